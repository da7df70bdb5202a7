#include "backtape/passes/fingerprint.h"

#include <cstring>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/hash/hash.h"

namespace backtape {
namespace {

class Hasher {
 public:
  uint64_t Run(const Graph& graph) {
    positions_.reserve(graph.num_nodes());
    for (const Node* node : graph.nodes()) positions_.emplace(node, positions_.size());
    for (const Node* node : graph.nodes()) AddNode(*node);
    for (const auto& [name, tensor] : graph.attributes()) Add(name);
    for (const auto& [name, subgraph] : graph.subgraphs()) Add(name, Hasher().Run(*subgraph));
    return state_;
  }

 private:
  template <typename... T>
  void Add(const T&... values) {
    state_ = absl::HashOf(state_, values...);
  }

  void AddNode(const Node& node) {
    Add(node.opcode(), node.name(), node.target(), node.args().size(), node.kwargs().size());
    for (const Argument& arg : node.args()) AddArgument(arg);
    for (const auto& [key, arg] : node.kwargs()) {
      Add(key);
      AddArgument(arg);
    }
    AddType(node.type());
  }

  void AddArgument(const Argument& arg) {
    if (arg.is_none()) {
      Add('N');
    } else if (arg.is_node()) {
      const auto it = positions_.find(arg.node());
      Add('n', it == positions_.end() ? size_t{0} - 1 : it->second);
    } else if (arg.is_bool()) {
      Add('b', arg.bool_value());
    } else if (arg.is_int()) {
      Add('i', arg.int_value());
    } else if (arg.is_double()) {
      Add('d', Bits(arg.float_value()));
    } else if (arg.is_complex()) {
      Add('c', Bits(arg.complex_value().real()), Bits(arg.complex_value().imag()));
    } else if (arg.is_string()) {
      Add('s', arg.string());
    } else if (arg.is_dtype()) {
      Add('t', arg.dtype());
    } else if (arg.is_device()) {
      Add('D', arg.device().type, arg.device().index);
    } else if (arg.is_layout()) {
      Add('L', arg.layout());
    } else if (arg.is_memory_format()) {
      Add('m', arg.memory_format());
    } else if (arg.is_sequence()) {
      Add('[', arg.sequence().kind, arg.items().size());
      for (const Argument& item : arg.items()) AddArgument(item);
    } else if (arg.is_dict()) {
      Add('{', arg.dict().items.size());
      for (const auto& [key, item] : arg.dict().items) {
        Add(key);
        AddArgument(item);
      }
    } else {
      Add('S', arg.symbol());
    }
  }

  void AddType(const ValueType& type) {
    if (type.is_tensor()) {
      const TensorType& t = type.tensor();
      Add('T', t.dtype, t.sizes, t.strides.has_value(), t.storage_offset, t.device.type, t.device.index,
          t.is_wrapped_number, t.subclass);
      if (t.strides) Add(*t.strides);
    } else if (type.is_sym_int()) {
      Add('I', type.sym_int());
    } else if (type.is_list()) {
      Add('(', type.list().size());
      for (const ValueType& item : type.list()) AddType(item);
    } else if (type.is_opaque()) {
      Add('O', type.opaque());
    } else {
      Add(type.is_none() ? 'N' : '?');
    }
  }

  static uint64_t Bits(double value) {
    uint64_t bits;
    std::memcpy(&bits, &value, sizeof(bits));
    return bits;
  }

  absl::flat_hash_map<const Node*, size_t> positions_;
  uint64_t state_ = 0;
};

}  // namespace

uint64_t Fingerprint(const Graph& graph) { return Hasher().Run(graph); }

}  // namespace backtape
