#include "table/file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <utility>

namespace backlot {

namespace {

Fault fault_with(const std::string& path, int error) { return {0, {}, path + ": " + std::strerror(error)}; }

std::string resolved(const std::string& path) {
  char* const real = ::realpath(path.c_str(), nullptr);
  if (real == nullptr) return path;
  std::string out(real);
  std::free(real);
  return out;
}

std::string folder_of(const std::string& path) {
  const auto slash = path.rfind('/');
  if (slash == std::string::npos) return ".";
  return slash == 0 ? "/" : path.substr(0, slash);
}

}  // namespace

FileWriter::FileWriter(std::string path) : path_(std::move(path)), target_(resolved(path_)) {
  struct stat now{};
  const bool exists = ::stat(target_.c_str(), &now) == 0;
  if (exists && S_ISDIR(now.st_mode)) {
    fail(EISDIR);
    return;
  }
  if (exists && !S_ISREG(now.st_mode)) {
    file_ = ::open(target_.c_str(), O_WRONLY | O_CLOEXEC);
    if (file_ < 0) fail(errno);
    return;
  }
  temporary_ = target_ + "." + std::to_string(::getpid()) + ".tmp";
  file_ = ::open(temporary_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (file_ < 0) {
    fail(errno);
    temporary_.clear();
    return;
  }
  if (exists && ::fchmod(file_, now.st_mode & 07777U) != 0) fail(errno);
}

FileWriter::~FileWriter() {
  if (file_ >= 0) ::close(file_);
  if (!temporary_.empty()) ::unlink(temporary_.c_str());
}

void FileWriter::fail(int error) {
  if (!fault_) fault_ = fault_with(path_, error);
}

const std::optional<Fault>& FileWriter::write(std::string_view text) {
  while (!fault_ && !text.empty()) {
    const ssize_t written = ::write(file_, text.data(), text.size());
    if (written >= 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR) {
      fail(errno);
    }
  }
  return fault_;
}

const std::optional<Fault>& FileWriter::commit() {
  if (fault_) return fault_;
  if (!temporary_.empty() && ::fsync(file_) != 0) fail(errno);
  if (::close(std::exchange(file_, -1)) != 0) fail(errno);
  if (fault_ || temporary_.empty()) return fault_;
  if (::rename(temporary_.c_str(), target_.c_str()) != 0) {
    fail(errno);
    return fault_;
  }
  temporary_.clear();
  // The name is durable when its folder is.
  const int folder = ::open(folder_of(target_).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder >= 0) {
    ::fsync(folder);
    ::close(folder);
  }
  return fault_;
}

std::optional<Fault> write_file(const std::string& path, std::string_view text) {
  FileWriter file(path);
  file.write(text);
  return file.commit();
}

std::variant<std::string, Fault> read_file(const std::string& path, std::size_t most) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return fault_with(path, errno);
  std::string text;
  std::string buffer(std::size_t{1} << 16U, '\0');
  std::optional<Fault> fault;
  while (!fault) {
    const ssize_t got = ::read(file, buffer.data(), buffer.size());
    if (got == 0) break;
    if (got > 0) {
      text.append(buffer, 0, static_cast<std::size_t>(got));
      if (text.size() > most) fault = Fault{0, {}, path + ": larger than " + std::to_string(most) + " bytes"};
    } else if (errno != EINTR) {
      fault = fault_with(path, errno);
    }
  }
  ::close(file);
  if (fault) return std::move(*fault);
  return text;
}

}  // namespace backlot
