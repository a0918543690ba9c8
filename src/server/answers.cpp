#include "server/answers.hpp"

#include <algorithm>
#include <boost/beast/websocket/rfc6455.hpp>
#include <string_view>
#include <vector>

#include "hub/hub.hpp"
#include "server/headers.hpp"
#include "server/proxy_header.hpp"
#include "server/queries.hpp"
#include "table/fairness.hpp"
#include "table/random_bytes.hpp"

namespace backlot {
namespace {

std::string_view field_of(const Request& request, http::field name) {
  const auto value = request[name];
  return {value.data(), value.size()};
}

// 64 bits are enough to tell requests apart.
std::string fresh_trace() { return random_hex(16); }

}  // namespace

std::string token_in(const Request& request) { return token_in(field_of(request, http::field::cookie)); }

std::string cookie_for(Cookies how, const std::string& token) {
  return "backlot=" + token + "; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000" +
         (how == Cookies::secure ? "; Secure" : "");
}

namespace {

std::vector<std::string_view> all_of(const Request& request, std::string_view name) {
  std::vector<std::string_view> values;
  const auto [first, last] = request.equal_range(name);
  for (auto at = first; at != last; ++at) values.emplace_back(at->value().data(), at->value().size());
  return values;
}

std::string joined(const std::vector<std::string_view>& values) {
  std::string all;
  for (const std::string_view value : values) all += (all.empty() ? "" : ",") + std::string(value);
  return all;
}

// A list of them in one field is more than one, too.
std::size_t lengths_in(const Request& request) {
  const std::vector<std::string_view> fields = all_of(request, "Content-Length");
  std::size_t lengths = fields.size();
  for (const std::string_view field : fields) lengths += static_cast<std::size_t>(std::ranges::count(field, ','));
  return lengths;
}

Page words(unsigned status, std::string_view text) {
  return {status, "text/plain; charset=utf-8", std::string(text) + "\n"};
}

bool over_tls(const ServerState& state, const Caller& caller) { return state.secure() || caller.over_tls; }

// Without its body.
Response head_of(const ServerState& state, const Caller& caller, const Page& page, unsigned version) {
  Response response(http::int_to_status(page.status), version);
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "no-referrer");
  response.set("Content-Security-Policy",
               "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; object-src 'none'; "
               "base-uri 'none'; frame-ancestors 'none'; form-action 'self'");
  response.set("Cross-Origin-Resource-Policy", "same-origin");
  response.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
  if (over_tls(state, caller)) {
    response.set("Strict-Transport-Security", "max-age=31536000");
    response.set("Cross-Origin-Opener-Policy", "same-origin");  // elsewhere browsers only complain about it
  }
  response.set(http::field::content_type, page.type);
  return response;
}

void log_request(const ServerState& state, const std::string& trace, const Address& from, std::string_view method,
                 std::string_view target, unsigned status) {
  state.log.event("request", {{"trace", trace},
                              {"address", from.text()},
                              {"method", std::string(method)},
                              {"path", std::string(loggable(target))},
                              {"status", std::to_string(status)}});
}

constexpr const char* trace_header = "X-Request-ID";

// What a proxy that is believed calls the request, or a name of our own.
std::string trace_of(const ServerState& state, const Request& request, const Arrival& arrival) {
  const auto named = all_of(request, trace_header);
  if (named.size() == 1 && is_trace(named[0]) && state.proxies.trusts(arrival.peer)) return std::string(named[0]);
  return fresh_trace();
}

// Why a request is not even looked at, or nothing. What may be sent again on the same connection leaves it open.
struct Objection {
  Page page;
  enum class Then : std::uint8_t { close, go_on } then = Then::close;
};

std::optional<Objection> objection_to(ServerState& state, const Request& request, const Arrival& arrival,
                                      const std::optional<Caller>& caller) {
  const Framing framing{request.version(), all_of(request, "Host"), all_of(request, "Transfer-Encoding"),
                        lengths_in(request)};
  if (const std::string_view fault = fault_in(framing); !fault.empty()) return Objection{words(400, fault)};
  if (!caller) return Objection{words(400, "What the proxy says about who is behind it makes no sense.")};
  if (arrival.fate == Arrival::Fate::crowded) {
    return Objection{words(429, "Too many connections from there; close some.")};
  }
  // Without a host, in HTTP/1.0, it is no browser.
  if (!framing.hosts.empty() && !state.names.knows(framing.hosts[0])) {
    return Objection{words(421, unknown_host_page(framing.hosts[0]))};
  }
  if (!state.limits.may(Deed::request, caller->address.household(), {}, state.milliseconds())) {
    return Objection{words(429, "Too many requests; wait a little."), Objection::Then::go_on};
  }
  return std::nullopt;
}

// A page from elsewhere must not speak in its visitor's name.
bool from_here(const ServerState& state, const Request& request) {
  return request.count(http::field::origin) < 2 &&
         same_origin(field_of(request, http::field::origin), field_of(request, http::field::host),
                     state.settings.public_url);
}

// Why it does not become a WebSocket.
std::optional<Objection> objection_to_upgrade(ServerState& state, const Request& request, const Arrival& arrival,
                                              const Caller& caller) {
  const bool ends_alone = state.leaving && !state.hub->is_followed();
  if (state.going_down || ends_alone) return Objection{words(503, "The server is going down; try again in a moment.")};
  if (!from_here(state, request)) return Objection{words(403, "A page from elsewhere cannot speak for its visitor.")};
  if (arrival.fate != Arrival::Fate::uncounted) return std::nullopt;
  const auto room = state.limits.enter(caller.address.household());
  if (room == Limits::Room::free) return std::nullopt;
  if (room == Limits::Room::crowded) state.limits.leave(caller.address.household());
  return Objection{words(429, "Too many connections from there; close some.")};
}

Response response_to(const ServerState& state, const Request& request, const Caller& caller, const Page& page) {
  Response response = head_of(state, caller, page, request.version());
  response.keep_alive(request.keep_alive());
  const bool lasting = page.file != nullptr && page.file->immutable;
  response.set(http::field::cache_control, lasting ? "public, max-age=31536000, immutable" : "no-cache");
  // Not with what others' caches may keep.
  if (page.file != nullptr && !lasting && token_in(request).empty()) {
    const Cookies how = over_tls(state, caller) ? Cookies::secure : Cookies::plain;
    response.set(http::field::set_cookie, cookie_for(how, hex_of(random_bytes())));
  }
  if (page.packing != nullptr) {
    response.set(http::field::etag, page.packing->tag);
    if (!page.packing->coding.empty()) response.set(http::field::content_encoding, page.packing->coding);
    if (page.file->packings.size() > 1) response.set(http::field::vary, "Accept-Encoding");
  }
  if (page.status != 304) response.body() = page.packing != nullptr ? page.packing->body : page.body;
  return response;
}

Response refusal_of(const ServerState& state, const Request& request, const Caller& caller, const Objection& objection,
                    Objection::Then then) {
  Response response = head_of(state, caller, objection.page, request.version());
  response.keep_alive(then == Objection::Then::go_on && request.keep_alive());
  response.set(http::field::cache_control, "no-store");
  response.body() = objection.page.body;
  return response;
}

std::string_view target_of(const Request& request) { return {request.target().data(), request.target().size()}; }

Asker asker_of(const ServerState& state, const Request& request, const Caller& caller) {
  const std::string token = token_in(request);
  return {caller.address.household(),
          token.empty() ? token : hex_of(sha256(std::string_view(token))),
          std::string(field_of(request, http::field::host)),
          over_tls(state, caller),
          field_of(request, http::field::accept_encoding),
          field_of(request, http::field::if_none_match)};
}

}  // namespace

void receive(ServerState& state, const std::shared_ptr<const Request>& request, const Arrival& arrival,
             const std::function<void(Reception)>& done) {
  ++state.requests;
  const auto forwarded_for = all_of(*request, "X-Forwarded-For");
  if (!forwarded_for.empty() || request->count("Forwarded") > 0) {
    state.mind_unnamed_proxy(arrival.peer, ServerState::Speaks::http);
  }
  const auto named =
      state.proxies.caller(arrival.peer, joined(forwarded_for), joined(all_of(*request, "X-Forwarded-Proto")));
  const Caller caller = named.value_or(Caller{arrival.peer});
  const std::string trace = trace_of(state, *request, arrival);
  const auto answer = [&state, request, caller, trace, done](Response response) {
    response.set(trace_header, trace);
    response.prepare_payload();
    if (request->method() == http::verb::head) response.body().clear();  // its length stays
    const auto method = request->method_string();
    log_request(state, trace, caller.address, {method.data(), method.size()}, target_of(*request),
                response.result_int());
    done({std::move(response), caller, trace});
  };
  const bool upgrade = boost::beast::websocket::is_upgrade(*request);
  auto objection = objection_to(state, *request, arrival, named);
  if (!objection && upgrade) objection = objection_to_upgrade(state, *request, arrival, caller);
  if (objection) {
    ++state.turned_away;
    return answer(refusal_of(state, *request, caller, *objection, upgrade ? Objection::Then::close : objection->then));
  }
  if (upgrade) return done({std::nullopt, caller, trace});
  if (request->method() != http::verb::get && request->method() != http::verb::head) {
    return answer(response_to(state, *request, caller, words(405, "Only GET.")));
  }
  page_for(state, target_of(*request), asker_of(state, *request, caller),
           [&state, request, caller, answer](const Page& page) { answer(response_to(state, *request, caller, page)); });
}

std::optional<Response> answer_to(ServerState& state, const boost::system::error_code& error, const Arrival& arrival,
                                  std::string_view sent) {
  if (ProxyHeader::is_begun_by(sent)) state.mind_unnamed_proxy(arrival.peer, ServerState::Speaks::proxy_protocol);
  const boost::system::error_code any_of_http = http::error::bad_value;
  if (error.category() != any_of_http.category() || error == http::error::end_of_stream) return std::nullopt;
  ++state.requests;
  ++state.turned_away;
  const Page page = error == http::error::header_limit ? words(431, "The head of the request is too long.")
                    : error == http::error::body_limit ? words(413, "The body of the request is too long.")
                                                       : words(400, "This is no request that can be read.");
  Response response = head_of(state, Caller{arrival.peer}, page, 11);
  response.keep_alive(false);
  response.body() = page.body;
  const std::string trace = fresh_trace();
  response.set(trace_header, trace);
  response.prepare_payload();
  log_request(state, trace, arrival.peer, "", "", page.status);
  return response;
}

}  // namespace backlot
