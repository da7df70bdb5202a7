#include "backtape/jit/run/segments.h"

#include <algorithm>
#include <iterator>
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
#include "backtape/ir/write_overlap.h"
#include "backtape/jit/plan/prepare_graph.h"
#include "backtape/jit/plan/spread_lists.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/passes/eliminate_dead_code.h"
#include "backtape/passes/functionalize.h"
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

bool WritesInputLast(const Node& node) { return node.is_call_to(OpId::copy_) && node.operand(0)->is_placeholder(); }

// The values that share storage with the target of an in-place write. Unless all calls run separately, the graph has
// been functionalised, so only writes that cannot be functionalised are left, and writes to inputs, which do not count.
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

using NodeSet = absl::flat_hash_set<const Node*>;

// Adds the calls of the graph to which an error refers: the node of that name, or the nodes made from the same origins.
// For a placeholder or attribute, adds the calls that read it. Returns whether the graph has any of the nodes.
bool AddCalls(const Graph& graph, absl::Span<const ErrorNode> unplanned, NodeSet& apart) {
  absl::flat_hash_map<absl::string_view, const Node*> by_name;
  absl::flat_hash_map<absl::string_view, std::vector<const Node*>> by_origin;
  for (const Node* node : graph.nodes()) {
    by_name.emplace(node->name(), node);
    for (const OriginId origin : node->provenance().origins) {
      if (origin < graph.origins().size()) by_origin[graph.origins()[origin].name].push_back(node);
    }
  }
  bool is_found = false;
  const auto add = [&](const Node* node) {
    is_found = true;
    if (node->is_call()) apart.insert(node);
    if (node->is_call() || node->is_output()) return;
    for (const Node* user : node->users()) {
      if (user->is_call()) apart.insert(user);
    }
  };
  for (const ErrorNode& error : unplanned) {
    if (const auto it = by_name.find(error.name); it != by_name.end()) {
      add(it->second);
      continue;
    }
    for (const std::string& origin : error.origins) {
      if (const auto it = by_origin.find(origin); it != by_origin.end()) {
        std::for_each(it->second.begin(), it->second.end(), add);
      } else if (const auto node = by_name.find(origin); node != by_name.end()) {
        add(node->second);
      }
    }
  }
  return is_found;
}

// The list of which the call returns an item; null for other calls, and if the call spells out the list.
const Node* ListOf(const Node& item) {
  if (!item.is_call_to(OpId::operator_getitem) || item.args().empty() || !item.args()[0].is_node()) return nullptr;
  return item.args()[0].node();
}

// Adds the list from which a separately run item is taken, because no piece can return a list.
void AddListsOfItems(const Graph& graph, NodeSet& apart) {
  for (const Node* node = graph.last(); node != nullptr; node = node->prev()) {
    const Node* const list = apart.contains(node) ? ListOf(*node) : nullptr;
    if (list != nullptr && list->is_call()) apart.insert(list);
  }
}

// Moves the items of a list right after it, so that no piece reads a list of another piece.
void GatherItems(Graph& graph) {
  std::vector<Node*> lists;
  for (Node* node : graph.nodes()) {
    if (node->is_call() && node->type().is_list()) lists.push_back(node);
  }
  for (Node* list : lists) {
    Node* const next = list->next();
    for (Node* user : list->users()) {
      if (user->is_call_to(OpId::operator_getitem) && user->operand(0) == list && user != next) {
        graph.MoveBefore(user, next);
      }
    }
  }
}

class Cutter {
 public:
  // The calls in `unplanned` run separately, and so do calls that the class itself selects. With `is_cut`, the graph
  // becomes a piece even if no call runs separately.
  Cutter(std::unique_ptr<Graph> whole, NodeSet unplanned, bool is_cut)
      : unplanned_(std::move(unplanned)), written_in_place_(ValuesWrittenInPlace(*whole)) {
    cut_.is_cut = is_cut;
    cut_.whole = std::move(whole);
    AddListsOfItems(*cut_.whole, written_in_place_);
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
      const bool is_item = ListOf(node) != nullptr && apart.contains(ListOf(node));
      const bool is_higher_order = IsHigherOrderCall(node);
      if (SubgraphOf(node) != nullptr) continue;
      if (!is_item && !is_higher_order && !FindsSizes(node, env) && !WorksOnNumbers(node) &&
          !written_in_place_.contains(&node) && !unplanned_.contains(&node)) {
        piece.push_back(i);
        continue;
      }
      if (node.op() == nullptr && !is_higher_order && node.opcode() != Opcode::kGetAttr) {
        return absl::UnimplementedError(
            absl::StrCat("node ", DescribeNode(node), ": the call target is not a known op"));
      }
      BACKTAPE_RETURN_IF_ERROR(AddPiece(piece));
      piece.clear();
      cut_.segments.emplace_back().call = &node;
      apart.insert(&node);
    }
    cut_.is_cut |= !apart.empty();
    if (!cut_.is_cut) return std::move(cut_);
    BACKTAPE_RETURN_IF_ERROR(AddPiece(piece));
    return std::move(cut_);
  }

 private:
  // `piece` has the positions of its nodes in ascending order.
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
        if (operand->type().is_list()) {
          return absl::UnimplementedError(absl::StrCat("a piece of the graph reads the list %", operand->name(),
                                                       ", which was created outside of that piece"));
        }
        read.push_back(operand);
        AddShownSymbols(operand->type(), shown);
        AddSymbols(operand->type(), needed);
      }
      const std::vector<Node*> users = node.users();
      const bool is_read_later =
          std::any_of(users.begin(), users.end(), [&](const Node* user) { return !members.contains(user); });
      if (!is_read_later) continue;
      if (node.type().is_list()) {
        return absl::UnimplementedError(absl::StrCat(
            "the list %", node.name(), " is created by a piece of the graph, but read outside of that piece"));
      }
      segment.outputs.push_back(&node);
    }
    for (const Node* node : read) segment.inputs.emplace_back(node, "");
    for (const std::string& symbol : needed) {
      if (!shown.contains(symbol)) segment.inputs.emplace_back(nullptr, symbol);
    }
    segment.graph = Extract(piece, segment);
    BACKTAPE_RETURN_IF_ERROR(ForgetSymbolicOffsets(*segment.graph));
    cut_.segments.push_back(std::move(segment));
    return absl::OkStatus();
  }

  // Code for a piece reads an input from its first element on, wherever that is in its storage. Only a constant offset
  // can be part of the input's type.
  static absl::Status ForgetSymbolicOffsets(Graph& piece) {
    for (Node* node : piece.placeholders()) {
      if (!node->type().is_tensor() || !node->type().tensor().storage_offset.is_symbolic()) continue;
      absl::Status status =
          absl::UnimplementedError(absl::StrCat("a piece of the graph reads the storage of %", node->name(),
                                                " directly (with as_strided, for example), which is not supported "
                                                "because the storage offset of %",
                                                node->name(), " depends on sizes"));
      for (const Node* reader : StorageReaders(*node)) {
        for (; reader->is_call() && reader->num_operands() > 0; reader = reader->operand(0))
          AddErrorNode(*reader, status);
      }
      if (!NodesOf(status).empty()) return status;
      TensorType type = node->type().tensor();
      type.storage_offset = 0;
      node->set_type(ValueType(std::move(type)));
    }
    return absl::OkStatus();
  }

  // Takes time proportional to the size of the piece. The calls keep their names, which select their random numbers.
  std::unique_ptr<Graph> Extract(const std::vector<size_t>& positions, const Segment& segment) const {
    auto piece = std::make_unique<Graph>(cut_.whole->ops());
    absl::flat_hash_map<const Node*, Node*> twins;
    absl::flat_hash_map<OriginId, OriginId> origins;
    const auto add = [&](const Node& node, Node* twin) {
      Provenance provenance = node.provenance();
      for (OriginId& origin : provenance.origins) {
        const auto [it, is_new] = origins.try_emplace(origin);
        if (is_new) it->second = piece->AddOrigin(cut_.whole->origins()[origin]);
        origin = it->second;
      }
      std::sort(provenance.origins.begin(), provenance.origins.end());
      twin->set_provenance(std::move(provenance));
      twin->set_type(node.type());
      twins.emplace(&node, twin);
    };
    for (const auto& [node, symbol] : segment.inputs) {
      if (node != nullptr) add(*node, piece->Placeholder(node->name()));
    }
    const auto translate = [&](Argument& leaf) { leaf = twins.at(leaf.node()); };
    Node* first = nullptr;
    for (size_t i : positions) {
      const Node& node = *nodes_[i];
      ArgumentList args = node.args();
      KeywordArguments kwargs = node.kwargs();
      for (Argument& arg : args) arg.ForEachNode(translate);
      for (auto& [key, arg] : kwargs) arg.ForEachNode(translate);
      Node* const twin = piece->Create(node.opcode(), node.target(), std::move(args), std::move(kwargs), node.name());
      add(node, twin);
      if (first == nullptr) first = twin;
      if (node.opcode() != Opcode::kGetAttr) continue;
      const auto value = cut_.whole->attributes().find(std::string(node.target()));
      if (value != cut_.whole->attributes().end()) piece->attributes().insert(*value);
    }
    piece->set_insertion_point(first);
    for (const auto& [node, symbol] : segment.inputs) {
      if (node == nullptr) piece->Placeholder(absl::StrCat("size_", symbol), ValueType(SymInt::Symbol(symbol)));
    }
    piece->set_insertion_point(nullptr);
    ArgumentList outputs;
    for (const Node* node : segment.outputs) outputs.emplace_back(twins.at(node));
    piece->Output(Argument::List(std::move(outputs)));
    return piece;
  }

  SegmentedGraph cut_;
  NodeSet unplanned_, written_in_place_;
  std::vector<const Node*> nodes_;
};

}  // namespace

absl::StatusOr<SegmentedGraph> CutIntoPieces(const Graph& graph, absl::Span<const ErrorNode> unplanned) {
  std::vector<ErrorNode> found(unplanned.begin(), unplanned.end());
  std::optional<size_t> last;  // how many calls ran separately in the last attempt
  for (;;) {
    ShapeEnv env;
    std::vector<const Node*> rejected;
    BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<Graph> whole, SpecialisedCopy(graph, env, &rejected));
    // A write that overlaps with what it reads must fail, but its functional form would not. All calls then run
    // separately.
    const bool overlaps = std::any_of(rejected.begin(), rejected.end(), [](const Node* node) {
      return node->op() != nullptr && !CheckWrittenMemory(*node).ok();
    });
    if (!overlaps) BACKTAPE_RETURN_IF_ERROR(Functionalize(*whole, {}).status());
    rejected.clear();
    BACKTAPE_RETURN_IF_ERROR(InferTypes(*whole, env, {.overwrite = true, .rejected = &rejected}));
    NodeSet apart(rejected.begin(), rejected.end());
    for (const Node* node : whole->nodes()) {
      if (overlaps && node->is_call()) apart.insert(node);
    }
    const bool is_cut = AddCalls(*whole, found, apart) || overlaps;
    AddListsOfItems(*whole, apart);
    // Calls that run separately may fail, so they run even if nothing reads their results.
    const auto keeps = [&apart](const Node& node) { return apart.contains(&node); };
    BACKTAPE_ASSIGN_OR_RETURN(const bool drops_calls, EliminateDeadCode(*whole, {.keeps = keeps}));
    SpreadLists(*whole);
    GatherItems(*whole);
    const size_t num_apart = apart.size();
    absl::StatusOr<SegmentedGraph> cut = Cutter(std::move(whole), std::move(apart), is_cut).Run();
    if (cut.ok()) cut->drops_calls = drops_calls;
    // Whether a piece addresses the storage of its input is known only after the cut.
    std::vector<ErrorNode> more = NodesOf(cut.status());
    if (more.empty() || num_apart == last) return cut;
    last = num_apart;
    std::move(more.begin(), more.end(), std::back_inserter(found));
  }
}

}  // namespace backtape::jit
