"""What the handlers work with: one set for each running server."""

from __future__ import annotations

from spellwright.server.answers import RecentAnswers
from spellwright.server.audience import Audience
from spellwright.server.limits import (
    SOCKETS_PER_ADDRESS,
    SOCKETS_PER_SESSION,
    RateLimits,
    SocketLimit,
)
from spellwright.server.public_address import PublicAddress
from spellwright.server.request_metrics import RequestMetrics
from spellwright.server.store.table_store import TableStore
from spellwright.server.store.writer import Writer
from spellwright.server.stream.protocol import Told
from spellwright.server.tables.campaigns import Campaigns
from spellwright.server.tables.hall import Hall
from spellwright.server.tables.reviews import Reviews
from spellwright.speech.offered import Languages


class Services:
    def __init__(
        self,
        store: TableStore,
        writer: Writer,
        hall: Hall,
        campaigns: Campaigns,
        reviews: Reviews,
        limits: RateLimits,
        requests: RequestMetrics,
        public_address: PublicAddress,
        metrics_token: str = "",
        languages: Languages | None = None,
    ) -> None:
        self.store = store
        self.writer = writer
        self.hall = hall
        self.campaigns = campaigns
        self.reviews = reviews
        self.limits = limits
        self.requests = requests
        self.public_address = public_address
        self.metrics_token = metrics_token
        """The token by which the operator's Prometheus reads the figures; without one nobody reads
        them.
        """
        self.languages = languages or Languages()
        self.answers: RecentAnswers[Told] = RecentAnswers()
        self.audience = Audience()
        self.sockets = SocketLimit(
            max(1.0, limits.scale) * SOCKETS_PER_SESSION,
            max(1.0, limits.scale) * SOCKETS_PER_ADDRESS,
        )
