// Ctrl-C, or the SIGTERM of a scheduler, asks a long run to stop, and it ends with what it has; a second one ends the
// program as usual.
#pragma once
#include <csignal>

#include "lab/watch.hpp"

namespace backlot::cli {

class StopsOnCtrlC {
 public:
  explicit StopsOnCtrlC(lab::Watch& watch);
  StopsOnCtrlC(const StopsOnCtrlC&) = delete;
  StopsOnCtrlC& operator=(const StopsOnCtrlC&) = delete;
  ~StopsOnCtrlC();

 private:
  struct sigaction before_int_{};
  struct sigaction before_term_{};
};

}  // namespace backlot::cli
