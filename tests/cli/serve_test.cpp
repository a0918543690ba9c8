// `backlot serve` as a process: nobody who stops reading what it says ends it.
#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <csignal>

#include "cli/program.hpp"

using namespace backlot::cli_tests;

namespace {

class Serve : public Program {};

// The status of an answer to a request for that, or 0.
int asked(std::uint16_t port, const std::string& target) {
  const int made = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  std::string answer;
  const std::string request = "GET " + target + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
  if (connect(made, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0 &&
      send(made, request.data(), request.size(), MSG_NOSIGNAL) > 0) {
    char buffer[4096];
    for (ssize_t got = 0; (got = recv(made, buffer, sizeof buffer, 0)) > 0;) {
      answer.append(buffer, static_cast<std::size_t>(got));
    }
  }
  close(made);
  return answer.size() > 12 ? std::stoi(answer.substr(9, 3)) : 0;
}

}  // namespace

TEST_F(Serve, goes_on_when_nobody_reads_what_it_says_any_more) {
  std::filesystem::create_directory(work() / "web");
  put_text(work() / "web" / "index.html", "x");
  int out[2];
  int err[2];
  ASSERT_EQ(pipe(out), 0);
  ASSERT_EQ(pipe(err), 0);
  const std::string web = (work() / "web").string();
  const std::string store = "sqlite:" + (work() / "tables.sqlite").string();
  const pid_t child = fork();
  if (child == 0) {
    dup2(out[1], STDOUT_FILENO);
    dup2(err[1], STDERR_FILENO);
    for (const int each : {out[0], out[1], err[0], err[1]}) close(each);
    execl(BACKLOT_BINARY_DIR "/backlot", "backlot", "serve", "--port", "0", "--bind", "127.0.0.1", "--web", web.c_str(),
          "--store", store.c_str(), "--log", "words", nullptr);
    _exit(127);
  }
  close(out[1]);
  close(err[1]);
  std::string said;
  for (char byte = 0; read(out[0], &byte, 1) == 1 && byte != '\n';) said += byte;
  close(out[0]);
  close(err[0]);  // from now on every line of its log is a broken pipe
  const std::size_t at = said.rfind(':');
  ASSERT_NE(at, std::string::npos) << said;
  const auto port = static_cast<std::uint16_t>(std::stoi(said.substr(at + 1)));
  for (int i = 0; i < 3; ++i) EXPECT_EQ(asked(port, "/healthz"), 200);
  kill(child, SIGTERM);
  int status = -1;
  waitpid(child, &status, 0);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
}

TEST_F(Serve, help_says_what_signals_and_a_closed_terminal_do) {
  const Ran ran = run({"serve", "--help"});
  EXPECT_EQ(ran.status, 0);
  for (const char* word : {"SIGTERM", "SIGHUP", "terminal", "--proxy", "--host"})
    EXPECT_TRUE(has(ran.out, word)) << word;
}

TEST_F(Serve, refuses_names_and_addresses_that_are_none) {
  std::filesystem::create_directory(work() / "web");
  put_text(work() / "web" / "index.html", "x");
  const auto serve = [this](const std::string& option, const std::string& value) {
    return run({"serve", "--web", "web", "--port", "0", option, value});
  };
  expect_no(serve("--host", "games.example:80"), 2, {"--host", "games.example:80", "without a port"});
  expect_no(serve("--host", "http://games.example"), 2, {"--host"});
  expect_no(serve("--proxy", "localhost"), 2, {"--proxy", "localhost", "10.0.0.0/8"});
  expect_no(serve("--proxy", "10.0.0.0/40"), 2, {"--proxy", "10.0.0.0/40"});
  expect_no(serve("--bot-pause", "10001"), 2, {"--bot-pause is 0 to 10000"});
}
