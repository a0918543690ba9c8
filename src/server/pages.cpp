#include "server/pages.hpp"

#include "hub/api.hpp"
#include "hub/hub.hpp"
#include "json/write.hpp"
#include "server/headers.hpp"
#include "server/qr_code.hpp"
#include "server/queries.hpp"
#include "table/no.hpp"

namespace backlot {
namespace {

template <class Answer>
Page page_of(unsigned status, const Answer& answer) {
  return {status, "application/json", json::write(json::NoContent{}, answer) + "\n"};
}

Page no(unsigned status, const Refused& refused) { return page_of(status, api::Refusal(refused)); }
Page no(unsigned status, No which) { return no(status, backlot::no(which)); }

Page page_of(const Found& all, std::size_t limit) {
  if (!all.fault.empty()) return no(503, No::no_search_now);
  api::Tables answer;
  for (const FoundTable& table : all.tables) answer.tables.emplace_back(table);
  if (all.tables.size() == limit) answer.next = api::Large(all.tables.back().number);
  return page_of(200, answer);
}

void search_for(const ServerState& state, std::string_view target, bool lobby, const std::function<void(Page)>& done) {
  const auto query = query_of(target);
  if (!query) return done(no(400, No::bad_search));
  auto wanted = search_of(*query);
  if (const auto* refused = std::get_if<Refused>(&wanted)) return done(no(400, *refused));
  Search& search = std::get<Search>(wanted);
  if (lobby) search.phase = "lobby";
  state.hub->apart([&archive = state.archive, search] { return archive.search(search); },
                   [done, limit = search.limit](const Found& found) { done(page_of(found, limit)); });
}

unsigned status_for(Hub::NoRecord::Reason reason) {
  switch (reason) {
    case Hub::NoRecord::Reason::no_such_table: return 404;
    case Hub::NoRecord::Reason::password: return 403;
    case Hub::NoRecord::Reason::not_finished: return 409;
    case Hub::NoRecord::Reason::damaged: return 500;
    case Hub::NoRecord::Reason::not_readable: return 503;
  }
  return 500;
}

void record_of(ServerState& state, std::string_view table, const Asker& asker, const std::function<void(Page)>& done) {
  if (!state.may(Deed::record, asker.household, asker.owner)) return done(no(429, No::too_many_tries));
  state.hub->record(std::string(table), asker.owner, [done](Hub::Recorded made) {
    const auto* const refused = std::get_if<Hub::NoRecord>(&made);
    if (refused != nullptr) return done(no(status_for(refused->reason), refused->refused));
    done({200, "application/jsonl", std::move(std::get<std::string>(made))});
  });
}

// The table in /api/tables/TABLE and what follows; empty when it is no such path.
std::string_view table_in(std::string_view path, std::string_view what) {
  constexpr std::string_view tables = "/api/tables/";
  if (!path.starts_with(tables) || !path.ends_with(what) || path.size() <= tables.size() + what.size()) return {};
  return path.substr(tables.size(), path.size() - tables.size() - what.size());
}

// Where others find the server: not where this one does, when that is the machine itself.
std::string address_of(const ServerState& state, const Asker& asker) {
  if (!state.settings.public_url.empty()) return state.settings.public_url;
  const std::string scheme = asker.secure ? "https://" : "http://";
  const bool here = is_loopback(asker.host) && !state.settings.lan_address.empty();
  if (!here) return scheme + asker.host;
  const std::size_t port = asker.host.rfind(':');
  return scheme + state.settings.lan_address + (port == std::string::npos ? "" : asker.host.substr(port));
}

Page address_for(const ServerState& state, const Asker& asker) {
  if (!is_host_name(asker.host)) return no(400, No::which_host);
  return page_of(200, api::Address{address_of(state, asker)});
}

// A picture of the table's link. It says nothing about whether there is such a table.
Page qr_for(const ServerState& state, std::string_view table, const Asker& asker) {
  if (!is_host_name(asker.host)) return no(400, No::which_host);
  const bool id = table.size() <= 64 && table.find_first_not_of("0123456789abcdef") == std::string_view::npos;
  if (!id) return no(404, No::nothing_here);
  return {200, "image/svg+xml", qr_svg(address_of(state, asker) + "/table/" + std::string(table))};
}

Page figures(const ServerState& state) {
  const Hub::Figures hub = state.hub->figures();
  std::string out;
  const auto add = [&](const std::string& series, const char* type, const char* help, const std::string& value) {
    const std::string name = "backlot_" + series.substr(0, series.find('{'));
    out += "# HELP " + name + " " + help + "\n# TYPE " + name + " " + type + "\nbacklot_" + series + " " + value + "\n";
  };
  const auto gauge = [&](const char* name, const char* help, std::uint64_t value) {
    add(name, "gauge", help, std::to_string(value));
  };
  const auto counter = [&](const char* name, const char* help, std::uint64_t value) {
    add(name, "counter", help, std::to_string(value));
  };
  gauge("clients", "People connected now.", state.visitors->size());
  gauge("tables_in_memory", "Tables in memory now.", hub.tables);
  gauge("storing", "1 when the last entry could be stored.", hub.storing ? 1 : 0);
  counter("connections_total", "Connections accepted.", state.connections);
  counter("requests_total", "HTTP requests answered.", state.requests);
  counter("turned_away_total", "Connections and requests turned away, by a limit or because they make no sense.",
          state.turned_away);
  counter("held_up_total", "Messages that waited because their sender sends too many.", state.held_up);
  counter("slow_clients_closed_total", "Clients closed because they did not read.", state.slow_closed);
  counter("messages_total", "Messages received.", hub.messages);
  counter("refused_total", "Commands refused.", hub.refused);
  counter("entries_total", "Entries made durable.", hub.entries);
  counter("entries_failed_total", "Entries that could not be stored.", hub.failed);
  counter("records_total", "Records of games made.", hub.records);
  add("commit_seconds_total", "counter", "Time that commands waited for the disk, all together.",
      std::to_string(static_cast<double>(hub.commit_milliseconds) / 1000));
  if (const auto node = state.archive.node_figures()) {
    add("node_info{node=\"" + node->node + "\"}", "gauge", "The name of this server among those that share its store.",
        "1");
    gauge("leases_held", "Tables that this server keeps now.", node->leases_held);
    counter("takeovers_total", "Tables taken over from servers that had not given them up.", node->takeovers);
    gauge("appends_waiting", "Entries that wait to be sent to the database.", node->appends_waiting);
  }
  return {200, "text/plain; version=0.0.4; charset=utf-8", out};
}

std::string_view path_of(std::string_view target) { return target.substr(0, target.find_first_of("?#")); }

// Everything that is there at once.
Page page_at(ServerState& state, std::string_view target, const Asker& asker) {
  const std::string_view path = path_of(target);
  // Balancers know what 404 means: those who are here may stay, and nobody else is sent here.
  const bool ready = path == "/readyz";
  if (ready || path == "/healthz") {
    const std::string why = state.leaving ? "the server is going down" : state.archive.trouble();
    const unsigned trouble = ready ? 404 : 503;
    return {why.empty() ? 200U : trouble, "text/plain; charset=utf-8", why.empty() ? "ok\n" : why + "\n"};
  }
  if (path == "/metrics") return figures(state);
  if (path == "/api/address") return address_for(state, asker);
  if (const std::string_view table = table_in(path, "/qr"); !table.empty()) return qr_for(state, table, asker);
  if (path.starts_with("/api/")) return no(404, No::nothing_here);
  const File* const file = state.files.find(target);
  if (file == nullptr) return {404, "text/plain; charset=utf-8", "There is nothing here.\n"};
  const Packing& packing = file->packed_for(asker.accept_encoding);
  return {knows_tag(asker.if_none_match, packing.tag) ? 304U : 200U, file->type, "", file, &packing};
}

}  // namespace

void page_for(ServerState& state, std::string_view target, const Asker& asker, const std::function<void(Page)>& done) {
  const std::string_view path = path_of(target);
  const bool lobby = path == "/api/lobby";
  if (lobby || path == "/api/archive") return search_for(state, target, lobby, done);
  const std::string_view table = table_in(path, "/record");
  if (!table.empty()) return record_of(state, table, asker, done);
  done(page_at(state, target, asker));
}

}  // namespace backlot
