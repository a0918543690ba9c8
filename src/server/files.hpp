// The client's files, read once: what a path gives, with which type, and packed in which ways.
#pragma once
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace backlot {

// The bytes of a file as they are sent.
struct Packing {
  std::string_view coding;  // of Content-Encoding; empty: as they are
  std::string body;
  std::string tag;  // for If-None-Match
};

struct File {
  std::string type;
  std::vector<Packing> packings;  // the smallest first, the file as it is last
  bool immutable = false;         // its name holds a hash of its content

  // The first that this Accept-Encoding allows.
  const Packing& packed_for(std::string_view accept_encoding) const;
};

class Files {
 public:
  // Reads every file below the folder; a folder that is not there gives no files. What ends in .br or .gz is a packing
  // of the file beside it, and no file of its own.
  explicit Files(const std::string& folder);

  // The file for a request target. Paths without a dot are pages of the client: index.html.
  const File* find(std::string_view target) const;

 private:
  std::map<std::string, File, std::less<>> files_;
};

}  // namespace backlot
