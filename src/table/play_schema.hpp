// The schema of what each game puts into the messages of docs/protocol.md: options, views, actions,
// events, what questions are about, outlooks, tellings, parts of amounts and the reasons of hints; and of outcomes.
// docs/protocol.games.schema.json, which docs/protocol.schema.json refers to.
#pragma once
#include <string>

namespace backlot {

std::string play_schema();

}  // namespace backlot
