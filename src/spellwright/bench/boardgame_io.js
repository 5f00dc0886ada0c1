// Tic-tac-toe by boardgame.io, driven by its plain client as its documentation says.
//   node boardgame_io.js SECONDS    plays random games, then prints decisions, games, seconds
// boardgame.io is looked for from the folder in which this is run.

const find = (name) => require(require.resolve(name, { paths: [process.cwd()] }));
const { Client } = find("boardgame.io/client");
const { INVALID_MOVE } = find("boardgame.io/core");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];

const TicTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const isOurs = (cell) => G.cells[cell] === ctx.currentPlayer;
    if (LINES.some((line) => line.every(isOurs))) return { winner: ctx.currentPlayer };
    if (G.cells.every((mark) => mark !== null)) return { draw: true };
  },
};

const client = Client({ game: TicTacToe, debug: false });
client.start();

function play(seconds) {
  let decisions = 0;
  let games = 0;
  const end = Date.now() + seconds * 1000;
  while (games === 0 || Date.now() < end) {
    let { G, ctx } = client.getState();
    while (!ctx.gameover) {
      const free = [];
      G.cells.forEach((mark, cell) => mark === null && free.push(cell));
      client.moves.mark(free[Math.floor(Math.random() * free.length)]);
      decisions += 1;
      ({ G, ctx } = client.getState());
    }
    games += 1;
    client.reset();
  }
  return [decisions, games];
}

const WARM_UP_SECONDS = 1; // Node compiles what runs often; that is not what is measured.
play(WARM_UP_SECONDS);
const started = process.cpuUsage();
const [decisions, games] = play(Number(process.argv[2]));
const used = process.cpuUsage(started);
console.log(JSON.stringify([decisions, games, (used.user + used.system) / 1e6]));
