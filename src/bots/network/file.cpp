#include "bots/network/file.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

#include "core/sha256.hpp"
#include "json/lookup.hpp"
#include "json/node.hpp"

namespace backlot::network {
namespace {

using Bytes = std::span<const std::uint8_t>;
using json::Node;

constexpr std::string_view first_line = "backlot network 1\n";
constexpr std::size_t most_header = 16'384;
// What keeps all sums within 32 bits.
constexpr std::int32_t most_bias = 1 << 28;
constexpr std::int32_t most_gain = 1 << 22;

std::string_view text_in(Bytes bytes) { return {reinterpret_cast<const char*>(bytes.data()), bytes.size()}; }

// Takes numbers from the front of what is left; once they do not suffice it is short.
class Reader {
 public:
  explicit Reader(Bytes bytes) : left_(bytes) {}
  bool used_up() const { return !short_ && left_.empty(); }

  void take(std::vector<std::int8_t>& out, std::size_t count) {
    if (!has(count)) return;
    out.resize(count);
    std::transform(left_.begin(), left_.begin() + static_cast<std::ptrdiff_t>(count), out.begin(),
                   [](std::uint8_t byte) { return static_cast<std::int8_t>(byte); });
    left_ = left_.subspan(count);
  }
  // Each from `least` to `most`.
  void take(std::vector<std::int32_t>& out, std::size_t count, std::int32_t least, std::int32_t most) {
    if (!has(4 * count)) return;
    out.resize(count);
    for (std::int32_t& number : out) {
      std::uint32_t bits = 0;
      for (unsigned i = 0; i < 4; ++i) bits |= std::uint32_t{left_[i]} << (8 * i);
      number = static_cast<std::int32_t>(bits);
      if (number < least || number > most) short_ = true;
      left_ = left_.subspan(4);
    }
  }

 private:
  bool has(std::size_t bytes) {
    if (left_.size() < bytes) short_ = true;
    return !short_;
  }
  Bytes left_;
  bool short_ = false;
};

void take(Reader& from, Layer& layer, std::size_t inputs, std::size_t outputs) {
  layer.inputs = static_cast<std::uint32_t>(inputs);
  layer.outputs = static_cast<std::uint32_t>(outputs);
  from.take(layer.weights, inputs * outputs);
}
void take_units(Reader& from, Layer& layer) { from.take(layer.unit, layer.outputs, 0, INT32_MAX); }
void take_biases(Reader& from, Layer& layer) { from.take(layer.bias, layer.outputs, -most_bias, most_bias); }

// A whole number from `least` to `most`, or nothing.
std::optional<std::size_t> size_of(const Node* node, std::size_t least, std::size_t most) {
  if (node == nullptr || node->kind != Node::Kind::integer || node->number < 0) return std::nullopt;
  const auto size = static_cast<std::size_t>(node->number);
  if (size < least || size > most) return std::nullopt;
  return size;
}

std::optional<std::vector<std::string>> texts_of(const Node* node) {
  if (node == nullptr || node->kind != Node::Kind::list) return std::nullopt;
  std::vector<std::string> texts;
  for (const Node& item : node->items) {
    if (item.kind != Node::Kind::text) return std::nullopt;
    texts.push_back(item.text);
  }
  return texts;
}

const std::string unfit = "the sizes in this network's header are not those of its layers";

// The groups of the layout with the sizes of the header: where the outputs of each begin. Gives the inputs of the first
// layer, or nothing when these sizes make none.
std::optional<std::size_t> lay_out(const Layout& layout, const Node* sizes, std::vector<Rows>& out) {
  if (sizes == nullptr || sizes->kind != Node::Kind::list || sizes->items.size() != layout.groups.size()) {
    return std::nullopt;
  }
  std::size_t inputs = 0;
  for (std::size_t i = 0; i < layout.groups.size(); ++i) {
    const Group& group = layout.groups[i];
    const auto size = size_of(&sizes->items[i], 1, group.rows == 1 ? most_inputs : most_outputs);
    if (!size || (group.rows == 1 && *size != group.width)) return std::nullopt;
    out.push_back({group.rows, static_cast<std::uint32_t>(*size), static_cast<std::uint32_t>(inputs), {}});
    inputs += group.rows * *size;
    if (inputs > most_inputs) return std::nullopt;
  }
  return inputs;
}

std::variant<Network, std::string> read_layers(Bytes bytes, const Node& header, const Spec& spec) {
  const auto summed = texts_of(header.find("summed"));
  const auto first = size_of(header.find("first"), 1, most_outputs);
  const auto second = size_of(header.find("second"), 1, most_outputs);
  const auto joint = size_of(header.find("joint"), 1, most_joint);
  const auto plus = size_of(header.find("plus"), 0, most_joint);
  // Files from before there was such a layer do not name it.
  const Node* const named = header.find("chances");
  const auto chances = named == nullptr ? std::size_t{0} : size_of(named, spec.seats, most_chances);
  if (!summed || !first || !second || !joint || !plus || *plus > *joint || !chances) return unfit;
  Network network;
  Layout seen = layout_of(spec.observation, *summed);
  Layout done = layout_of(spec.action, {});
  const auto inputs = lay_out(seen, header.find("rows"), network.rows);
  if (!inputs || seen.places.size() > most_inputs || done.groups.size() != 1) return unfit;
  Reader reader(bytes);
  for (std::size_t i = 0; i < network.rows.size(); ++i) {
    if (seen.groups[i].rows == 1) continue;
    Layer& layer = network.rows[i].layer;
    take(reader, layer, seen.groups[i].width, network.rows[i].size);
    take_biases(reader, layer);
    take_units(reader, layer);
  }
  const auto whole = [&](Layer& layer, std::size_t from, std::size_t to) {
    take(reader, layer, from, to);
    take_biases(reader, layer);
    take_units(reader, layer);
  };
  whole(network.first, *inputs, *first);
  whole(network.second, *first, *second);
  whole(network.state, *first + *second, *joint);
  if (*chances > 0) whole(network.chances, *second, *chances);
  reader.take(network.gain, *joint, 0, most_gain);
  take(reader, network.action, done.groups[0].width, *joint);
  take_units(reader, network.action);
  if (!reader.used_up()) return unfit;
  network.plus = static_cast<std::uint32_t>(*plus);
  network.seen = std::move(seen.places);
  network.done = std::move(done.places);
  return network;
}

}  // namespace

std::variant<Network, std::string> read_network(Bytes bytes, const Spec& spec) {
  if (bytes.size() > most_bytes) {
    return "this file has " + std::to_string(bytes.size()) + " bytes; a network has at most " +
           std::to_string(most_bytes);
  }
  std::string_view text = text_in(bytes);
  if (!text.starts_with(first_line)) {
    constexpr std::string_view any = "backlot network ";
    if (text.starts_with(any)) return "this network is of another version of the format";
    return "this file is no network";
  }
  if (bytes.size() < first_line.size() + sizeof(Digest)) return "this network is damaged: it was cut off";
  const Bytes covered = bytes.first(bytes.size() - sizeof(Digest));
  if (!std::ranges::equal(sha256(covered), bytes.subspan(covered.size()))) {
    return "this network is damaged: its bytes do not have the hash at its end";
  }
  text = text_in(covered).substr(first_line.size());
  const std::size_t end = text.find('\n');
  if (end > most_header) return "this network has no header";
  const std::string_view about = text.substr(0, end);
  const auto parsed = json::parse(about, 2);
  if (const auto* const fault = std::get_if<Fault>(&parsed)) return "the header of this network: " + text_of(*fault);
  const Node& header = std::get<Node>(parsed);
  const std::string game = json::text_of(header, "game");
  if (game != spec.game) return "this network plays " + (game.empty() ? "no game" : game) + ", not " + spec.game;
  if (json::text_of(header, "spec") != spec.hash) {
    return "this network was made for other observations of " + spec.game + " than this program gives";
  }
  auto read = read_layers(covered.subspan(first_line.size() + end + 1), header, spec);
  if (auto* const network = std::get_if<Network>(&read)) network->about = about;
  return read;
}

}  // namespace backlot::network
