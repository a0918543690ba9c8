// mpirun backlot: processes share the portions of a run, and give the same bytes however many they are.
#include "cli/program.hpp"

using namespace backlot::cli_tests;

namespace {

// Runs shell commands in the folder, with the program as $BACKLOT.
class Together : public Program {
 protected:
  int shell(const std::string& command) const {
    setenv("BACKLOT", BACKLOT_BINARY_DIR "/backlot", 1);
    // Open MPI keeps its sockets in a folder whose name must be short, and nothing leaves this machine.
    setenv("TMPDIR", "/tmp", 1);
    const int status = std::system(("cd '" + work().string() + "' || exit 126; " + command).c_str());
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }
  static std::string mpirun(int ranks) {
    return "mpirun --allow-run-as-root --oversubscribe --bind-to none --mca btl tcp,self --mca btl_tcp_if_include lo "
           "--mca "
           "oob_tcp_if_include lo -n " +
           std::to_string(ranks) + " $BACKLOT ";
  }
};

const std::string request = "arena cinecitta --bots heuristic,random --games 120 --seed 3 --json ";

}  // namespace

TEST_F(Together, gnu_parallel_plays_the_portions) {
  if (shell("command -v parallel >/dev/null") != 0) GTEST_SKIP() << "GNU parallel is not installed";
  ASSERT_EQ(shell("$BACKLOT " + request + "> whole"), 0);
  // As in docs/lab.md.
  ASSERT_EQ(shell("parallel --will-cite -j 2 $BACKLOT " + request +
                  "--threads 1 --portion {}/6 --tally {}.tally ::: $(seq 6) > said 2>&1"),
            0)
      << text_in(work() / "said");
  EXPECT_EQ(lines_in(text_in(work() / "said")), 6U) << text_in(work() / "said");
  ASSERT_EQ(shell("$BACKLOT lab merge --json *.tally > merged"), 0);
  EXPECT_EQ(text_in(work() / "merged"), text_in(work() / "whole"));
}

TEST_F(Together, mpirun_gives_the_same_bytes_with_1_2_and_4_processes) {
  if (!std::filesystem::exists(BACKLOT_BINARY_DIR "/libbacklot-mpi.so")) GTEST_SKIP() << "built without MPI";
  ASSERT_EQ(shell("$BACKLOT " + request + "> whole"), 0);
  for (const int ranks : {1, 2, 4}) {
    const std::string out = "out" + std::to_string(ranks);
    const std::string kept = "--portions 9 --tally parts" + std::to_string(ranks);
    std::string command = mpirun(ranks);
    command.append(request).append(kept).append(" > ").append(out).append(" 2> said");
    ASSERT_EQ(shell(command), 0) << text_in(work() / "said");
    EXPECT_EQ(text_in(work() / out), text_in(work() / "whole")) << ranks;
  }
}

TEST_F(Together, mpirun_takes_up_what_a_lost_process_left) {
  if (!std::filesystem::exists(BACKLOT_BINARY_DIR "/libbacklot-mpi.so")) GTEST_SKIP() << "built without MPI";
  const std::string slow = "arena cinecitta --bots search:60,heuristic --games 48 --json ";
  // A process is killed as soon as some portion is there; mpirun ends the others.
  EXPECT_NE(shell(mpirun(2) + slow +
                  "--portions 24 --tally parts > out 2> said & job=$!; "
                  "until ls parts/*.tally > there 2>/dev/null; do sleep 0.02; done; "
                  "for pid in $(cat /proc/$job/task/$job/children); do case $(readlink /proc/$pid/exe) in */backlot) "
                  "kill -9 $pid; break;; esac; done; "
                  "wait $job"),
            0);
  EXPECT_GE(lines_in(text_in(work() / "there")), 1U);
  ASSERT_EQ(shell(mpirun(2) + slow + "--portions 24 --tally parts > out 2> said"), 0) << text_in(work() / "said");
  ASSERT_EQ(shell("$BACKLOT " + slow + "> whole"), 0);
  EXPECT_EQ(text_in(work() / "out"), text_in(work() / "whole"));
}

TEST_F(Together, mpirun_says_what_it_needs) {
  if (!std::filesystem::exists(BACKLOT_BINARY_DIR "/libbacklot-mpi.so")) GTEST_SKIP() << "built without MPI";
  EXPECT_EQ(shell(mpirun(2) + request + "> out 2> said"), 2);
  EXPECT_TRUE(has(text_in(work() / "said"), "--tally FOLDER")) << text_in(work() / "said");
}

// What knows MPI is loaded under mpirun alone.
TEST_F(Together, the_program_itself_needs_no_mpi) { EXPECT_NE(shell("ldd $BACKLOT | grep -i libmpi"), 0); }
