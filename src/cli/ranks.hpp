// The processes that share the portions of a run: those that mpirun has started, or this one alone. What knows MPI is a
// library apart (targets/mpi), which is loaded only under mpirun: the program itself needs none.
#pragma once
#include <cstdint>
#include <functional>

#include "lab/watch.hpp"

struct backlot_ranks;  // cli/ranks_library.h

namespace backlot::cli {

// How many processes mpirun has started, this one included; 0 without mpirun.
std::uint64_t started_by_mpirun();

class Ranks {
 public:
  // Under mpirun it is a Failure when the library is not there.
  Ranks();
  Ranks(const Ranks&) = delete;
  Ranks& operator=(const Ranks&) = delete;

  // The first one shows progress and writes the result.
  bool is_first() const { return rank_ == 0; }
  // Whether MPI connects them.
  bool are_many() const { return library_ != nullptr; }
  // The number of the next portion, from 0 on; each number is given to one process.
  std::uint64_t next();
  // Does something long while the others can go on taking portions. `shown` gets the games of all processes.
  void while_sharing(const lab::Watch& mine, lab::Watch& shown, const std::function<void()>& work);
  // When all have come here; true when one of them was stopped. After that every process is on its own.
  bool finish(bool stopped);
  // Ends all processes.
  [[noreturn]] void give_up(int status);

 private:
  void tell(const lab::Watch& mine, lab::Watch& shown);

  const backlot_ranks* library_ = nullptr;
  int rank_ = 0;
  std::uint64_t next_ = 0;  // without a library
  std::uint64_t told_ = 0;
};

}  // namespace backlot::cli
