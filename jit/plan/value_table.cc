#include "backtape/jit/plan/value_table.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/memory_order.h"
#include "backtape/jit/plan/number_operands.h"
#include "backtape/jit/plan/row_scatters.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

// Constants up to this size are computed when the plan is made. Larger ones would not save enough time to be worth
// their memory.
constexpr int64_t kMaxConstantBytes = 1 << 22;

constexpr size_t kMaxReadersOfSegments = 3;
// Maximum number of readers visited by IsReadByCalls.
constexpr int kMaxReadersSearched = 32;

bool IsGetItem(const Node& node) { return node.is_call_to(OpId::operator_getitem); }

// Evaluates a call without tensor operands whose sizes are known.
std::optional<Tensor> FoldedConstant(const Node& node) {
  const OpSchema& op = *node.op();
  if (op.has_tag(kTagNondeterministic) || !node.type().is_tensor() || node.num_operands() != 0) return std::nullopt;
  const TensorType& type = node.type().tensor();
  const std::optional<int64_t> numel = type.numel().constant();
  if (!numel || *numel * ItemSize(type.dtype) > kMaxConstantBytes) return std::nullopt;
  IValueList args;
  for (const Argument& arg : node.args()) {
    std::optional<IValue> value = ShapeValueOf(arg);
    if (!value) return std::nullopt;
    args.push_back(*std::move(value));
  }
  std::vector<std::pair<std::string, IValue>> kwargs;
  for (const auto& [key, arg] : node.kwargs()) {
    std::optional<IValue> value = ShapeValueOf(arg);
    if (!value) return std::nullopt;
    kwargs.emplace_back(key, *std::move(value));
  }
  absl::StatusOr<IValue> result =
      EvaluateOp(node.graph()->ops(), op, args, kwargs, BuiltinKernels(), BuiltinShapeRules());
  if (!result.ok() || !result->is_tensor()) return std::nullopt;
  return result->tensor();
}

// Whether all operands have the result's number of dims; ATen also accepts empty one-dimensional tensors.
bool IsConcat(const Node& node) {
  if (!node.is_call_to(OpId::cat) || !node.type().is_tensor()) return false;
  for (size_t k = 0; k < node.num_operands(); ++k) {
    const ValueType& type = node.operand(k)->type();
    if (!type.is_tensor() || type.tensor().dim() != node.type().tensor().dim()) return false;
  }
  return IsStorable(node.type().tensor().dtype);
}

// Whether the product `user` sums over the concatenated dim: the columns of the first factor or the rows of the second.
bool IsSummedOverBy(const Node& concat, const Node& user) {
  if ((!user.is_call_to(OpId::mm) && !user.is_call_to(OpId::addmm)) || !IsDenseCall(user)) {
    return false;
  }
  const NodeArguments args(user);
  const size_t first = user.op()->is(OpId::addmm) ? 1 : 0;
  const int64_t dim = NodeArguments(concat).Value("dim").int_value();
  const bool is_a = args.NodeAt(first) == &concat && (dim == 1 || dim == -1);
  const bool is_b = args.NodeAt(first + 1) == &concat && (dim == 0 || dim == -2);
  if ((!is_a && !is_b) || args.NodeAt(first) == args.NodeAt(first + 1)) return false;
  // The boundaries of the pieces must be known.
  for (size_t k = 0; k < concat.num_operands(); ++k) {
    const TensorType& piece = concat.operand(k)->type().tensor();
    if (piece.dtype != concat.type().tensor().dtype || !piece.sizes[is_a ? 1 : 0].constant()) return false;
  }
  return true;
}

bool IsSummedOverByProducts(const Node& concat) {
  if (!IsConcat(concat)) return false;  // a copy may have the kind kConcat too
  // With many readers, one concatenation in memory is cheaper.
  if (concat.num_uses() > kMaxReadersOfSegments || concat.type().tensor().dim() != 2) return false;
  const DType dtype = concat.type().tensor().dtype;
  if (dtype != DType::kFloat32 && dtype != DType::kFloat64) return false;
  for (const Use& use : concat.uses_unordered()) {
    if (!IsSummedOverBy(concat, *use.user)) return false;
  }
  return concat.has_uses();
}

const Node* ViewedBy(const Node* node) {
  while (node->is_call() && node->op() != nullptr && node->op()->has_tag(kTagView)) node = node->operand(0);
  return node;
}

// Whether a dense call or the output reads the value, possibly through views, so that it is written to memory.
bool IsReadByCalls(const Node& value) {
  int budget = kMaxReadersSearched;
  std::vector<const Node*> pending = {&value};
  while (!pending.empty()) {
    const Node* const at = pending.back();
    pending.pop_back();
    for (const Use& use : at->uses_unordered()) {
      if (--budget < 0) return false;
      if (use.user->is_output() || IsDenseCall(*use.user)) return true;
      if (use.user->op() != nullptr && use.user->op()->has_tag(kTagView)) pending.push_back(use.user);
    }
  }
  return false;
}

// Complex values are not native: the reference kernel's error names the node that it cannot compute.
absl::Status CheckDType(const Node& node) {
  if (!node.is_call()) return absl::OkStatus();
  const auto check = [](const ValueType& type) -> absl::Status {
    if (!type.is_tensor() || IsStorable(type.tensor().dtype)) return absl::OkStatus();
    return absl::UnimplementedError(
        absl::StrCat("values of dtype ", TorchName(type.tensor().dtype), " are not supported"));
  };
  absl::Status status = check(node.type());
  for (size_t k = 0; k < node.num_operands(); ++k) status.Update(check(node.operand(k)->type()));
  return status;
}

absl::Status WriteError(const Node& node) {
  std::vector<std::string> written;
  VisitWritten(node, [&](const Node* target) { written.push_back(absl::StrCat("%", target->name())); });
  return absl::UnimplementedError(
      absl::StrCat("the in-place write to ", absl::StrJoin(written, ", "), " cannot be functionalised"));
}

}  // namespace

absl::StatusOr<ValueTable> ValueTable::Make(const Graph& graph) {
  ValueTable table;
  for (const Node* node : graph.nodes()) {
    if (node->is_call_to(OpId::copy_)) table.inputs_to_write_.insert(ViewedBy(node->operand(0)));
  }
  table.gathered_ = RowsOnlyGathered(graph, table.inputs_to_write_);
  table.values_.reserve(graph.num_nodes());
  absl::Status first;
  for (const Node* node : graph.nodes()) {
    table.index_.emplace(node, static_cast<NodeIndex>(table.values_.size()));
    table.values_.emplace_back();
    ValueInfo& info = table.values_.back();
    info.node = node;
    info.root = static_cast<NodeIndex>(table.values_.size()) - 1;
    if (node->is_output() || (!node->has_uses() && !node->is_impure())) continue;
    absl::Status status = CheckDType(*node);
    if (status.ok()) status = table.Classify(*node, info);
    status.Update(table.CheckReads(info));
    if (status.ok()) continue;
    if (first.ok()) {
      first = NodeError(status, *node);
    } else {
      AddErrorNode(*node, first);
    }
  }
  BACKTAPE_RETURN_IF_ERROR(first);
  table.MarkSegments();
  return table;
}

// Inputs are written after everything else, so no value may read an input after the write.
absl::Status ValueTable::CheckReads(const ValueInfo& info) {
  const bool is_write = info.kind == ValueKind::kWriteBack;
  for (size_t k = is_write ? 1 : 0; k < info.num_reads(); ++k) {
    if (written_.contains(RootOf(info.read(k)))) {
      return absl::UnimplementedError(absl::StrCat("the call reads input %", values_[RootOf(info.read(k))].node->name(),
                                                   " after it has been written"));
    }
  }
  if (is_write) written_.insert(info.root);
  return absl::OkStatus();
}

void ValueTable::MarkSegments() {
  for (ValueInfo& info : values_) {
    if (info.kind == ValueKind::kConcat && IsSummedOverByProducts(*info.node)) info.kind = ValueKind::kSegments;
  }
}

// Omits a copy whose readers are products that can use the batch dims of its source.
bool ValueTable::LeaveOut(const Node& copy) {
  if (left_out_.contains(copy.operand(0))) return false;
  // The copy may preserve the value of an input that is written later.
  if (inputs_to_write_.contains(values_[RootOf(copy.operand(0))].node)) return false;
  const std::vector<CopyReader> readers = ProductsInPlaceOf(copy);
  if (readers.empty()) return false;
  for (const CopyReader& reader : readers) {
    const SymIntVector* batch = BatchOf(*reader.product);
    if (!reader.batch.empty() && batch != nullptr && !(*batch == reader.batch)) return false;
  }
  for (const CopyReader& reader : readers) {
    if (!reader.batch.empty()) batch_of_.emplace(reader.product, reader.batch);
  }
  left_out_.insert(&copy);
  return true;
}

std::optional<CopiedFactor> ValueTable::LeftOutCopyBefore(const Node& factor) const {
  if (!left_out_.contains(&factor)) return std::nullopt;
  return CopyBefore(factor);
}

std::optional<GatheredRows> ValueTable::GatheredRowsFor(const Node& rows) const {
  const auto it = gathered_.find(&rows);
  return it == gathered_.end() ? std::nullopt : std::optional<GatheredRows>(it->second);
}

const SymIntVector* ValueTable::BatchOf(const Node& product) const {
  const auto it = batch_of_.find(&product);
  return it == batch_of_.end() ? nullptr : &it->second;
}

void ValueTable::AddEpilogue(const Node& product, ValueInfo& info) {
  Epilogue epilogue = EpilogueOf(product);
  // The relu comes after the addition, so an epilogue without the addition is empty.
  if (epilogue.residual != nullptr && !IsInMemoryBefore(*epilogue.residual)) return;
  for (const Node* node : {epilogue.addition, epilogue.relu}) {
    if (node != nullptr) finished_by_.emplace(node, info.root);
  }
  info.epilogue = epilogue;
  if (epilogue.residual != nullptr) info.more_reads = {epilogue.residual};
}

// Whether a value is computed before the current node and is written to memory in any case.
bool ValueTable::IsInMemoryBefore(const Node& residual) const {
  if (!index_.contains(&residual)) return false;
  const ValueInfo& root = values_[RootOf(&residual)];
  // An input that is written may hold the old or the new value.
  if (inputs_to_write_.contains(root.node)) return false;
  switch (root.kind) {
    case ValueKind::kInput:
    case ValueKind::kConstant:
    case ValueKind::kDense:
    case ValueKind::kConcat:
    case ValueKind::kFallback:
    case ValueKind::kPick:
      return true;
    case ValueKind::kLoop:
      return IsReadByCalls(*root.node);
    default:
      return false;
  }
}

// Classifies a call without results. If its shape rule checks its conditions (kTagMetadata), it needs no step: the
// conditions are checked at compile time and for each new set of sizes.
absl::Status ValueTable::ClassifyCheck(const Node& node, ValueInfo& info) const {
  if (node.op()->has_tag(kTagMetadata)) {
    info.kind = ValueKind::kNothing;
    return absl::OkStatus();
  }
  if (MayWrite(node)) return WriteError(node);
  for (size_t k = 0; k < node.num_operands(); ++k) {
    if (!node.operand(k)->type().is_tensor()) {
      return absl::UnimplementedError(
          absl::StrCat("operand %", node.operand(k)->name(), " is not known to be a tensor"));
    }
  }
  info.kind = ValueKind::kFallback;
  return absl::OkStatus();
}

absl::Status ValueTable::Classify(const Node& node, ValueInfo& info) {
  if (node.is_placeholder()) {
    if (node.type().is_sym_int()) {
      info.kind = ValueKind::kNumber;
      return absl::OkStatus();
    }
    if (!node.type().is_tensor()) return absl::UnimplementedError("the placeholder's type is unknown");
    info.kind = ValueKind::kInput;
    return absl::OkStatus();
  }
  if (node.opcode() == Opcode::kGetAttr) {
    const auto& attributes = node.graph()->attributes();
    const auto it = attributes.find(std::string(node.target()));
    if (it == attributes.end()) return absl::UnimplementedError("the attribute has no value");
    info.kind = ValueKind::kConstant;
    info.constant = it->second;
    return absl::OkStatus();
  }
  if (node.opcode() != Opcode::kCallFunction || node.op() == nullptr) {
    return absl::UnimplementedError("the call target is not a known op");
  }
  const OpSchema& op = *node.op();
  if (node.type().is_sym_int()) {
    info.kind = ValueKind::kNumber;
    return absl::OkStatus();
  }
  if (op.returns.empty()) return ClassifyCheck(node, info);
  if (!node.type().is_tensor() && !node.type().is_list()) {
    return absl::UnimplementedError("the value's type is unknown");
  }
  if (IsGetItem(node)) {
    const ValueInfo& from = of(node.operand(0));
    info.kind = from.kind == ValueKind::kView ? ValueKind::kView : ValueKind::kPick;
    if (info.kind == ValueKind::kView) info.root = from.root;
    return absl::OkStatus();
  }
  if (op.has_tag(kTagView)) {
    if (!HasTensorOperands(node)) {
      return absl::UnimplementedError(
          absl::StrCat("argument '", op.args[0].name, "' of the view is a number, not a tensor"));
    }
    info.kind = ValueKind::kView;
    info.root = RootOf(node.operand(0));
    if (left_out_.contains(node.operand(0))) left_out_.insert(&node);
    return absl::OkStatus();
  }
  if (node.is_call_to(OpId::copy_) && of(node.operand(0)).kind == ValueKind::kInput) {
    info.kind = ValueKind::kWriteBack;
    info.root = RootOf(node.operand(0));
    return absl::OkStatus();
  }
  if (MayWrite(node)) return WriteError(node);
  if (op.has_tag(kTagPython)) {
    return absl::UnimplementedError(
        absl::StrCat("the Python operator ", op.Target(), " on tensors has no corresponding op"));
  }
  if (IsDenseCall(node)) {
    info.kind = ValueKind::kDense;
    AddEpilogue(node, info);
    const Node* const rows = RowsOf(node);
    if (const auto it = gathered_.find(rows); it != gathered_.end()) {
      info.more_reads.push_back(it->second.index);
      if (it->second.scales != nullptr) info.more_reads.push_back(it->second.scales);
    }
    return absl::OkStatus();
  }
  if (const auto it = gathered_.find(&node); it != gathered_.end()) {
    info.kind = ValueKind::kView;
    info.root = RootOf(it->second.table);
    return absl::OkStatus();
  }
  if (const auto it = finished_by_.find(&node); it != finished_by_.end()) {
    info.kind = ValueKind::kView;
    info.root = it->second;
    return absl::OkStatus();
  }
  if (IsConcat(node)) {
    info.kind = ValueKind::kConcat;
    return absl::OkStatus();
  }
  if (node.num_operands() == 1 && LeaveOut(node)) {
    info.kind = ValueKind::kView;
    info.root = RootOf(node.operand(0));
    return absl::OkStatus();
  }
  if (IsCopyOfProduct(node) || IsTransposingCopy(node)) {
    info.kind = ValueKind::kConcat;
    return absl::OkStatus();
  }
  info.loop = LoopOpOf(node);
  if (info.loop && info.loop->kind == LoopKind::kFill) {
    info.kind = ValueKind::kFill;
    return absl::OkStatus();
  }
  if (std::optional<Tensor> constant = FoldedConstant(node)) {
    info.kind = ValueKind::kConstant;
    info.constant = *std::move(constant);
    return absl::OkStatus();
  }
  info.kind = info.loop ? ValueKind::kLoop : ValueKind::kFallback;
  return absl::OkStatus();
}

}  // namespace backtape::jit
