#include "backtape/jit/plan/make_plan.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "absl/container/btree_set.h"
#include "absl/functional/function_ref.h"
#include "absl/strings/str_cat.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/open_size.h"
#include "backtape/jit/plan/call_steps.h"
#include "backtape/jit/plan/concat_places.h"
#include "backtape/jit/plan/dense_steps.h"
#include "backtape/jit/plan/fuse.h"
#include "backtape/jit/plan/input_writes.h"
#include "backtape/jit/plan/kernel_maker.h"
#include "backtape/jit/plan/order_steps.h"
#include "backtape/jit/plan/prepare_graph.h"
#include "backtape/jit/plan/returned_constants.h"
#include "backtape/jit/plan/unit_order.h"
#include "backtape/jit/plan/value_table.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

SymInt BytesOf(const TensorType& type) {
  // The size of the range that the strides cover.
  SymInt last = type.storage_offset;
  const SymIntVector strides = StridesOf(type);
  for (size_t d = 0; d < type.sizes.size(); ++d) {
    if (type.sizes[d] == SymInt(0)) return 0;
    last += (type.sizes[d] - SymInt(1)) * strides[d];
  }
  return (last + SymInt(1)) * SymInt(ItemSize(type.dtype));
}

class Planner : public Placement {
 public:
  // `given` is the original graph.
  Planner(const Graph& given, Plan& plan, ValueTable& values, const Fusion& fusion)
      : given_(given), plan_(plan), values_(values), fusion_(fusion), block_of_(values.size(), -1) {}

  absl::Status Run() {
    MarkReturned();
    places_ = PlaceInConcats(values_, is_returned_);
    UnitOrder order(values_);
    made_in_ = PlaceInInputs(values_, is_returned_, places_, order);
    for (NodeIndex i = 0; i < Size(); ++i) AddBlock(i);
    MarkReturnedOnly();
    for (NodeIndex i = 0; i < Size(); ++i) {
      const ValueInfo& info = values_.at(i);
      if (info.kind != ValueKind::kFill || block_of_[i] < 0) continue;
      BACKTAPE_ASSIGN_OR_RETURN(Step step, MakeCopyStep(Operand(), info.loop->fill, OperandOf(info.node), info.node));
      plan_.steps.push_back(std::move(step));
    }
    BACKTAPE_ASSIGN_OR_RETURN(const std::vector<Unit> units, order.InOrder());
    for (const Unit& unit : units) {
      absl::Status status = AddSteps(unit);
      if (!status.ok()) return NodeError(status, *values_.at(unit.first_node).node);
    }
    return AddOutputs();
  }

  Operand OperandOf(const Node* node) override {
    const NodeIndex root = values_.RootOf(node);
    Operand operand = {block_of_[root], node->type().tensor(), root};
    if (const std::optional<ConcatPlace>& place = places_[root]) {
      operand.block = block_of_[place->concat];
      if (!operand.type.strides) operand.type.strides = StridesOf(operand.type);
      // If the value has views, its place has the value's own strides, so the strides of the views need no change.
      if (values_.at(root).node == node) {
        operand.type.strides = place->strides;
        if (!place->sizes.empty()) operand.type.sizes = place->sizes;
      }
      operand.type.storage_offset += place->offset;
    }
    return operand;
  }

  std::vector<Operand> SegmentsOf(const Node* node) override {
    const ValueInfo& info = values_.of(node);
    if (info.kind != ValueKind::kSegments) return {OperandOf(node)};
    std::vector<Operand> segments;
    for (size_t k = 0; k < node->num_operands(); ++k) segments.push_back(OperandOf(node->operand(k)));
    return segments;
  }

  std::optional<Operand> InsteadOfCopy(const Node& factor) override {
    const std::optional<CopiedFactor> left_out = values_.LeftOutCopyBefore(factor);
    if (!left_out) return std::nullopt;
    Operand operand = OperandOf(left_out->copy->operand(0));
    operand.type.strides = StridesOf(operand.type);
    if (left_out->is_transposed) {
      const size_t rank = operand.type.sizes.size();
      std::swap(operand.type.sizes[rank - 2], operand.type.sizes[rank - 1]);
      std::swap((*operand.type.strides)[rank - 2], (*operand.type.strides)[rank - 1]);
    }
    return operand;
  }

  std::optional<GatheredRows> InsteadOfRows(const Node& rows) override { return values_.GatheredRowsFor(rows); }
  bool IsOnlyReturned(const Node* node) const override { return is_only_returned_[values_.RootOf(node)]; }
  const SymInt& ReturnedBytes() const override { return returned_bytes_; }

  int ReplacedBlock(int block) const override {
    return plan_.blocks[block].kind == BlockKind::kInPlace ? plan_.blocks[block].index : -1;
  }

  int AddTemporary(SymInt bytes, const std::string& name) override {
    plan_.blocks.push_back({BlockKind::kArena, -1, std::move(bytes), name});
    return static_cast<int>(plan_.blocks.size()) - 1;
  }

 private:
  NodeIndex Size() const { return static_cast<NodeIndex>(values_.size()); }

  void MarkReturned() {
    is_returned_.assign(values_.size(), false);
    const Node* output = plan_.graph->output();
    for (size_t k = 0; k < output->num_operands(); ++k) is_returned_[values_.RootOf(output->operand(k))] = true;
  }

  void MarkReturnedOnly() {
    for (const Block& block : plan_.blocks) {
      if (block.kind == BlockKind::kOutput) returned_bytes_ += block.bytes;
    }
    is_only_returned_ = is_returned_;
    for (NodeIndex i = 0; i < Size(); ++i) {
      const ValueInfo& reader = values_.at(i);
      if (reader.node->is_output()) continue;
      for (size_t k = 0; k < reader.num_reads(); ++k) {
        const NodeIndex root = values_.RootOf(reader.read(k));
        if (reader.group < 0 || reader.group != values_.at(root).group) is_only_returned_[root] = false;
      }
    }
  }

  void AddBlock(NodeIndex i) {
    const ValueInfo& info = values_.at(i);
    if (info.root != i || places_[i]) return;
    Block block;
    block.name = info.node->name();
    switch (info.kind) {
      case ValueKind::kInput:
        block.kind = BlockKind::kInput;
        block.index = input_position_++;
        block.shows_offset = ShowsStorageOffset(*given_.placeholders()[static_cast<size_t>(block.index)]);
        block.storage_offset = info.node->type().tensor().storage_offset.constant().value_or(0);
        break;
      case ValueKind::kNumber:
        if (info.node->is_placeholder()) ++input_position_;
        return;
      case ValueKind::kConstant:
        block.kind = BlockKind::kConstant;
        block.index = static_cast<int>(plan_.constants.size());
        plan_.constants.push_back(info.constant);
        block.is_attribute =
            info.node->opcode() == Opcode::kGetAttr && given_.attributes().contains(std::string(info.node->target()));
        break;
      case ValueKind::kLoop:
      case ValueKind::kFill:
        if (!info.is_stored) return;
        block.kind = is_returned_[i] ? BlockKind::kOutput : BlockKind::kArena;
        break;
      case ValueKind::kDense:
      case ValueKind::kConcat:
      case ValueKind::kFallback:
      case ValueKind::kPick:
        if (!info.node->type().is_tensor()) return;
        block.kind = is_returned_[i] ? BlockKind::kOutput : BlockKind::kArena;
        break;
      case ValueKind::kNothing:
        if (info.node->is_placeholder()) ++input_position_;
        return;
      case ValueKind::kView:
      case ValueKind::kWriteBack:
      case ValueKind::kSegments:
        return;
    }
    if (made_in_[i] != kNoNode) {
      // Placeholders are classified first, so the block exists.
      block.kind = BlockKind::kInPlace;
      block.index = block_of_[made_in_[i]];
    }
    block.bytes = BytesOf(info.node->type().tensor());
    block_of_[i] = static_cast<int>(plan_.blocks.size());
    plan_.blocks.push_back(std::move(block));
  }

  absl::Status AddSteps(const Unit& unit) {
    if (unit.group >= 0) return AddGroup(fusion_.groups()[unit.group]);
    const ValueInfo& info = values_.at(unit.first_node);
    if (info.kind == ValueKind::kWriteBack) return AddWriteBack(info);
    if (info.kind == ValueKind::kConcat) return AddConcat(*info.node);
    if (info.kind == ValueKind::kSegments) return absl::OkStatus();
    if (info.kind == ValueKind::kDense) {
      plan_.steps.push_back(MakeDenseStep(*info.node, info.epilogue, ReferenceStep(*info.node), *this));
    } else if (IsKernelCall(*info.node)) {
      plan_.steps.push_back(Step{CallStep{ReferenceStep(*info.node)}, {info.node}, std::string(info.node->op()->name)});
    } else {
      plan_.steps.push_back(Step{ReferenceStep(*info.node), {info.node}, std::string(info.node->op()->name)});
    }
    return absl::OkStatus();
  }

  absl::Status AddGroup(const FusionGroup& group) {
    std::vector<Step> steps;
    do {
      const size_t num_blocks = plan_.blocks.size();
      BACKTAPE_ASSIGN_OR_RETURN(steps, MakeGroupSteps(values_, fusion_, group, *this));
      if (!TakeOutOfInputs(group, steps)) break;
      plan_.blocks.resize(num_blocks);  // drops the temporaries of these steps
    } while (true);
    for (Step& step : steps) plan_.steps.push_back(std::move(step));
    return absl::OkStatus();
  }

  // A step must not write one of the group's results into an input's memory while the old value is still needed. Moves
  // such a result to other memory, from which it is copied at the end. Returns whether there was such a result.
  bool TakeOutOfInputs(const FusionGroup& group, const std::vector<Step>& steps) {
    for (NodeIndex member : group.members) {
      if (made_in_[member] == kNoNode || block_of_[member] < 0) continue;
      Block& block = plan_.blocks[block_of_[member]];
      bool is_written = false;
      bool is_in_time = true;
      for (const Step& step : steps) {
        const StepBlocks used = BlocksOf(step);
        const bool reads = std::find(used.reads.begin(), used.reads.end(), block.index) != used.reads.end();
        const bool writes = std::find(used.writes.begin(), used.writes.end(), block_of_[member]) != used.writes.end();
        if (reads && (is_written || (writes && !CanReuseMemory(step, block_of_[member], block.index))))
          is_in_time = false;
        is_written |= writes;
      }
      if (is_in_time) continue;
      block.kind = BlockKind::kArena;
      block.index = -1;
      made_in_[member] = kNoNode;
      return true;
    }
    return false;
  }

  absl::Status AddConcat(const Node& node) {
    const NodeArguments args(node);
    const Operand whole = OperandOf(&node);
    const SymIntVector strides = StridesOf(whole.type);
    // A copy has a single piece, so any dim will do.
    int64_t dim = node.op()->is(OpId::cat) ? args.Value("dim").int_value() : 0;
    if (dim < 0) dim += whole.type.dim();
    SymInt begin = 0;
    for (size_t k = 0; k < node.num_operands(); ++k) {
      const NodeIndex root = values_.RootOf(node.operand(k));
      const Operand from = OperandOf(node.operand(k));
      Operand to = whole;
      to.type.strides = strides;
      to.type.sizes = from.type.sizes;
      to.type.storage_offset += begin * strides[dim];
      begin += from.type.sizes[dim];
      if (places_[root] && places_[root]->inner == values_.IndexOf(&node) && places_[root]->operand == k) continue;
      BACKTAPE_ASSIGN_OR_RETURN(Step step, MakeCopyStep(from, Scalar(), to, &node));
      plan_.steps.push_back(std::move(step));
    }
    return absl::OkStatus();
  }

  absl::Status AddWriteBack(const ValueInfo& info) {
    const Node* from = info.node->operand(1);
    const bool is_made_there = made_in_[values_.RootOf(from)] == info.root;
    plan_.input_writes.push_back({plan_.blocks[block_of_[info.root]].index, is_made_there});
    if (is_made_there) return absl::OkStatus();
    const ValueInfo& root = values_.at(values_.RootOf(from));
    const Operand to = OperandOf(info.node->operand(0));
    const bool is_fill = root.kind == ValueKind::kFill;
    BACKTAPE_ASSIGN_OR_RETURN(Step step, MakeCopyStep(is_fill ? Operand() : OperandOf(from),
                                                      is_fill ? root.loop->fill : Scalar(), to, info.node));
    plan_.steps.push_back(std::move(step));
    return absl::OkStatus();
  }

  // Adds the tensors of a list that the call returns, depth first, in the order in which kernels take their outputs.
  // `lists` are the nodes whose value is this list: the call itself or, for a list within its result, the getitem calls
  // that return the inner list.
  void AddResults(const Node& call, absl::Span<const ValueType> types, absl::Span<const Node* const> lists,
                  FallbackStep& action) {
    // Lists are read only by getitem (SpreadLists).
    std::vector<std::vector<const Node*>> picks(types.size());
    for (const Node* list : lists) {
      for (const Node* user : list->users()) picks[static_cast<size_t>(user->args()[1].int_value())].push_back(user);
    }
    for (size_t i = 0; i < types.size(); ++i) {
      if (types[i].is_list()) {
        AddResults(call, types[i].list(), picks[i], action);
        continue;
      }
      Operand result;
      if (types[i].is_tensor()) {
        result.type = types[i].tensor();
        for (const Node* pick : picks[i]) result.block = std::max(result.block, block_of_[values_.IndexOf(pick)]);
        // An output without readers still needs memory.
        if (result.block < 0) result.block = AddTemporary(BytesOf(result.type), call.name());
      }
      action.results.push_back(std::move(result));
    }
  }

  FallbackStep ReferenceStep(const Node& node) {
    FallbackStep action;
    action.node = &node;
    for (size_t k = 0; k < node.num_operands(); ++k) {
      const Node* operand = node.operand(k);
      action.operands.push_back(operand->type().is_tensor() ? OperandOf(operand) : Operand());
    }
    if (node.type().is_tensor()) {
      action.results.push_back(OperandOf(&node));
    } else if (node.type().is_list()) {
      AddResults(node, node.type().list(), {&node}, action);
    }
    return action;
  }

  absl::Status AddOutputs() {
    const Node* output = plan_.graph->output();
    if (output->args().empty()) return absl::OkStatus();
    const Argument& returned = output->args()[0];
    if (returned.is_dict()) {
      for (const auto& [key, item] : returned.dict().items) BACKTAPE_RETURN_IF_ERROR(AddOutput(item));
      return absl::OkStatus();
    }
    const std::vector<Argument> single = {returned};
    for (const Argument& item : returned.is_sequence() ? returned.items() : single) {
      BACKTAPE_RETURN_IF_ERROR(AddOutput(item));
    }
    return absl::OkStatus();
  }

  absl::Status AddOutputList(size_t size, absl::FunctionRef<const Argument&(size_t)> item) {
    plan_.outputs.emplace_back().kind = PlannedOutput::Kind::kList;
    plan_.outputs.back().list_size = size;
    for (size_t i = 0; i < size; ++i) BACKTAPE_RETURN_IF_ERROR(AddOutput(item(i)));
    return absl::OkStatus();
  }

  absl::Status AddOutput(const Argument& item) {
    if (item.is_sequence()) {
      return AddOutputList(item.items().size(), [&](size_t i) -> const Argument& { return item.items()[i]; });
    }
    // Like the interpreter, returns the values of a dict.
    if (item.is_dict()) {
      return AddOutputList(item.dict().items.size(),
                           [&](size_t i) -> const Argument& { return item.dict().items[i].second; });
    }
    PlannedOutput planned;
    if (item.is_none()) {
      planned.kind = PlannedOutput::Kind::kNone;
    } else if (item.is_int()) {
      planned.kind = PlannedOutput::Kind::kNumber;
      planned.number = item.int_value();
    } else if (!item.is_node()) {
      planned.kind = PlannedOutput::Kind::kConstant;
      BACKTAPE_ASSIGN_OR_RETURN(planned.constant, ReturnedConstant(item));
    } else if (item.node()->type().is_sym_int()) {
      planned.kind = PlannedOutput::Kind::kNumber;
      planned.number = item.node()->type().sym_int();
    } else if (item.node()->type().is_tensor()) {
      planned.kind = PlannedOutput::Kind::kTensor;
      planned.tensor = OperandOf(item.node());
    } else {
      return NodeError(absl::UnimplementedError("the graph returns this node, but its type is unknown"), *item.node());
    }
    plan_.outputs.push_back(std::move(planned));
    return absl::OkStatus();
  }

  const Graph& given_;
  Plan& plan_;
  ValueTable& values_;
  const Fusion& fusion_;
  std::vector<int> block_of_;  // for each root, its block
  std::vector<bool> is_returned_;
  std::vector<bool> is_only_returned_;
  SymInt returned_bytes_ = 0;
  std::vector<std::optional<ConcatPlace>> places_;
  std::vector<NodeIndex> made_in_;  // the input in whose memory a value is created, or kNoNode
  int input_position_ = 0;
};

std::vector<std::string> SymbolsOf(const std::vector<const Node*>& placeholders) {
  absl::btree_set<std::string> symbols;
  for (const Node* node : placeholders) {
    if (node->type().is_sym_int()) {
      for (std::string& symbol : node->type().sym_int().symbols()) symbols.insert(std::move(symbol));
    } else if (node->type().is_tensor()) {
      for (const SymInt& size : node->type().tensor().sizes) {
        for (std::string& symbol : size.symbols()) symbols.insert(std::move(symbol));
      }
    }
  }
  return {symbols.begin(), symbols.end()};
}

// The sizes, strides and storage offsets of all values must be known before a run begins.
absl::Status RequireSizesOfInputs(const Plan& plan) {
  const auto check = [&plan](const Node& node, absl::string_view what, const SymInt& value) -> absl::Status {
    if (!value.is_symbolic()) return absl::OkStatus();
    for (const std::string& symbol : value.symbols()) {
      if (std::binary_search(plan.symbols.begin(), plan.symbols.end(), symbol)) continue;
      return NodeError(absl::UnimplementedError(absl::StrCat("the ", what, " ", symbol, " depends on tensor values")),
                       node);
    }
    return absl::OkStatus();
  };
  const std::function<absl::Status(const Node&, const ValueType&)> check_type =
      [&](const Node& node, const ValueType& of) -> absl::Status {
    if (of.is_list()) {
      for (const ValueType& item : of.list()) BACKTAPE_RETURN_IF_ERROR(check_type(node, item));
    }
    if (!of.is_tensor()) return absl::OkStatus();
    const TensorType& type = of.tensor();
    for (const SymInt& size : type.sizes) BACKTAPE_RETURN_IF_ERROR(check(node, "size", size));
    if (HasUnbackedSymbol(type.storage_offset)) {
      BACKTAPE_RETURN_IF_ERROR(check(node, "storage offset", type.storage_offset));
    }
    if (!type.strides) return absl::OkStatus();
    for (const SymInt& stride : *type.strides) {
      if (HasUnbackedSymbol(stride)) BACKTAPE_RETURN_IF_ERROR(check(node, "stride", stride));
    }
    return absl::OkStatus();
  };
  for (const Node* node : plan.graph->nodes()) {
    // Refers to no node: the graph is cut at the calls that determine the sizes, not at those whose types contain them.
    const absl::Status status = check_type(*node, node->type());
    if (!status.ok()) return WithNodesOf(absl::OkStatus(), status);
  }
  return absl::OkStatus();
}

// A guard may fix a size that depends on tensor values, so that no type contains the size any more. Only a run that
// computes the values determines whether such a guard holds. `symbols` are those of the given graph's placeholders.
absl::Status RequireGuardsOfInputs(const Plan& plan, const std::vector<std::string>& symbols) {
  for (const ShapeGuard& guard : plan.guards) {
    if (guard.relation == SymRelation::kNe) continue;  // never checked: see SizeCheck
    for (const SymInt* side : {&guard.lhs, &guard.rhs}) {
      if (!side->is_symbolic()) continue;
      for (const std::string& symbol : side->symbols()) {
        if (!IsUnbackedSymbol(symbol) || std::binary_search(symbols.begin(), symbols.end(), symbol)) continue;
        return absl::UnimplementedError(absl::StrCat("the guard ", guard.ToString(), " depends on tensor values"));
      }
    }
  }
  return absl::OkStatus();
}

// Strides and offsets that the plan uses may depend on symbols that no input defines, even if no size does.
absl::Status RequireKnownSymbols(const Plan& plan) {
  absl::Status status;
  std::string named;
  ForEachSize(plan, [&](const SymInt& size, const std::string& name) {
    for (const std::string& symbol : size.symbols()) {
      if (!status.ok() || std::binary_search(plan.symbols.begin(), plan.symbols.end(), symbol)) continue;
      status = absl::UnimplementedError(absl::StrCat("a size, stride or offset of ", name, " is ", size.ToString(),
                                                     ", but no input determines ", symbol));
      if (!IsUnbackedSymbol(symbol)) named = name;
    }
  });
  for (const Node* node : plan.graph->nodes()) {
    if (!status.ok() && node->name() == named) AddErrorNode(*node, status);
  }
  return status;
}

}  // namespace

absl::StatusOr<Plan> MakePlan(const Graph& graph) {
  Plan plan;
  ShapeEnv env;
  BACKTAPE_ASSIGN_OR_RETURN(plan.graph, PrepareGraph(graph, env));
  plan.guards = env.guards();
  for (const Node* node : plan.graph->placeholders()) plan.placeholders.push_back(node);
  plan.symbols = SymbolsOf(plan.placeholders);
  BACKTAPE_RETURN_IF_ERROR(RequireSizesOfInputs(plan));
  const std::vector<Node*> given = graph.placeholders();
  BACKTAPE_RETURN_IF_ERROR(RequireGuardsOfInputs(plan, SymbolsOf({given.begin(), given.end()})));
  BACKTAPE_ASSIGN_OR_RETURN(ValueTable values, ValueTable::Make(*plan.graph));
  const Fusion fusion(values);
  BACKTAPE_RETURN_IF_ERROR(Planner(graph, plan, values, fusion).Run());
  OrderSteps(plan);
  ComputeLiveness(plan);
  BACKTAPE_RETURN_IF_ERROR(RequireKnownSymbols(plan));
  return plan;
}

}  // namespace backtape::jit
