#include "cli/ctrl_c.hpp"

#include <atomic>

namespace backlot::cli {

namespace {

std::atomic<lab::Watch*> watched = nullptr;
static_assert(std::atomic<lab::Watch*>::is_always_lock_free && std::atomic<bool>::is_always_lock_free);

extern "C" void stop_watched(int /*signal*/) {
  if (lab::Watch* const watch = watched) watch->stop = true;
}

}  // namespace

StopsOnCtrlC::StopsOnCtrlC(lab::Watch& watch) {
  watched = &watch;
  struct sigaction action{};
  action.sa_handler = stop_watched;
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigaction(SIGINT, &action, &before_int_);
  sigaction(SIGTERM, &action, &before_term_);
}

StopsOnCtrlC::~StopsOnCtrlC() {
  sigaction(SIGINT, &before_int_, nullptr);
  sigaction(SIGTERM, &before_term_, nullptr);
  watched = nullptr;
}

}  // namespace backlot::cli
