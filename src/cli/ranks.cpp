#include "cli/ranks.hpp"

#include <dlfcn.h>
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <thread>

#include "cli/beside.hpp"
#include "cli/errors.hpp"
#include "cli/ranks_library.h"

namespace backlot::cli {

namespace {

const backlot_ranks* load_library() {
  const std::string path = beside_program("libbacklot-mpi.so");
  // Open MPI loads parts of itself that look for its names.
  void* const library = dlopen(path.c_str(), RTLD_NOW | RTLD_GLOBAL);
  if (library == nullptr) {
    throw Failure(fmt::format(
        "this program was built without MPI ({}); install libopenmpi-dev and openmpi-bin and build it again, or run "
        "one process without mpirun",
        dlerror()));
  }
  using Start = const backlot_ranks* (*)();
  const auto start = reinterpret_cast<Start>(dlsym(library, "backlot_start_ranks"));  // NOLINT
  const backlot_ranks* const ranks = start == nullptr ? nullptr : start();
  if (ranks == nullptr) throw Failure("MPI does not start");
  return ranks;
}

}  // namespace

std::uint64_t started_by_mpirun() {
  const auto number = [](const char* name) -> std::uint64_t {
    const char* const text = std::getenv(name);
    return text == nullptr ? 0 : std::strtoull(text, nullptr, 10);
  };
  if (const std::uint64_t size = number("OMPI_COMM_WORLD_SIZE"); size > 0) return size;
  // Slurm's srun speaks to Open MPI through PMIx.
  return std::getenv("PMIX_RANK") == nullptr ? 0 : std::max<std::uint64_t>(1, number("SLURM_NTASKS"));
}

Ranks::Ranks() {
  if (started_by_mpirun() == 0) return;
  library_ = load_library();
  rank_ = library_->rank;
}

std::uint64_t Ranks::next() { return library_ == nullptr ? next_++ : library_->next(); }

void Ranks::tell(const lab::Watch& mine, lab::Watch& shown) {
  const std::uint64_t done = mine.games_done;
  if (library_ == nullptr) {
    shown.games_done = done;
    shown.games_known = mine.games_known.load();
    return;
  }
  shown.games_done = library_->tell(done - told_);
  shown.games_known = mine.games_known.load();
  told_ = done;
}

void Ranks::while_sharing(const lab::Watch& mine, lab::Watch& shown, const std::function<void()>& work) {
  std::atomic<bool> done = false;
  std::exception_ptr failed;
  std::thread worker([&] {
    try {
      work();
    } catch (...) {
      failed = std::current_exception();
    }
    done = true;
  });
  while (!done) {
    tell(mine, shown);
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  worker.join();
  tell(mine, shown);
  if (failed) std::rethrow_exception(failed);
}

bool Ranks::finish(bool stopped) { return library_ == nullptr ? stopped : library_->finish(stopped ? 1 : 0) != 0; }

void Ranks::give_up(int status) {
  std::fflush(stdout);
  if (library_ != nullptr) library_->give_up(status);
  std::_Exit(status);
}

}  // namespace backlot::cli
