// The client's files, read once: what a path gives, and with which type.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace backlot {

struct File {
  std::string type;
  std::string body;
  bool immutable = false;  // its name holds a hash of its content
};

class Files {
 public:
  // Reads every file below the folder; a folder that is not there gives no files.
  explicit Files(const std::string& folder);

  // The file for a request target. Paths without a dot are pages of the client: index.html.
  const File* find(std::string_view target) const;

 private:
  std::map<std::string, File, std::less<>> files_;
};

}  // namespace backlot
