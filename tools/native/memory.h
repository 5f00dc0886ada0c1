/* Numbers and lists come and go with every choice. Python 3.11 asks its allocator for each of them;
   here what was dropped is kept for the next one of its kind, a list with its room. Only what the
   compiled files themselves make and drop goes this way, and other versions of Python, in which
   numbers and references look different, go the usual way altogether. */

#if PY_VERSION_HEX < 0x030C0000 && !defined(Py_REF_DEBUG) && !defined(Py_TRACE_REFS)

#define SPELLWRIGHT_LEAST_SMALL (-5)
#define SPELLWRIGHT_SMALL 262
#define SPELLWRIGHT_SURELY_SMALL (256 * sizeof(PyLongObject))
#define SPELLWRIGHT_FOR_EVER ((Py_ssize_t)1 << 60)
#define SPELLWRIGHT_LEAST_ROOM 4
#define SPELLWRIGHT_ROOM_OF_EMPTY 3
#define SPELLWRIGHT_ROOMS 7
#define SPELLWRIGHT_MOST_KEPT 1024

/* Things that nobody needs now, and how many of each kind there are: empty lists by the room they
   have (for 4, 8, 16 … 256 items, or up to twice that), and last the numbers of one digit. */
#define SPELLWRIGHT_NUMBERS SPELLWRIGHT_ROOMS
#define SPELLWRIGHT_KINDS (SPELLWRIGHT_ROOMS + 1)

struct spellwright_spare {
    /* Where Python's own numbers from -5 to 256, of which there is one each, lie side by side; 0 if
       they do not. They live for ever, so nobody need count who holds them. */
    uintptr_t small;
    Py_ssize_t counts[SPELLWRIGHT_KINDS];
    PyObject *things[SPELLWRIGHT_KINDS][SPELLWRIGHT_MOST_KEPT];
};

static struct spellwright_spare spellwright_own;
static struct spellwright_spare *spellwright_spare = &spellwright_own;

static void
spellwright_find_small(void)
{
    PyObject *small[SPELLWRIGHT_SMALL];
    for (int place = 0; place < SPELLWRIGHT_SMALL; place++) {
        small[place] = PyLong_FromLong(place + SPELLWRIGHT_LEAST_SMALL);
        if ((char *)small[place] != (char *)small[0] + place * sizeof(PyLongObject))
            return;
    }
    for (int place = 0; place < SPELLWRIGHT_SMALL; place++)
        Py_SET_REFCNT(small[place], SPELLWRIGHT_FOR_EVER);
    spellwright_own.small = (uintptr_t)small[0];
}

/* What one group of files makes another may drop, so all of them share what the first one has. */
static __attribute__((constructor)) void
spellwright_share(void)
{
    PyObject *shared = PySys_GetObject("spellwright_spare");
    if (shared != NULL) {
        spellwright_spare = PyCapsule_GetPointer(shared, NULL);
        return;
    }
    spellwright_find_small();
    shared = PyCapsule_New(&spellwright_own, NULL, NULL);
    if (shared == NULL || PySys_SetObject("spellwright_spare", shared) < 0)
        PyErr_Clear();
    Py_XDECREF(shared);
}

static void spellwright_drop(PyObject *thing);

static inline void
spellwright_decref(PyObject *thing)
{
    if (--thing->ob_refcnt == 0)
        spellwright_drop(thing);
}

static inline void
spellwright_xdecref(PyObject *thing)
{
    if (thing != NULL)
        spellwright_decref(thing);
}

#undef Py_DECREF
#define Py_DECREF(thing) spellwright_decref((PyObject *)(thing))
#undef Py_XDECREF
#define Py_XDECREF(thing) spellwright_xdecref((PyObject *)(thing))

/* A thing of a kind, or NULL. */
static inline PyObject *
spellwright_take(long kind)
{
    Py_ssize_t count = spellwright_spare->counts[kind];
    if (count == 0)
        return NULL;
    PyObject *thing = spellwright_spare->things[kind][--count];
    spellwright_spare->counts[kind] = count;
    Py_SET_REFCNT(thing, 1);
    return thing;
}

static inline int
spellwright_keep(long kind, PyObject *thing)
{
    Py_ssize_t count = spellwright_spare->counts[kind];
    if (count == SPELLWRIGHT_MOST_KEPT)
        return 0;
    spellwright_spare->things[kind][count] = thing;
    spellwright_spare->counts[kind] = count + 1;
    return 1;
}

/* -- numbers ---------------------------------------------------------------------------------- */

static inline PyObject *
spellwright_number(long value)
{
    unsigned long place = (unsigned long)(value - SPELLWRIGHT_LEAST_SMALL);
    if (place < SPELLWRIGHT_SMALL && spellwright_spare->small)
        return (PyObject *)(spellwright_spare->small + place * sizeof(PyLongObject));
    PyObject *number = NULL;
    if (value > 0 && value <= (long)PyLong_MASK)
        number = spellwright_take(SPELLWRIGHT_NUMBERS);
    if (number == NULL)
        return PyLong_FromLong(value);
    ((PyLongObject *)number)->ob_digit[0] = (digit)value;
    return number;
}

static inline int
spellwright_keeps_number(PyObject *number)
{
    return Py_SIZE(number) == 1 && spellwright_keep(SPELLWRIGHT_NUMBERS, number);
}

#define PyLong_FromLong spellwright_number
#define PyLong_FromSsize_t spellwright_number

/* -- lists ------------------------------------------------------------------------------------ */

/* What the garbage collector knows is linked to the next thing, in front of the thing itself. */
#define SPELLWRIGHT_IS_TRACKED(thing) (((uintptr_t *)(thing))[-2] != 0)

static __attribute__((noinline)) PyObject *
spellwright_new_list(long room)
{
    PyObject *list = PyList_New(0);
    if (list == NULL)
        return NULL;
    PyObject **items = PyMem_New(PyObject *, SPELLWRIGHT_LEAST_ROOM << room);
    if (items == NULL) {
        Py_DECREF(list);
        return PyErr_NoMemory();
    }
    ((PyListObject *)list)->ob_item = items;
    ((PyListObject *)list)->allocated = SPELLWRIGHT_LEAST_ROOM << room;
    PyObject_GC_UnTrack(list);
    return list;
}

/* An empty list with room, which the garbage collector does not know. NULL is an error. */
static inline PyObject *
spellwright_room(long room)
{
    PyObject *list = spellwright_take(room);
    return list != NULL ? list : spellwright_new_list(room);
}

static inline long
spellwright_room_for(Py_ssize_t size)
{
    if (size <= SPELLWRIGHT_LEAST_ROOM)
        return 0;
    return 62 - __builtin_clzl((unsigned long)size - 1);
}

static PyObject *
spellwright_list(Py_ssize_t size)
{
    long room = size ? spellwright_room_for(size) : SPELLWRIGHT_ROOM_OF_EMPTY;
    if (size < 0 || room >= SPELLWRIGHT_ROOMS)
        return PyList_New(size);
    PyObject *list = spellwright_room(room);
    if (list == NULL)
        return NULL;
    if (size) {
        memset(((PyListObject *)list)->ob_item, 0, size * sizeof(PyObject *));
        Py_SET_SIZE((PyVarObject *)list, size);
    }
    PyObject_GC_Track(list);
    return list;
}

/* How far items lie behind the smallest number, four of them looked at a time: less than
   SPELLWRIGHT_SURELY_SMALL if all of them are small numbers. They may be copied on the way. */
typedef uintptr_t spellwright_pair __attribute__((vector_size(16), aligned(8), may_alias));

static inline __attribute__((always_inline)) uintptr_t
spellwright_spread(PyObject **items, Py_ssize_t size, int copies, PyObject **to)
{
    uintptr_t small = spellwright_spare->small, spread = 0;
    spellwright_pair smalls = {small, small}, spreads = {0, 0};
    Py_ssize_t at = 0;
    for (; at + 4 <= size; at += 4) {
        spellwright_pair one = *(spellwright_pair *)(items + at);
        spellwright_pair two = *(spellwright_pair *)(items + at + 2);
        if (copies) {
            *(spellwright_pair *)(to + at) = one;
            *(spellwright_pair *)(to + at + 2) = two;
        }
        spreads |= (one - smalls) | (two - smalls);
    }
    for (; at < size; at++) {
        if (copies)
            to[at] = items[at];
        spread |= (uintptr_t)items[at] - small;
    }
    return spread | spreads[0] | spreads[1];
}

/* The copy of a column. A list of numbers cannot lead back to itself, so the garbage collector need
   not know it; an empty one is taken for one of numbers. */
static __attribute__((noinline)) PyObject *
spellwright_copy(PyObject *column)
{
    Py_ssize_t size = PyList_GET_SIZE(column);
    long room = spellwright_room_for(size);
    if (room >= SPELLWRIGHT_ROOMS)
        return PyList_GetSlice(column, 0, size);
    PyObject *list = spellwright_room(room);
    if (list == NULL)
        return NULL;
    PyObject **items = ((PyListObject *)column)->ob_item;
    Py_SET_SIZE((PyVarObject *)list, size);
    if (spellwright_spread(items, size, 1, ((PyListObject *)list)->ob_item)
        >= SPELLWRIGHT_SURELY_SMALL) {
        for (Py_ssize_t at = 0; at < size; at++)
            Py_INCREF(items[at]);
        if (!PyLong_CheckExact(items[0]))
            PyObject_GC_Track(list);
    }
    return list;
}

static inline PyObject *
spellwright_slice(PyObject *items, Py_ssize_t low, Py_ssize_t high)
{
    if (low == 0 && high >= PyList_GET_SIZE(items))
        return spellwright_copy(items);
    return PyList_GetSlice(items, low, high);
}

static __attribute__((noinline)) void
spellwright_drop_list(PyObject *list)
{
    Py_ssize_t allocated = ((PyListObject *)list)->allocated, size = Py_SIZE(list);
    long room = allocated ? 61 - __builtin_clzl((unsigned long)allocated) : -1;
    if (room < 0 || room >= SPELLWRIGHT_ROOMS) {
        PyList_Type.tp_dealloc(list);
        return;
    }
    if (SPELLWRIGHT_IS_TRACKED(list))
        PyObject_GC_UnTrack(list);
    PyObject **items = ((PyListObject *)list)->ob_item;
    if (spellwright_spread(items, size, 0, NULL) >= SPELLWRIGHT_SURELY_SMALL)
        for (Py_ssize_t at = size - 1; at >= 0; at--)
            Py_XDECREF(items[at]);
    Py_SET_SIZE((PyVarObject *)list, 0);
    if (!spellwright_keep(room, list))
        PyList_Type.tp_dealloc(list);
}

#define PyList_New spellwright_list
#define PyList_GetSlice spellwright_slice

/* -- records ---------------------------------------------------------------------------------- */

/* `X.__new__(X)` makes an X without looking for the method. */
static PyObject *
spellwright_call_method(PyObject *name, PyObject *const *args, size_t count, PyObject *names)
{
    static PyObject *makes_new;
    if (makes_new == NULL)
        makes_new = PyUnicode_InternFromString("__new__");
    if (name != makes_new || PyVectorcall_NARGS(count) != 2 || names != NULL || args[0] != args[1]
        || !PyType_Check(args[0]))
        return PyObject_VectorcallMethod(name, args, count, names);
    PyTypeObject *type = (PyTypeObject *)args[0];
    PyObject *nothing = PyTuple_New(0);
    PyObject *made = type->tp_new(type, nothing, NULL);
    Py_DECREF(nothing);
    return made;
}

#define PyObject_VectorcallMethod spellwright_call_method

/* -- all together ----------------------------------------------------------------------------- */

static __attribute__((noinline)) void
spellwright_drop(PyObject *thing)
{
    PyTypeObject *type = Py_TYPE(thing);
    if (type == &PyList_Type)
        spellwright_drop_list(thing);
    else if (type != &PyLong_Type || !spellwright_keeps_number(thing))
        type->tp_dealloc(thing);
}

#endif
