#include "backtape/passes/vectorize.h"

#include <algorithm>
#include <string>
#include <utility>

#include "absl/container/flat_hash_set.h"
#include "absl/strings/str_cat.h"
#include "backtape/autograd/custom/program_function.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/symbolic_sizes.h"
#include "backtape/autograd/origin/traced_origin.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/ir/aliasing.h"
#include "backtape/ir/autograd_function_call.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/open_size.h"
#include "backtape/ir/plain_graph.h"
#include "backtape/ir/signature.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/passes/eliminate_dead_code.h"
#include "backtape/passes/functionalize.h"
#include "backtape/passes/tape_replay.h"
#include "backtape/passes/vectorize/batched_control_flow.h"
#include "backtape/passes/vectorize/batching_rules.h"
#include "backtape/passes/vectorize/slices.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

using internal::TapeReplay;
using vectorize::Batch;
using vectorize::BatchedCall;

constexpr char kPurpose[] = "batched results";
constexpr char kVerb[] = "vectorise";

// Rebuilds the graph with calls made by `call`. By default, calls are made as on the tape, which expands composite ops.
absl::StatusOr<std::unique_ptr<Graph>> Replayed(const Graph& program, const OpLibrary& library,
                                                const TapeReplay::CallFn& call = nullptr) {
  TapeReplay replay(program, library, kPurpose, kVerb);
  replay.set_call(call != nullptr ? call : [&library](const Node&, const OpSchema& op, const IValueList& args) {
    return Call(library, op.id, args);
  });
  BACKTAPE_RETURN_IF_ERROR(replay.MakePlaceholders());
  const TracingGuard tracing(&replay.tracer());
  const NoGradGuard no_grad;
  BACKTAPE_RETURN_IF_ERROR(replay.RunNodes());
  ArgumentList results;
  for (const IValue& output : replay.outputs()) results.push_back(replay.tracer().ArgumentOf(output));
  replay.joint()->Output(Argument::Tuple(std::move(results)));
  replay.joint()->set_signature(replay.SignatureOfForward());
  BACKTAPE_RETURN_IF_ERROR(replay.AddGuards());
  return std::move(replay.joint());
}

// Reports that a rewritten call or a batching rule computes a value whose type differs from the op's.
[[noreturn]] void ThrowWrongType(const Node& node, const TensorType& found, const TensorType& expected) {
  throw Error(absl::InternalError(absl::StrCat("the batching rule or rewrite of ", node.target(), " returned ",
                                               found.ToString(), "; expected ", expected.ToString())));
}

// Rewrites calls of a graph for one sample, but only those whose values depend on the sample.
class Rewriting {
 public:
  Rewriting(const Graph& program, const OpLibrary& library, const absl::flat_hash_set<std::string>& batched)
      : library_(library) {
    for (const Node* node : program.nodes()) {
      bool depends = node->is_placeholder() && batched.contains(node->name());
      for (size_t i = 0; i < node->num_operands() && !depends; ++i) depends = depends_.contains(node->operand(i));
      if (depends) depends_.insert(node);
    }
  }

  IValue Call(const Node& node, const OpSchema& op, const IValueList& args) {
    if (Depends(node)) {
      const auto of_value = [&](const IValue& value) { return DependsValue(node, args, value); };
      if (std::optional<IValue> rewritten = vectorize::RewriteForSamples(op, args, of_value)) {
        changed_ = true;
        CheckType(node, *rewritten, node.type());
        return *std::move(rewritten);
      }
    }
    return backtape::Call(library_, op.id, args);
  }

  bool changed() const { return changed_; }

 private:
  static void CheckType(const Node& node, const IValue& value, const ValueType& type) {
    if (value.is_list() && type.is_list()) {
      for (size_t i = 0; i < value.list().size(); ++i) CheckType(node, value.list()[i], type.list()[i]);
    }
    if (!value.is_tensor()) return;
    const TensorType found = value.tensor().type();
    if (found.dtype != type.tensor().dtype || found.dim() != type.tensor().dim()) {
      ThrowWrongType(node, found, type.tensor());
    }
  }

  bool Depends(const Node& node) const { return depends_.contains(&node); }

  // `value` is one of the bound arguments.
  bool DependsValue(const Node& node, const IValueList& args, const IValue& value) const {
    for (size_t i = 0; i < args.size(); ++i) {
      if (&args[i] != &value) continue;
      const ArgSchema& schema = node.op()->args[i];
      if (i < node.args().size()) return DependsArgument(node.args()[i]);
      const Argument* keyword = node.FindKwarg(schema.name);
      return keyword != nullptr && DependsArgument(*keyword);
    }
    return true;
  }
  bool DependsArgument(const Argument& argument) const {
    if (argument.is_node()) return Depends(*argument.node());
    if (!argument.is_sequence()) return false;
    return std::any_of(argument.items().begin(), argument.items().end(),
                       [this](const Argument& item) { return DependsArgument(item); });
  }

  const OpLibrary& library_;
  absl::flat_hash_set<const Node*> depends_;
  bool changed_ = false;
};

// A batch dim, checked and counted from the front. `what` names it in the error.
absl::StatusOr<int64_t> CountedDim(int64_t dim, int64_t rank, absl::string_view what) {
  if (dim < -rank || dim >= rank) {
    return absl::InvalidArgumentError(
        absl::StrCat(what, " is ", dim, ", which is out of range: including the batch dim, the rank is ", rank));
  }
  return dim < 0 ? dim + rank : dim;
}

absl::StatusOr<std::vector<BatchDim>> InDims(const Graph& graph, const std::vector<BatchDim>& stated) {
  const std::vector<Node*> placeholders = graph.placeholders();
  std::vector<BatchDim> dims(placeholders.size());
  if (stated.size() != 1 && stated.size() != placeholders.size()) {
    return absl::InvalidArgumentError(absl::StrCat("in_dims: expected one batch dim for each of the placeholders (",
                                                   placeholders.size(), "), or one for all; found ", stated.size()));
  }
  bool any = false;
  for (size_t i = 0; i < placeholders.size(); ++i) {
    const Node& node = *placeholders[i];
    const BatchDim& dim = stated.size() == 1 ? stated[0] : stated[i];
    if (!dim.has_value()) continue;
    if (!node.type().is_tensor()) {
      if (stated.size() == 1) continue;
      return absl::InvalidArgumentError(
          absl::StrCat("in_dims: %", node.name(), " is ", node.type().ToString(), "; only tensors have a batch dim"));
    }
    BACKTAPE_ASSIGN_OR_RETURN(dims[i], CountedDim(*dim, node.type().tensor().dim() + 1,
                                                  absl::StrCat("in_dims: the batch dim of %", node.name())));
    any = true;
  }
  if (!any) return absl::InvalidArgumentError("in_dims: no placeholder has a batch dim");
  return dims;
}

// A symbol that the graph does not use.
SymInt NewSize(const Graph& graph) {
  absl::flat_hash_set<std::string> used;
  for (const Node* node : graph.placeholders()) {
    if (node->type().is_sym_int()) {
      for (const std::string& symbol : node->type().sym_int().symbols()) used.insert(symbol);
    } else if (node->type().is_tensor()) {
      for (const SymInt& size : node->type().tensor().sizes) {
        for (const std::string& symbol : size.symbols()) used.insert(symbol);
      }
    }
  }
  std::string name = "batch";
  for (int i = 1; used.contains(name); ++i) name = absl::StrCat("batch", i);
  return SymInt::Symbol(name);
}

TensorType WithBatchDim(const TensorType& sample, int64_t dim, const SymInt& size) {
  TensorType type = sample;
  type.sizes.insert(type.sizes.begin() + dim, size);
  if (!sample.strides.has_value()) return type;
  type.storage_offset = 0;
  if (*sample.strides == ContiguousStrides(sample.sizes)) {
    type.strides = ContiguousStrides(type.sizes);
  } else {
    type.strides.reset();
  }
  return type;
}

// True for a call that writes an argument; batch norm writes only in training.
bool Writes(const OpSchema& op, const IValueList& args) {
  const int training = TrainingArgument(op);
  if (training >= 0 && args[training].is_bool() && !args[training].bool_value()) return false;
  for (size_t i = 0; i < op.args.size(); ++i) {
    if (op.args[i].is_written && !args[i].is_none()) return true;
  }
  return false;
}

class Vectorizing {
 public:
  Vectorizing(const Graph& program, const VectorizeOptions& options, std::vector<BatchDim> in_dims, SymInt size)
      : program_(program),
        options_(options),
        in_dims_(std::move(in_dims)),
        batch_(std::move(size), options.randomness),
        aliases_(program),
        replay_(program, *options.library, kPurpose, kVerb) {}

  absl::StatusOr<std::unique_ptr<Graph>> Run() {
    const std::vector<Node*> placeholders = program_.placeholders();
    absl::flat_hash_map<const Node*, BatchDim> dims;
    for (size_t i = 0; i < placeholders.size(); ++i) dims[placeholders[i]] = in_dims_[i];
    BACKTAPE_RETURN_IF_ERROR(replay_.MakePlaceholders([&](const Node& node) {
      const TensorType& sample = node.type().tensor();
      return dims[&node].has_value() ? WithBatchDim(sample, *dims[&node], batch_.size()) : sample;
    }));
    replay_.set_call(
        [this](const Node& node, const OpSchema& op, const IValueList& args) { return CallForBatch(node, op, args); });
    replay_.set_call_function([this](const std::shared_ptr<const internal::CustomProgramFunction>& function,
                                     const variable_list& inputs) { return CallFunctionForBatch(function, inputs); });
    replay_.set_control_flow([this](const HigherOrderCall& call, const internal::ControlFlowOperands& operands) {
      return vectorize::BatchControlFlow(
          call, operands, replay_.tracer(), *options_.library, batch_,
          [this](const Graph& subgraph, const std::vector<bool>& inputs, const std::vector<bool>& outputs) {
            return VectorizeSubgraph(subgraph, inputs, outputs);
          });
    });
    const TracingGuard tracing(&replay_.tracer());
    const NoGradGuard no_grad;
    for (const Node* node : placeholders) {
      if (!dims[node].has_value()) continue;
      IValue& value = replay_.ValueOfNode(node);
      value = Moved(*node, ToVariable(value), *dims[node], 0);
      batch_.Add(value);
    }
    BACKTAPE_RETURN_IF_ERROR(replay_.RunNodes());
    BACKTAPE_RETURN_IF_ERROR(MakeOutput());
    BACKTAPE_RETURN_IF_ERROR(EliminateDeadCode(*replay_.joint(), {.remove_random = false}).status());
    BACKTAPE_RETURN_IF_ERROR(replay_.AddGuards());
    return std::move(replay_.joint());
  }

 private:
  absl::StatusOr<std::unique_ptr<Graph>> VectorizeSubgraph(const Graph& subgraph, const std::vector<bool>& inputs,
                                                           const std::vector<bool>& outputs) const {
    VectorizeOptions options = options_;
    options.size = batch_.size();
    options.in_dims.clear();
    options.out_dims.clear();
    for (const bool flag : inputs) options.in_dims.push_back(flag ? BatchDim(0) : std::nullopt);
    for (const bool flag : outputs) options.out_dims.push_back(flag ? BatchDim(0) : std::nullopt);
    return Vectorize(subgraph, options);
  }

  IValue CallForBatch(const Node& node, const OpSchema& op, const IValueList& args) {
    const bool draws = op.has_tag(kTagNondeterministic);
    if (!batch_.IsIn(IValue(args)) && (!draws || batch_.randomness() == Randomness::kSame)) {
      return Call(*options_.library, op.id, args);
    }
    if (op.has_tag(kTagMetadata)) {
      if (node.type().is_sym_int() && !HasUnbackedSymbol(node.type().sym_int())) {
        return IValue(node.type().sym_int());
      }
      throw Error(absl::UnimplementedError(
          "the call cannot be vectorised: its result is a number, which may differ between samples"));
    }
    BatchedCall call(*options_.library, node, op, args, batch_);
    const vectorize::BatchingRule* rule = vectorize::FindBatchingRule(op);
    if (Writes(op, args) && !(rule != nullptr && op.has_tag(kTagInplace))) {
      throw Error(
          absl::UnimplementedError("the call cannot be vectorised: it writes in place and cannot be made functional"));
    }
    if (rule == nullptr && !options_.loop_without_rule) {
      throw Error(absl::UnimplementedError(absl::StrCat("there is no batching rule for ", op.QualifiedName())));
    }
    IValue result = rule != nullptr ? rule->apply(call, rule->rank) : vectorize::LoopOverSamples(call);
    CheckResult(node, result, node.type());
    CheckSharing(node, op, args, result);
    batch_.Add(result);
    return result;
  }

  // Writes that could not be made functional remain in the graph. With the batch, a view of the written tensor must
  // then remain a view, and a copy must remain a copy.
  void CheckSharing(const Node& node, const OpSchema& op, const IValueList& args, const IValue& result) const {
    if (!MayViewFirstArgument(op) || !args[0].is_tensor() || !aliases_.IsWritten(&node)) return;
    bool is_view = op.has_tag(kTagView);
    if (!is_view && node.operand(0)->type().is_tensor() && node.type().is_tensor()) {
      ShapeEnv env;
      ShapeContext context(env, op);
      is_view = SharedView(context, op, node.operand(0)->type().tensor(), node.type().tensor()).has_value();
    }
    const IValueList items = result.is_list() ? result.list() : IValueList{result};
    for (const IValue& item : items) {
      if (!item.is_tensor() || item.tensor().shares_storage(args[0].tensor()) == is_view) continue;
      throw Error(absl::UnimplementedError(absl::StrCat(
          "the call cannot be vectorised: its result is ", is_view ? "a view" : "a copy", " for one sample and ",
          is_view ? "a copy" : "a view", " for a batch, and the function writes ", "the tensor in place")));
    }
  }

  variable_list CallFunctionForBatch(const std::shared_ptr<const internal::CustomProgramFunction>& function,
                                     const variable_list& inputs) {
    std::vector<BatchDim> in_dims;
    for (const Variable& input : inputs) {
      in_dims.push_back(input.defined() && batch_.Contains(input) ? BatchDim(0) : std::nullopt);
    }
    if (std::all_of(in_dims.begin(), in_dims.end(), [](const BatchDim& dim) { return !dim.has_value(); })) {
      return Apply(function, inputs);
    }
    const VmapInfo info{.batch_size = batch_.size(), .randomness = batch_.randomness()};
    if (function->vmap_support() == internal::VmapSupport::kRule) return CallRule(*function, info, in_dims, inputs);
    if (function->vmap_support() == internal::VmapSupport::kNone || !options_.batch_function) {
      throw Error(absl::UnimplementedError(absl::StrCat("You tried to vmap over ", function->name(),
                                                        ", but it does not have vmap support. Declare Vmap ",
                                                        "or set generate_vmap_rule = true")));
    }
    variable_list outputs = Apply(options_.batch_function(function, in_dims, info), inputs);
    for (const Variable& output : outputs) {
      if (output.defined()) batch_.Add(ToIValue(output));
    }
    return outputs;
  }

  variable_list CallRule(const internal::CustomProgramFunction& function, const VmapInfo& info,
                         const std::vector<BatchDim>& in_dims, const variable_list& inputs) {
    VmapResult result = function.Vmap(info, in_dims, inputs);
    const auto refuse = [&](const std::string& problem) {
      throw Error(
          absl::InvalidArgumentError(absl::StrCat("Vmap of function ", function.name(), " returned ", problem)));
    };
    if (result.out_dims.size() != result.outputs.size()) {
      refuse(absl::StrCat(result.out_dims.size(), result.out_dims.size() == 1 ? " out_dim" : " out_dims", " for ",
                          result.outputs.size(), result.outputs.size() == 1 ? " output" : " outputs"));
    }
    for (size_t i = 0; i < result.outputs.size(); ++i) {
      Variable& output = result.outputs[i];
      const BatchDim& dim = result.out_dims[i];
      if (!output.defined() || !dim.has_value()) continue;
      if (*dim < -output.dim() || *dim >= output.dim()) {
        refuse(absl::StrCat("out_dim ", *dim, " for output ", i, ", which has ", output.dim(),
                            output.dim() == 1 ? " dim" : " dims"));
      }
      if (!SymEqual(SymSizeOf(output, *dim), info.batch_size)) {
        refuse(absl::StrCat("output ", i, " with the size ", SymSizeOf(output, *dim).ToString(),
                            " in its batch dim, but the batch size is ", info.batch_size.ToString()));
      }
      output = vectorize::MovedDim(output, *dim < 0 ? *dim + output.dim() : *dim, 0);
      batch_.Add(ToIValue(output));
    }
    return result.outputs;
  }

  // Checks the contract of batching rules.
  void CheckResult(const Node& node, const IValue& value, const ValueType& type) const {
    if (value.is_list() && type.is_list()) {
      for (size_t i = 0; i < value.list().size(); ++i) CheckResult(node, value.list()[i], type.list()[i]);
    }
    if (!value.is_tensor()) return;
    const TensorType found = value.tensor().type();
    TensorType expected = type.tensor();
    expected.sizes.insert(expected.sizes.begin(), batch_.size());
    bool is_same = found.dtype == expected.dtype && found.dim() == expected.dim();
    for (int64_t i = 0; is_same && i < found.dim(); ++i) {
      const bool is_known = !found.sizes[i].is_symbolic() && !expected.sizes[i].is_symbolic();
      is_same = !is_known || found.sizes[i] == expected.sizes[i];
    }
    if (is_same) return;
    ThrowWrongType(node, found, expected);
  }

  // Moves a dim. The nodes recorded for this get the stack of `node`.
  Variable Moved(const Node& node, const Variable& x, int64_t from, int64_t to) {
    const TracedOriginGuard origin(StackOf(node), node.provenance().sequence_number);
    return vectorize::MovedDim(x, from, to);
  }

  static std::shared_ptr<const StackTrace> StackOf(const Node& node) {
    return node.provenance().stack != nullptr ? node.provenance().stack : std::make_shared<const StackTrace>();
  }

  absl::StatusOr<Variable> WithOutDim(const Variable& x, const Node& node, const BatchDim& stated, size_t k) {
    const bool is_batched = batch_.Contains(x);
    if (!stated.has_value()) {
      if (!is_batched) return x;
      return absl::InvalidArgumentError(
          absl::StrCat("out_dims: output ", k, " must have a batch dim, because it differs between samples"));
    }
    const int64_t rank = x.dim() + (is_batched ? 0 : 1);
    BACKTAPE_ASSIGN_OR_RETURN(const int64_t dim,
                              CountedDim(*stated, rank, absl::StrCat("out_dims: the batch dim of output ", k)));
    if (is_batched) return Moved(node, x, 0, dim);
    const TracedOriginGuard origin(StackOf(node), node.provenance().sequence_number);
    std::vector<SymInt> sizes = SymSizesOf(x);
    sizes.insert(sizes.begin() + dim, batch_.size());
    return ops::expand(ops::unsqueeze(x, dim), sizes);
  }

  absl::Status MakeOutput() {
    const IValueList& outputs = replay_.outputs();
    const std::vector<BatchDim>& dims = options_.out_dims;
    if (dims.size() != 1 && dims.size() != outputs.size()) {
      return absl::InvalidArgumentError(absl::StrCat("out_dims: expected one batch dim for each of the outputs (",
                                                     outputs.size(), "), or one for all; found ", dims.size()));
    }
    const Argument& returned = program_.output()->args()[0];
    ArgumentList results;
    for (size_t k = 0; k < outputs.size(); ++k) {
      if (!outputs[k].is_tensor()) {
        results.push_back(replay_.tracer().ArgumentOf(outputs[k]));
        continue;
      }
      const Argument& item = returned.is_sequence() ? returned.items()[k] : returned;
      BACKTAPE_ASSIGN_OR_RETURN(const Variable output, WithOutDim(ToVariable(outputs[k]), *item.node(),
                                                                  dims.size() == 1 ? dims[0] : dims[k], k));
      results.push_back(replay_.tracer().ArgumentOf(output));
    }
    replay_.joint()->Output(Argument::Tuple(std::move(results)));
    replay_.joint()->set_signature(replay_.SignatureOfForward());
    return absl::OkStatus();
  }

  const Graph& program_;
  const VectorizeOptions& options_;
  const std::vector<BatchDim> in_dims_;
  Batch batch_;
  const AliasAnalysis aliases_;
  TapeReplay replay_;
};

// A rewrite may make calls that are rewritten in the next round.
constexpr int kMaxRewriteRounds = 4;

}  // namespace

absl::StatusOr<std::unique_ptr<Graph>> Vectorize(const Graph& graph, const VectorizeOptions& options) {
  if (const Node* call = FirstAutogradFunctionCall(graph)) {
    return NodeError(
        absl::UnimplementedError("a torch.autograd.Function cannot be vectorised, because its own backward "
                                 "would be lost; differentiate the graph first"),
        *call);
  }
  std::unique_ptr<Graph> program = graph.Clone();
  BACKTAPE_RETURN_IF_ERROR(MakePlain(*program, {.floats_of_sizes = FloatsOfSizes::kReplace}).status());
  if (program->output() == nullptr) return absl::InvalidArgumentError("the graph has no output node");
  const SymInt size = options.size.value_or(NewSize(*program));
  if (!size.is_symbolic() && size.value() < 0) {
    return absl::InvalidArgumentError(absl::StrCat("the number of samples must not be negative, found ", size.value()));
  }
  BACKTAPE_ASSIGN_OR_RETURN(program, Replayed(*program, *options.library));
  BACKTAPE_RETURN_IF_ERROR(Functionalize(*program, {.keep_derivatives = true}).status());
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<BatchDim> in_dims, InDims(*program, options.in_dims));
  absl::flat_hash_set<std::string> batched;
  for (size_t i = 0; i < in_dims.size(); ++i) {
    if (in_dims[i].has_value()) batched.insert(program->placeholders()[i]->name());
  }
  for (int round = 0; round < kMaxRewriteRounds; ++round) {
    Rewriting rewriting(*program, *options.library, batched);
    const auto call = [&](const Node& node, const OpSchema& op, const IValueList& args) {
      return rewriting.Call(node, op, args);
    };
    BACKTAPE_ASSIGN_OR_RETURN(program, Replayed(*program, *options.library, call));
    if (!rewriting.changed()) break;
  }
  return Vectorizing(*program, options, in_dims, size).Run();
}

}  // namespace backtape
