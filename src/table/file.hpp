// Files, written whole or not at all.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "json/fault.hpp"

namespace backlot {

// Writes into a file beside the target, which commit() makes durable and puts in the target's place.
// Without commit(), or after an error, the target is as it was and nothing else is left. A target
// that is no ordinary file (/dev/stdout, a pipe) is written directly.
class FileWriter {
 public:
  explicit FileWriter(std::string path);
  FileWriter(const FileWriter&) = delete;
  FileWriter& operator=(const FileWriter&) = delete;
  ~FileWriter();

  // The first error stays; later calls do nothing.
  const std::optional<Fault>& write(std::string_view text);
  const std::optional<Fault>& commit();
  const std::optional<Fault>& fault() const { return fault_; }

 private:
  void fail(int error);

  std::string path_;       // as asked for, for messages
  std::string target_;     // with symbolic links resolved
  std::string temporary_;  // empty when the target is written directly
  int file_ = -1;
  std::optional<Fault> fault_;
};

// All at once; the fault says which file and why.
std::optional<Fault> write_file(const std::string& path, std::string_view text);

// An ordinary file of at most `most` bytes.
std::variant<std::string, Fault> read_file(const std::string& path, std::size_t most = std::size_t{64} << 20U);

}  // namespace backlot
