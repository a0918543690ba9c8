// In the place of tls.cpp: a server that has no TLS, for tests in which compiling it would take longer than everything
// else.
#include "server/connection.hpp"

namespace backlot {

struct Tls::Context {};

Tls::Tls() = default;
Tls::~Tls() = default;

std::string Tls::load(const std::string& /*certificate*/, const std::string& /*key*/) { return "there is no TLS here"; }

Awaitable<void> Tls::attend(TcpStream /*stream*/, Arrival /*arrival*/, ServerState& /*state*/) { co_return; }

}  // namespace backlot
