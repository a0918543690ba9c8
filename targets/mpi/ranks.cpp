// Portions from a shared counter. Two numbers lie in a window of rank 0: the next portion, and the games played by all.
// Every call is made by one thread. The others reach the window only while rank 0 is inside MPI, so it looks in every
// few milliseconds (tell) while its games are played by other threads.
#include <mpi.h>

#include <chrono>
#include <thread>

#include "cli/ranks_library.h"

namespace {

constexpr MPI_Aint next_portion = 0;
constexpr MPI_Aint games_played = 1;

MPI_Win window = MPI_WIN_NULL;
std::uint64_t* numbers = nullptr;  // on rank 0
backlot_ranks ranks{};

std::uint64_t add(MPI_Aint place, std::uint64_t more) {
  std::uint64_t before = 0;
  MPI_Fetch_and_op(&more, &before, MPI_UINT64_T, 0, place, MPI_SUM, window);
  MPI_Win_flush(0, window);
  return before;
}

std::uint64_t next() { return add(next_portion, 1); }

std::uint64_t tell(std::uint64_t games) {
  int waiting = 0;
  MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &waiting, MPI_STATUS_IGNORE);
  if (games == 0 && ranks.rank != 0) return 0;
  return add(games_played, games) + games;
}

// Waiting as MPI does it would keep a core busy that others need for playing.
int finish(int stopped) {
  int any = 0;
  MPI_Request request = MPI_REQUEST_NULL;
  MPI_Iallreduce(&stopped, &any, 1, MPI_INT, MPI_LOR, MPI_COMM_WORLD, &request);
  for (int done = 0; done == 0; std::this_thread::sleep_for(std::chrono::milliseconds(done == 0 ? 2 : 0))) {
    MPI_Test(&request, &done, MPI_STATUS_IGNORE);
  }
  MPI_Win_unlock_all(window);
  MPI_Win_free(&window);
  MPI_Finalize();
  return any;
}

void give_up(int status) { MPI_Abort(MPI_COMM_WORLD, status); }

}  // namespace

const backlot_ranks* backlot_start_ranks() {
  int level = 0;
  if (MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &level) != MPI_SUCCESS) return nullptr;
  MPI_Comm_rank(MPI_COMM_WORLD, &ranks.rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks.size);
  const MPI_Aint bytes = ranks.rank == 0 ? 2 * static_cast<MPI_Aint>(sizeof(std::uint64_t)) : 0;
  MPI_Win_allocate(bytes, sizeof(std::uint64_t), MPI_INFO_NULL, MPI_COMM_WORLD, static_cast<void*>(&numbers), &window);
  MPI_Win_lock_all(0, window);
  if (ranks.rank == 0) {
    numbers[next_portion] = 0;
    numbers[games_played] = 0;
    MPI_Win_sync(window);
  }
  MPI_Barrier(MPI_COMM_WORLD);
  ranks.next = next;
  ranks.tell = tell;
  ranks.finish = finish;
  ranks.give_up = give_up;
  return &ranks;
}
