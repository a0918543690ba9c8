#include "server/store_care.hpp"

#include <utility>

namespace backlot {

StoreCare::StoreCare(Services services, const ServerSettings& settings)
    : around_(std::move(services)),
      look_every_(settings.look_millis),
      expiry_{.never_started = settings.expire_never_started, .finished = settings.expire_finished, .spared = {}} {}

StoreCare::Time StoreCare::now() const {
  if (around_.seconds) return {around_.seconds(), around_.steady_seconds()};
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  const auto clock = std::chrono::duration_cast<std::chrono::seconds>(since).count();
  return {static_cast<std::uint64_t>(clock), around_.steady_seconds()};
}

void StoreCare::begin() {
  last_ = now();
  look();
  // Soon after the start: a server that is started anew every day has tables that expire, too.
  around_.later(std::chrono::minutes(1), [this] { expire(); });
}

void StoreCare::look() {
  std::string trouble = around_.archive.trouble();
  if (trouble != trouble_) {
    if (trouble.empty()) {
      around_.log.event("the store is well again");
    } else {
      around_.log.event("trouble with the store", {{"why", trouble}});
    }
    trouble_ = std::move(trouble);
  }
  around_.later(look_every_, [this] { look(); });
}

void StoreCare::expire() {
  around_.later(std::chrono::hours(1), [this] { expire(); });
  const Time time = now();
  const std::uint64_t expected = last_.clock + (time.steady - last_.steady);
  const std::uint64_t off = time.clock > expected ? time.clock - expected : expected - time.clock;
  last_ = time;
  const bool wanted = expiry_.never_started + expiry_.finished > 0;
  // A clock that was wrong, or is: nobody's table is deleted for that. In an hour there is another look.
  if (off > 300) {
    if (wanted) around_.log.event("nothing expires", {{"why", "the clock was changed"}});
    return;
  }
  Expiry expiry = expiry_;
  for (std::string& table : around_.held()) {
    around_.archive.opened(table);  // other programs are to know it too, also where only they delete
    expiry.spared.insert(std::move(table));
  }
  if (!wanted || expiring_) return;  // or still at it
  expiring_ = true;
  worker_ = std::jthread([this, expiry = std::move(expiry)](const std::stop_token& stop) {
    Expired counts = around_.archive.expire(expiry, stop);
    around_.post([this, counts = std::move(counts)] { expired(counts); });
  });
}

void StoreCare::expired(const Expired& counts) {
  expiring_ = false;
  const std::string never_started = std::to_string(counts.never_started);
  const std::string finished = std::to_string(counts.finished);
  const std::string entries = std::to_string(counts.entries);
  if (counts.fault.empty()) {
    around_.log.event("expired", {{"never_started", never_started}, {"finished", finished}, {"entries", entries}});
  } else {
    around_.log.event(
        "expired",
        {{"never_started", never_started}, {"finished", finished}, {"entries", entries}, {"stopped_by", counts.fault}});
  }
}

}  // namespace backlot
