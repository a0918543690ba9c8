// The server as a process of its own, with a store in a folder of its own.
#pragma once
#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <map>
#include <string>

namespace backlot::load {

class ServerProcess {
 public:
  // `web` is a folder with an index.html.
  ServerProcess(std::string program, std::string store, std::string web)
      : program_(std::move(program)), store_(std::move(store)), web_(std::move(web)) {}
  ~ServerProcess() { kill(); }
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  // False when it does not say where it listens.
  bool start();
  void kill();       // -9
  bool terminate();  // politely; whether it ended well
  std::uint16_t port() const { return port_; }
  std::uint64_t resident_bytes() const;
  std::chrono::nanoseconds processor_time() const;
  // Of each of its threads, by the thread's number.
  std::map<int, std::chrono::nanoseconds> thread_times() const;

 private:
  int wait();

  std::string program_;
  std::string store_;
  std::string web_;
  pid_t process_ = -1;
  std::uint16_t port_ = 0;
};

}  // namespace backlot::load
