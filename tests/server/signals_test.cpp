// What signals and a closed terminal do to a server that is a process of its own.
#include <gtest/gtest.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <string>

#include "server/late_archive.hpp"
#include "server/raw.hpp"
#include "server/reference_client.hpp"
#include "server/served.hpp"
#include "server/server.hpp"

using namespace backlot;

namespace {

class Process {
 public:
  enum class Input : std::uint8_t { nothing, terminal };
  explicit Process(ServerSettings settings, Input input = Input::nothing) {
    int ends[2];
    if (pipe(ends) != 0) std::abort();
    log_ = ends[0];
    pid_ = input == Input::terminal ? forkpty(&terminal_, nullptr, nullptr, nullptr) : fork();
    if (pid_ != 0) {
      close(ends[1]);
      return;
    }
    close(ends[0]);
    if (input == Input::nothing) close(STDIN_FILENO);
    settings.log = [to = ends[1]](const std::string& line) {
      const std::string text = line + "\n";
      if (write(to, text.data(), text.size()) < 0) _exit(3);
    };
    LateArchive archive;
    {
      Server server(settings, archive);
      if (!server.listen().empty()) _exit(2);
      server.run(Server::Signals::heeded);
    }
    _exit(0);
  }
  ~Process() {
    if (pid_ > 0) kill(pid_, SIGKILL);
    if (pid_ > 0) waitpid(pid_, nullptr, 0);
    close(log_);
  }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  // What it logs until a line has this in it: that line. Empty when it ends before.
  std::string hears(const std::string& words) const {
    std::string line;
    char byte = 0;
    while (read(log_, &byte, 1) == 1) {
      if (byte != '\n') {
        line += byte;
        continue;
      }
      if (line.find(words) != std::string::npos) return line;
      line.clear();
    }
    return {};
  }
  std::uint16_t port() const {
    const std::string line = hears("listening port=");
    const std::size_t at = line.find("port=\"");
    return at == std::string::npos ? std::uint16_t{0} : static_cast<std::uint16_t>(std::stoi(line.substr(at + 6)));
  }
  void send(int signal) const { kill(pid_, signal); }
  void close_terminal() const { close(terminal_); }
  int wait() {
    int status = 0;
    waitpid(std::exchange(pid_, -1), &status, 0);
    return status;
  }

 private:
  pid_t pid_ = -1;
  int log_ = -1;
  int terminal_ = -1;
};

class SignalsTest : public testing::Test {
 protected:
  SignalsTest() {
    settings_.address = "127.0.0.1";
    settings_.port = 0;
    settings_.web = folder_.path().string();
    settings_.farewell_millis = 20;
  }
  std::string file(const char* name) const { return (folder_.path() / name).string(); }

  const testing_support::Folder folder_{"signals"};
  ServerSettings settings_;
};

bool ended_well(int status) { return WIFEXITED(status) && WEXITSTATUS(status) == 0; }

}  // namespace

TEST_F(SignalsTest, the_first_ends_in_order_and_the_second_at_once) {
  for (const int signal : {SIGTERM, SIGINT}) {
    Process process(settings_);
    ReferenceClient ada(process.port(), "Ada");
    ada.send(R"({"type":"create","id":"c","game":"cinecitta","options":)" + four + "}");
    ada.send(R"({"type":"hello","version":1})");  // what comes before it was taken in
    ASSERT_TRUE(ada.wait_for("welcome"));
    process.send(signal);
    EXPECT_NE(process.hears("going down"), "");  // and it waits for a store that does not answer
    process.send(signal);
    const int status = process.wait();
    EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == signal) << status;
  }
}

TEST_F(SignalsTest, one_is_enough_when_nothing_is_left_to_do) {
  Process process(settings_);
  EXPECT_NE(process.port(), 0);
  process.send(SIGTERM);
  EXPECT_NE(process.hears("stopped"), "");
  EXPECT_TRUE(ended_well(process.wait()));
}

TEST_F(SignalsTest, a_hangup_reads_the_certificate_anew) {
  settings_.tls_certificate = file("cert.pem");
  settings_.tls_key = file("key.pem");
  make_certificate(file("cert.pem"), file("key.pem"));
  std::filesystem::copy_file(file("cert.pem"), file("old.pem"));
  Process process(settings_);
  const std::uint16_t port = process.port();
  const auto shows = [&](const char* certificate) {
    return get(port, "/healthz", Raw::Over::tls, file(certificate)).status == 200;
  };
  EXPECT_TRUE(shows("old.pem"));
  Raw open(port, Raw::Over::tls, file("old.pem"));
  make_certificate(file("cert.pem"), file("key.pem"));
  EXPECT_TRUE(shows("old.pem"));  // until it is told
  process.send(SIGHUP);
  EXPECT_NE(process.hears("certificate reloaded"), "");
  EXPECT_TRUE(shows("cert.pem"));
  EXPECT_FALSE(shows("old.pem"));
  open.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  EXPECT_EQ(status_in(open.read_until("")), 200);  // what was there goes on
  std::filesystem::copy_file(file("cert.pem"), file("new.pem"));
  std::filesystem::resize_file(file("cert.pem"), 100);
  process.send(SIGHUP);
  const std::string kept = process.hears("certificate kept");
  EXPECT_NE(kept.find("cert.pem"), std::string::npos) << kept;
  EXPECT_TRUE(shows("new.pem"));
  std::filesystem::copy_file(file("old.pem"), file("cert.pem"), std::filesystem::copy_options::overwrite_existing);
  process.send(SIGHUP);  // whose key is gone
  EXPECT_NE(process.hears("certificate kept"), "");
  EXPECT_TRUE(shows("new.pem"));
  process.send(SIGTERM);
  EXPECT_TRUE(ended_well(process.wait()));
}

TEST_F(SignalsTest, a_hangup_without_a_certificate_changes_nothing) {
  Process process(settings_);
  const std::uint16_t port = process.port();
  for (int i = 0; i < 2; ++i) {
    process.send(SIGHUP);
    EXPECT_NE(process.hears("nothing to reload"), "");
    EXPECT_EQ(get(port, "/healthz").status, 200);
  }
  process.send(SIGTERM);
  EXPECT_TRUE(ended_well(process.wait()));
}

TEST_F(SignalsTest, a_server_ends_in_order_with_the_terminal_it_was_started_in) {
  Process process(settings_, Process::Input::terminal);
  const std::uint16_t port = process.port();
  process.send(SIGHUP);
  EXPECT_NE(process.hears("nothing to reload"), "");
  EXPECT_EQ(get(port, "/healthz").status, 200);  // the terminal is still there
  process.close_terminal();
  EXPECT_NE(process.hears("terminal closed"), "");
  EXPECT_NE(process.hears("stopped"), "");
  EXPECT_TRUE(ended_well(process.wait()));
}
