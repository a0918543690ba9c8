// A PostgreSQL server of a test's own: in a temporary folder, reached through a socket there and by nobody else, and
// gone with the program. PostgreSQL refuses to run as root: there it is the user "postgres", whom Debian's package
// makes.
#pragma once
#include <fcntl.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <initializer_list>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "support/folder.hpp"

namespace backlot::testing_support {

class PostgresServer {
 public:
  using Arguments = std::vector<std::string>;

  PostgresServer() {
    if (geteuid() == 0) {
      user_ = getpwnam("postgres");
      if (user_ == nullptr) throw std::runtime_error("there is no user \"postgres\"; scripts/setup installs it");
      if (chown(folder().c_str(), user_->pw_uid, user_->pw_gid) != 0) throw std::runtime_error("chown failed");
    }
    const Arguments initdb{"initdb", "-D",        data(),       "-U", "backlot", "-A",
                           "trust",  "--no-sync", "--locale=C", "-E", "UTF8"};
    if (tool(initdb) != 0) throw std::runtime_error("initdb failed: " + log());
    start();
  }
  ~PostgresServer() { stop(SIGQUIT); }
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;

  // One for all tests of a program: it takes two seconds to make one.
  static PostgresServer& shared() {
    static PostgresServer server;
    return server;
  }

  // What a store is opened with. Each schema is a store of its own, which is empty at first.
  std::string url(const std::string& schema, const std::string& database = "postgres") const {
    return "postgresql:///" + database + "?user=backlot&host=" + folder() + "&options=-csearch_path%3D" + schema;
  }
  std::string fresh_schema() {
    const std::string schema = "store_" + std::to_string(++schemas_);
    run("CREATE SCHEMA " + schema);
    return schema;
  }
  std::string fresh_url() { return url(fresh_schema()); }

  void start() {
    process_ = launch({"postgres", "-D", data(), "-k", folder(), "-c", "listen_addresses=", "-c", "fsync=off", "-c",
                       "shared_buffers=16MB", "-c", "max_connections=60", "-c", "dynamic_shared_memory_type=mmap"});
    for (int tries = 0; PQping(url("public").c_str()) != PQPING_OK; ++tries) {
      if (tries > 3000) throw std::runtime_error("the server does not start: " + log());
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
  }
  // SIGINT ends it in good order, SIGQUIT at once.
  void stop(int how = SIGINT) {
    if (process_ <= 0) return;
    kill(process_, how);
    waitpid(process_, nullptr, 0);
    process_ = 0;
  }

  // Runs one of PostgreSQL's programs, such as pg_dump, as the user who owns the database; its exit status.
  int tool(const Arguments& command) const {
    int status = 0;
    return waitpid(launch(command), &status, 0) < 0 ? -1 : status;
  }
  // Where such programs may leave files.
  std::string folder() const { return own_.path().string(); }

  // Statements of a test's own; throws when they fail.
  std::string run(const std::string& sql, const std::string& schema_url = {}) const {
    const std::unique_ptr<PGconn, decltype(&PQfinish)> connection(
        PQconnectdb(schema_url.empty() ? url("public").c_str() : schema_url.c_str()), PQfinish);
    const std::unique_ptr<PGresult, decltype(&PQclear)> result(PQexec(connection.get(), sql.c_str()), PQclear);
    const ExecStatusType status = PQresultStatus(result.get());
    if (status == PGRES_COMMAND_OK) return {};
    if (status != PGRES_TUPLES_OK) throw std::runtime_error(sql + ": " + PQerrorMessage(connection.get()));
    std::string text;
    for (int row = 0; row < PQntuples(result.get()); ++row) {
      text += std::string(row == 0 ? "" : "\n") + PQgetvalue(result.get(), row, 0);
    }
    return text;
  }

 private:
  std::string data() const { return folder() + "/data"; }
  std::string log() const { return "see " + folder() + "/log"; }

  static std::string program(const std::string& name) {
    for (const auto& version : std::filesystem::directory_iterator("/usr/lib/postgresql")) {
      const auto file = version.path() / "bin" / name;
      if (std::filesystem::exists(file)) return file.string();
    }
    throw std::runtime_error("there is no " + name + "; scripts/setup installs it");
  }

  pid_t launch(const Arguments& command) const {
    Arguments words = command;
    words[0] = program(command[0]);
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const std::string log = folder() + "/log";
    const pid_t process = fork();
    if (process != 0) return process;
    const int out = open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0666);
    dup2(open("/dev/null", O_RDONLY), STDIN_FILENO);
    dup2(out, STDOUT_FILENO);
    dup2(out, STDERR_FILENO);
    if (user_ != nullptr && (setgid(user_->pw_gid) != 0 || setuid(user_->pw_uid) != 0)) _exit(126);
    prctl(PR_SET_PDEATHSIG, SIGQUIT);  // also when the test is killed
    for (int file = 3; file < 256; ++file) close(file);
    execv(arguments[0], arguments.data());
    _exit(127);
  }

  const Folder own_{"postgres"};
  const passwd* user_ = nullptr;
  pid_t process_ = 0;
  int schemas_ = 0;
};

}  // namespace backlot::testing_support
