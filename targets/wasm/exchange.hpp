// How texts cross the border: they come in through alloc, answers go out as JSON text. Each call
// gives the answer's address, answer_size() its length, until the next call.
#pragma once
#include <string>

#define BACKLOT_EXPORT(name) extern "C" __attribute__((export_name(#name), used))

namespace backlot::wasm {

const char* give(std::string text);

}  // namespace backlot::wasm
