#include "backtape/jit/run/segments.h"

#include <algorithm>
#include <optional>

#include "absl/container/btree_set.h"
#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/strings/str_cat.h"
#include "backtape/ir/higher_order.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/open_size.h"
#include "backtape/ir/signature.h"
#include "backtape/jit/plan/prepare_graph.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/passes/pipeline.h"
#include "backtape/passes/runner.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

using Symbols = absl::btree_set<std::string>;

void AddSymbols(const SymInt& size, Symbols& symbols) {
  if (!size.is_symbolic()) return;
  for (std::string& symbol : size.symbols()) symbols.insert(std::move(symbol));
}

void AddSymbols(const ValueType& type, Symbols& symbols) {
  if (type.is_sym_int()) AddSymbols(type.sym_int(), symbols);
  if (type.is_tensor()) {
    for (const SymInt& size : type.tensor().sizes) AddSymbols(size, symbols);
    AddSymbols(type.tensor().storage_offset, symbols);
    if (type.tensor().strides) {
      for (const SymInt& stride : *type.tensor().strides) AddSymbols(stride, symbols);
    }
  }
  if (type.is_list()) {
    for (const ValueType& item : type.list()) AddSymbols(item, symbols);
  }
}

// Adds the symbols that a value of the type determines, because one of its sizes is exactly that symbol.
void AddShownSymbols(const ValueType& type, Symbols& symbols) {
  const auto add = [&](const SymInt& size) {
    if (!size.is_symbolic()) return;
    const std::vector<std::string> names = size.symbols();
    if (names.size() == 1 && SymInt::Symbol(names[0]) == size) symbols.insert(names[0]);
  };
  if (type.is_sym_int()) add(type.sym_int());
  if (type.is_tensor()) {
    for (const SymInt& size : type.tensor().sizes) add(size);
  }
}

bool FindsSizes(const Node& node, ShapeEnv& env) {
  if (node.opcode() != Opcode::kCallFunction) return false;
  const absl::StatusOr<bool> leaves_open = LeavesSizesOpen(node, env);
  return leaves_open.ok() && *leaves_open;
}

// Whether the call computes a condition on sizes, or asserts one that shape rules cannot check before the run.
bool WorksOnNumbers(const Node& node) {
  if (!node.is_call() || node.op() == nullptr) return false;
  bool has_tensor = false, has_known_sizes = true;
  for (size_t k = 0; k < node.num_operands(); ++k) {
    const ValueType& type = node.operand(k)->type();
    has_tensor |= type.is_tensor() || type.is_list();
    has_known_sizes &= type.is_sym_int() && !HasUnbackedSymbol(type.sym_int());
  }
  if (has_tensor || (node.op()->has_tag(kTagMetadata) && has_known_sizes)) return false;
  return node.op()->returns.empty() || (node.op()->has_tag(kTagPython) && !node.type().is_known());
}

// Whether the value is a list with lists among its items, for which plans have no operands.
bool HasNestedLists(const ValueType& type) {
  if (!type.is_list()) return false;
  return std::any_of(type.list().begin(), type.list().end(), [](const ValueType& item) { return item.is_list(); });
}

bool WritesInputLast(const Node& node) { return node.is_call_to(OpId::copy_) && node.operand(0)->is_placeholder(); }

// The values that share storage with the target of an in-place write. The graph has been functionalised, so only writes
// that cannot be functionalised are left, and writes to inputs, which do not count.
absl::flat_hash_set<const Node*> ValuesWrittenInPlace(const Graph& graph) {
  const AliasAnalysis aliases(graph);
  std::vector<const Node*> written;  // one value for each set of values that share storage
  const auto is_among_written = [&](const Node* node) {
    return std::any_of(written.begin(), written.end(),
                       [&](const Node* other) { return aliases.MayShareStorage(node, other); });
  };
  const auto add = [&](const Node* node) {
    if (!is_among_written(node)) written.push_back(node);
  };
  for (const Node* node : graph.nodes()) {
    if (!MayWrite(*node) || WritesInputLast(*node)) continue;
    add(node);
    for (size_t k = 0; k < node->num_operands(); ++k) {
      if (aliases.IsWritten(node->operand(k))) add(node->operand(k));
    }
  }
  absl::flat_hash_set<const Node*> values;
  for (const Node* node : graph.nodes()) {
    if (is_among_written(node)) values.insert(node);
  }
  return values;
}

class Cutter {
 public:
  explicit Cutter(std::unique_ptr<Graph> whole) : written_in_place_(ValuesWrittenInPlace(*whole)) {
    cut_.whole = std::move(whole);
  }

  absl::StatusOr<SegmentedGraph> Run() {
    for (const Node* node : cut_.whole->nodes()) nodes_.push_back(node);
    ShapeEnv env;
    absl::flat_hash_set<const Node*> apart;
    std::vector<size_t> piece;
    for (size_t i = 0; i < nodes_.size(); ++i) {
      const Node& node = *nodes_[i];
      if (node.is_placeholder() || node.is_output()) continue;
      // Items of a list that a separate call returns are also read outside of pieces.
      const bool is_item = node.is_call_to(OpId::operator_getitem) && apart.contains(node.operand(0));
      const bool is_higher_order = IsHigherOrderCall(node);
      if (SubgraphOf(node) != nullptr) continue;
      if (!is_item && !is_higher_order && !FindsSizes(node, env) && !WorksOnNumbers(node) &&
          !written_in_place_.contains(&node) && !HasNestedLists(node.type())) {
        piece.push_back(i);
        continue;
      }
      if (node.op() == nullptr && !is_higher_order)
        return absl::UnimplementedError("the call target is not a known op");
      BACKTAPE_RETURN_IF_ERROR(AddPiece(piece));
      piece.clear();
      cut_.segments.emplace_back().call = &node;
      apart.insert(&node);
    }
    if (apart.empty()) return std::move(cut_);
    BACKTAPE_RETURN_IF_ERROR(AddPiece(piece));
    return std::move(cut_);
  }

 private:
  // `piece` has the positions of its nodes, which are consecutive except for calls that run separately.
  absl::Status AddPiece(const std::vector<size_t>& piece) {
    if (piece.empty()) return absl::OkStatus();
    absl::flat_hash_set<const Node*> members;
    for (size_t i : piece) members.insert(nodes_[i]);
    Segment segment;
    std::vector<const Node*> read;  // values from outside, each once
    absl::flat_hash_set<const Node*> seen;
    Symbols needed, shown;
    for (size_t i : piece) {
      const Node& node = *nodes_[i];
      AddSymbols(node.type(), needed);
      for (size_t k = 0; k < node.num_operands(); ++k) {
        const Node* const operand = node.operand(k);
        if (members.contains(operand) || !seen.insert(operand).second) continue;
        if (operand->type().is_list())
          return absl::UnimplementedError("a piece of the graph reads a list that was created outside of it");
        read.push_back(operand);
        AddShownSymbols(operand->type(), shown);
        AddSymbols(operand->type(), needed);
      }
      const std::vector<Node*> users = node.users();
      const bool is_read_later =
          std::any_of(users.begin(), users.end(), [&](const Node* user) { return !members.contains(user); });
      if (!is_read_later) continue;
      if (node.type().is_list())
        return absl::UnimplementedError("a list that a piece of the graph creates is read outside of it");
      segment.outputs.push_back(&node);
    }
    for (const Node* node : read) segment.inputs.emplace_back(node, "");
    for (const std::string& symbol : needed) {
      if (!shown.contains(symbol)) segment.inputs.emplace_back(nullptr, symbol);
    }
    segment.graph = Extract(members, segment);
    BACKTAPE_RETURN_IF_ERROR(ForgetSymbolicOffsets(*segment.graph));
    cut_.segments.push_back(std::move(segment));
    return absl::OkStatus();
  }

  // Code for a piece reads an input from its first element on, wherever that is in its storage. Only a constant offset
  // can be part of the input's type.
  static absl::Status ForgetSymbolicOffsets(Graph& piece) {
    for (Node* node : piece.placeholders()) {
      if (!node->type().is_tensor() || !node->type().tensor().storage_offset.is_symbolic()) continue;
      if (ShowsStorageOffset(*node)) {
        return absl::UnimplementedError("a piece addresses the storage of a value whose offset depends on sizes");
      }
      TensorType type = node->type().tensor();
      type.storage_offset = 0;
      node->set_type(ValueType(std::move(type)));
    }
    return absl::OkStatus();
  }

  std::unique_ptr<Graph> Extract(const absl::flat_hash_set<const Node*>& members, const Segment& segment) const {
    std::unique_ptr<Graph> piece = cut_.whole->Clone();
    piece->subgraphs().clear();
    piece->set_signature({});  // it names the inputs and outputs of the whole graph
    absl::flat_hash_map<const Node*, Node*> twins;
    size_t i = 0;
    std::vector<Node*> others;
    for (Node* node : piece->nodes()) {
      twins.emplace(nodes_[i], node);
      if (!members.contains(nodes_[i])) others.push_back(node);
      ++i;
    }
    piece->set_insertion_point(piece->first());
    std::vector<std::pair<Node*, std::string>> renamed;
    for (const auto& [node, symbol] : segment.inputs) {
      const std::string name = node != nullptr ? std::string(node->name()) : absl::StrCat("size_", symbol);
      Node* const placeholder = piece->Placeholder(absl::StrCat("piece_input_", renamed.size()),
                                                   node != nullptr ? node->type() : ValueType(SymInt::Symbol(symbol)));
      if (node != nullptr) {
        placeholder->set_provenance(node->provenance());
        piece->ReplaceAllUsesWith(twins.at(node), placeholder);
      }
      renamed.emplace_back(placeholder, name);
    }
    piece->set_insertion_point(nullptr);
    // In reverse order, because users come after the nodes that they use.
    for (auto it = others.rbegin(); it != others.rend(); ++it) piece->Erase(*it);
    for (const auto& [placeholder, name] : renamed) piece->Rename(placeholder, name);
    ArgumentList outputs;
    for (const Node* node : segment.outputs) outputs.emplace_back(twins.at(node));
    piece->Output(Argument::List(std::move(outputs)));
    return piece;
  }

  SegmentedGraph cut_;
  absl::flat_hash_set<const Node*> written_in_place_;
  std::vector<const Node*> nodes_;
};

}  // namespace

absl::StatusOr<SegmentedGraph> CutIntoPieces(const Graph& graph) {
  ShapeEnv env;
  BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<Graph> typed, SpecialisedCopy(graph, env));
  BACKTAPE_ASSIGN_OR_RETURN(const Pipeline pipeline,
                            ParsePipeline("functionalize,infer_types{overwrite=1},eliminate_dead_code"));
  RunnerOptions options;
  options.verify_each = false;
  BACKTAPE_RETURN_IF_ERROR(RunPipeline(*typed, pipeline, options).status());
  return Cutter(std::move(typed)).Run();
}

}  // namespace backtape::jit
