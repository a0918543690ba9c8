// A SQLite VFS that passes everything on to the system's and remembers what would be left if the power
// went now: what was synced, and of the rest whatever happened to reach the disk.
#pragma once
#include <cstdint>
#include <map>
#include <random>
#include <string>

namespace backlot {

// Registers it once; gives its name.
const char* losing_vfs();

// While it is full nothing more is written, to any file.
void fill_the_disk(bool full);

// File names and contents as they would be found after a power loss at this moment.
std::map<std::string, std::string> after_power_loss(std::mt19937& dice);

}  // namespace backlot
