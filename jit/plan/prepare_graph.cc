#include "backtape/jit/plan/prepare_graph.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/strings/match.h"
#include "backtape/ir/collective_calls.h"
#include "backtape/ir/effect_calls.h"
#include "backtape/ir/geometry_writes.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/inline_subgraphs.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/python_operators.h"
#include "backtape/jit/plan/constant_subgraphs.h"
#include "backtape/jit/plan/decompose.h"
#include "backtape/jit/plan/input_writes.h"
#include "backtape/jit/plan/memory_order.h"
#include "backtape/jit/plan/merge_products.h"
#include "backtape/jit/plan/number_operands.h"
#include "backtape/jit/plan/one_position_convolution.h"
#include "backtape/jit/plan/rewriter.h"
#include "backtape/jit/plan/separate_pairs.h"
#include "backtape/jit/plan/sizes_of_one.h"
#include "backtape/jit/plan/spread_lists.h"
#include "backtape/jit/plan/uniform_factors.h"
#include "backtape/jit/plan/widened_operands.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/passes/literal_picks.h"
#include "backtape/passes/node_arguments.h"
#include "backtape/passes/pipelines.h"
#include "backtape/passes/rewrite.h"
#include "backtape/passes/runner.h"
#include "backtape/passes/view_inverse.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

// Makes placeholders row-major if the graph does not state their strides.
void StatePlaceholderStrides(Graph& graph) {
  for (Node* node : graph.placeholders()) {
    if (!node->type().is_tensor() || node->type().tensor().strides) continue;
    TensorType type = node->type().tensor();
    type.strides = ContiguousStrides(type.sizes);
    type.storage_offset = 0;
    node->set_type(ValueType(std::move(type)));
  }
}

// Replaces a tensor of equal elements by a call without tensor operands, so that no tensor is computed only for its
// sizes.
class FillForms {
 public:
  FillForms(Graph& graph, ShapeEnv& env) : graph_(graph), env_(env) {}

  absl::Status Run() {
    for (Node* node = graph_.first(); node != nullptr;) {
      Node* const next = node->next();
      Rewriter rewriter(graph_, node, env_);
      Rewrite(rewriter);
      if (!rewriter.ok()) return rewriter.status();
      node = next;
    }
    return absl::OkStatus();
  }

 private:
  static void Rewrite(Rewriter& r) {
    const Node& node = *r.node();
    Argument value;
    if (node.is_call_to(OpId::zeros_like) || node.is_call_to(OpId::new_zeros)) value = int64_t{0};
    if (node.is_call_to(OpId::ones_like) || node.is_call_to(OpId::new_ones)) value = int64_t{1};
    if (node.is_call_to(OpId::full_like)) value = NodeArguments(node).Value(1);
    if (!value.is_scalar() || !node.type().is_tensor()) return;
    const TensorType& type = node.type().tensor();
    const std::optional<std::vector<int64_t>> order = DenseOrder(type);
    if (!order) return;
    std::vector<int64_t> sizes;
    for (const int64_t dim : *order) {
      const SymInt& size = type.sizes[dim];
      if (!size.constant()) return;
      sizes.push_back(*size.constant());
    }
    Node* full = r.Call(OpId::full, {Argument::IntList(sizes), value}, {{"dtype", type.dtype}});
    // The permutation costs nothing, because loops that read a view of a filled tensor use the number itself.
    if (!std::is_sorted(order->begin(), order->end())) {
      full = r.Call(OpId::permute, {full, Argument::IntList(InversePermutation(*order))});
    }
    r.Replace(full);
  }

  Graph& graph_;
  ShapeEnv& env_;
};

// Rewrites products that no dense kernel supports because of their addend or scale factors, and gradients that need
// several dense kernels.
class DenseForms {
 public:
  DenseForms(Graph& graph, ShapeEnv& env) : graph_(graph), env_(env) {}

  absl::Status Run() {
    for (Node* node = graph_.first(); node != nullptr;) {
      Node* const before = node->prev();
      Rewriter rewriter(graph_, node, env_);
      if (Rewrite(rewriter)) {
        if (!rewriter.ok()) return rewriter.status();
        node = before == nullptr ? graph_.first() : before->next();
      } else {
        node = node->next();
      }
    }
    return absl::OkStatus();
  }

 private:
  static bool IsNumber(const Argument& argument, double number) {
    return argument.is_scalar() && argument.scalar().to_double() == number;
  }
  // The factor by which products of this dtype are multiplied: for integers, the integer part.
  static Argument Factor(const Argument& factor, DType dtype) {
    if (!factor.is_scalar() || IsFloatingPoint(dtype)) return factor;
    return Argument(Scalar(factor.scalar().to_int64()));
  }
  static bool IsOne(const Argument& argument) { return IsNumber(argument, 1); }

  bool Rewrite(Rewriter& r) {
    if (r.node()->op() == nullptr || !HasTensorOperands(*r.node())) return false;
    if (r.node()->is_call_to(OpId::addmm)) return RewriteAddmm(r, OpId::mm);
    if (r.node()->is_call_to(OpId::baddbmm)) return RewriteAddmm(r, OpId::bmm);
    if (r.node()->is_call_to(OpId::convolution_backward) && SplitConvolutionBackward(r)) return true;
    return RewriteConvolutionAtOnePosition(r);
  }

  bool RewriteAddmm(Rewriter& r, OpId product_op) {
    const NodeArguments args(*r.node());
    const TensorType& addend = args.NodeAt(0)->type().tensor();
    const bool is_row =
        addend.dim() == 1 && !(addend.sizes[0] == SymInt(1) && !(r.node()->type().tensor().sizes[1] == SymInt(1)));
    const DType dtype = r.node()->type().tensor().dtype;
    const Argument beta = Factor(args.Value("beta"), dtype);
    const Argument alpha = Factor(args.Value("alpha"), dtype);
    if (is_row && product_op == OpId::mm && IsOne(beta) && IsOne(alpha)) return false;
    Node* product = r.Call(product_op, {args.NodeAt(1), args.NodeAt(2)});
    Node* self = args.NodeAt(0);
    // With a factor of 0 a product or an addend is not read, so its NaNs do not reach the result.
    if (IsNumber(alpha, 0)) {
      product = r.Call(OpId::full, {Argument::List(r.SizesOf(product)), 0}, {{"dtype", dtype}});
    } else if (!IsOne(alpha)) {
      product = r.Call(OpId::mul_Tensor, {product, alpha});
    }
    if (IsNumber(beta, 0)) {
      r.Replace(product);
      return true;
    }
    if (!IsOne(beta)) self = r.Call(OpId::mul_Tensor, {self, beta});
    r.Replace(r.Call(OpId::add_Tensor, {product, self}));
    return true;
  }

  // Splits the call into up to three calls of the same op, each with one output.
  bool SplitConvolutionBackward(Rewriter& r) {
    const NodeArguments args(*r.node());
    const Argument mask = args.Value("output_mask");
    int wanted = 0;
    for (const Argument& flag : mask.items()) wanted += flag.bool_value() ? 1 : 0;
    if (wanted < 2) return false;
    std::vector<Node*> results(3, nullptr);
    for (int i = 0; i < 3; ++i) {
      if (!mask.items()[i].bool_value() || !r.IsOutputUsed(i)) continue;
      if (i == 2) {
        results[2] = r.Sum(args.NodeAt(0), AllButSecond(args.NodeAt(0)->type().tensor().dim()), false);
        continue;
      }
      ArgumentList given;
      for (size_t k = 0; k + 1 < r.node()->op()->args.size(); ++k) given.push_back(args.Value(k));
      given.push_back(Argument::List({Argument(i == 0), Argument(i == 1), Argument(false)}));
      Node* call = r.Call(OpId::convolution_backward, std::move(given));
      results[i] = r.Call(OpId::operator_getitem, {call, i});
    }
    r.ReplaceOutputs(results);
    return true;
  }

  static std::vector<int64_t> AllButSecond(int64_t rank) {
    std::vector<int64_t> dims;
    for (int64_t d = 0; d < rank; ++d) {
      if (d != 1) dims.push_back(d);
    }
    return dims;
  }

  Graph& graph_;
  ShapeEnv& env_;
};

// Replaces Python operators on tensors by the corresponding ops.
absl::Status ReplacePythonOperators(Graph& graph, ShapeEnv& env) {
  bool is_changed = false;
  for (Node* node = graph.first(); node != nullptr;) {
    Node* const next = node->next();
    const OpSchema* op = node->op();
    if (op != nullptr && !node->type().is_known()) {
      if (op->has_tag(kTagPython)) {
        IValueList args;
        bool has_tensor = false;
        for (const Argument& arg : node->args()) {
          std::optional<IValue> value = ShapeValueOf(arg);
          has_tensor |= value && value->is_tensor_type();
          if (value) args.push_back(*std::move(value));
        }
        const std::optional<OpId> tensor_op = TensorOpOfPythonOperator(op->name, args);
        if (has_tensor && args.size() == node->args().size() && tensor_op) {
          // An in-place operator is impure, so ReplaceNode does not erase it.
          const bool is_kept = node->is_impure();
          Rewriter rewriter(graph, node, env);
          rewriter.Replace(rewriter.Call(*tensor_op, node->args()));
          if (!rewriter.ok()) return rewriter.status();
          if (is_kept) graph.Erase(node);
          is_changed = true;
        }
      } else if (is_changed) {
        absl::StatusOr<ValueType> type = InferType(*node, env);
        if (!type.ok()) return type.status();
        node->set_type(*std::move(type));
      }
    }
    node = next;
  }
  return absl::OkStatus();
}

// Replaces the outputs that a call does not compute (such as those that an output mask disables) by None, because a
// graph may return them.
void ReplaceNones(Graph& graph) {
  absl::flat_hash_map<Node*, Argument> constants;
  for (Node* node : graph.nodes()) {
    if (node->is_call_to(OpId::operator_getitem) && node->type().is_none()) constants.emplace(node, Argument());
  }
  ReplaceByConstants(graph, constants);
}

bool HasUnknownTypes(const Graph& graph) {
  return std::any_of(graph.nodes().begin(), graph.nodes().end(),
                     [](const Node* node) { return node->is_call() && node->has_uses() && !node->type().is_known(); });
}

// All later steps rely on types.
absl::Status CheckTypes(const Graph& graph) {
  for (const Node* node : graph.nodes()) {
    if (node->is_output() || (!node->has_uses() && !node->is_impure())) continue;
    const ValueType& type = node->type();
    const bool is_known = type.is_tensor() || type.is_sym_int() || type.is_list();
    // The type of a placeholder without readers does not matter, and a call that writes may have no value.
    if (is_known || !node->has_uses()) continue;
    const char* const what =
        node->is_placeholder() ? "the placeholder's type is unknown" : "the value's type is unknown";
    return NodeError(absl::UnimplementedError(what), *node);
  }
  return absl::OkStatus();
}

absl::Status RunNamedPasses(Graph& graph, std::initializer_list<const char*> names) {
  std::string text;
  for (const char* name : names) {
    if (FindPass(name) == nullptr) continue;
    if (!text.empty()) text += ",";
    text += name;
  }
  BACKTAPE_ASSIGN_OR_RETURN(const Pipeline pipeline, ParsePipeline(text));
  RunnerOptions options;
  options.verify_each = false;
  return RunPipeline(graph, pipeline, options).status();
}

// Writes what equality guards say about sizes into the types of the placeholders. Returns whether it changed any.
class GuardedSizes {
 public:
  GuardedSizes(Graph& graph, const ShapeEnv& env) : graph_(graph), env_(env) {}

  bool Apply() {
    for (const Node* node : graph_.placeholders()) Visit(node->type(), [&](const SymInt& size) { NoteSymbol(size); });
    for (Node* node : graph_.placeholders()) {
      ValueType type = node->type();
      if (type.is_sym_int()) {
        type = ValueType(Simplified(type.sym_int()));
      } else if (type.is_tensor()) {
        TensorType tensor = type.tensor();
        for (SymInt& size : tensor.sizes) size = Simplified(size);
        for (SymInt& stride : *tensor.strides) stride = Simplified(stride);
        tensor.storage_offset = Simplified(tensor.storage_offset);
        type = ValueType(std::move(tensor));
      }
      if (type == node->type()) continue;
      node->set_type(std::move(type));
      is_changed_ = true;
    }
    return is_changed_;
  }

 private:
  template <typename F>
  static void Visit(const ValueType& type, F&& f) {
    if (type.is_sym_int()) f(type.sym_int());
    if (type.is_tensor()) std::for_each(type.tensor().sizes.begin(), type.tensor().sizes.end(), f);
  }

  // A run finds the value of a symbol only if some input has exactly this size.
  void NoteSymbol(const SymInt& size) {
    if (!size.is_symbolic()) return;
    const std::vector<std::string> symbols = size.symbols();
    if (symbols.size() == 1 && size == SymInt::Symbol(symbols[0])) found_.insert(symbols[0]);
  }

  SymInt Simplified(const SymInt& size) const {
    if (!size.is_symbolic()) return size;
    SymInt simple = env_.Simplify(size);
    const std::vector<std::string> symbols = simple.symbols();
    const bool is_found =
        std::all_of(symbols.begin(), symbols.end(), [&](const std::string& symbol) { return found_.contains(symbol); });
    return is_found ? simple : size;
  }

  Graph& graph_;
  const ShapeEnv& env_;
  absl::flat_hash_set<std::string> found_;
  bool is_changed_ = false;
};

}  // namespace

absl::StatusOr<std::unique_ptr<Graph>> TypedCopy(const Graph& graph, ShapeEnv& env) {
  std::unique_ptr<Graph> copy = graph.Clone();
  BACKTAPE_RETURN_IF_ERROR(InlineSubgraphs(*copy).status());
  ReplaceEffectCalls(*copy);
  ReplaceGeometryWrites(*copy);
  StatePlaceholderStrides(*copy);
  // A guard of a later call may contradict what an earlier call requires. No sizes are valid then, but only a second
  // inference, with all guards, detects this.
  for (int pass = 0; pass == 0 || (pass == 1 && !env.guards().empty()); ++pass) {
    BACKTAPE_RETURN_IF_ERROR(InferTypes(*copy, env, {.overwrite = true}));
  }
  BACKTAPE_RETURN_IF_ERROR(ReplacePythonOperators(*copy, env));
  StateSizesOfOne(*copy, env);
  return copy;
}

absl::StatusOr<std::unique_ptr<Graph>> SpecialisedCopy(const Graph& graph, ShapeEnv& env) {
  BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<Graph> copy, TypedCopy(graph, env));
  if (!env.guards().empty() && GuardedSizes(*copy, env).Apply()) {
    BACKTAPE_RETURN_IF_ERROR(InferTypes(*copy, env, {.overwrite = true}));
  }
  return copy;
}

absl::StatusOr<std::unique_ptr<Graph>> PrepareGraph(const Graph& graph, ShapeEnv& env) {
  absl::StatusOr<std::unique_ptr<Graph>> typed = SpecialisedCopy(graph, env);
  if (!typed.ok()) return absl::FailedPreconditionError(typed.status().message());
  std::unique_ptr<Graph> copy = *std::move(typed);
  ReplaceLiteralPicks(*copy);
  SpreadLists(*copy);
  // Calls of composite ops have no types yet, so their arguments are checked only here.
  const absl::Status resolved = RunNamedPasses(*copy, {"resolve_python_targets"});
  if (!resolved.ok()) return absl::FailedPreconditionError(resolved.message());
  BACKTAPE_ASSIGN_OR_RETURN(const Pipeline pipeline, FindPipeline("O2"));
  RunnerOptions options;
  options.verify_each = false;
  // The passes infer the types that depend on Python operators, so that only they find calls that reject these types.
  const bool has_unknown = HasUnknownTypes(*copy);
  const absl::Status optimised = RunPipeline(*copy, pipeline, options).status();
  if (has_unknown && absl::IsInvalidArgument(optimised)) return absl::FailedPreconditionError(optimised.message());
  BACKTAPE_RETURN_IF_ERROR(optimised);
  BACKTAPE_RETURN_IF_ERROR(RunNamedPasses(*copy, {"functionalize"}));  // also handles writes that O2 leaves
  InsertWaits(*copy);
  BACKTAPE_RETURN_IF_ERROR(InferTypes(*copy, env, {.overwrite = true}));
  ReplaceNones(*copy);
  BACKTAPE_RETURN_IF_ERROR(CheckTypes(*copy));
  BACKTAPE_RETURN_IF_ERROR(MakeNumberOperandsTensors(*copy, env));
  BACKTAPE_RETURN_IF_ERROR(Decompose(*copy, env).status());
  BACKTAPE_RETURN_IF_ERROR(DenseForms(*copy, env).Run());
  BACKTAPE_RETURN_IF_ERROR(FillForms(*copy, env).Run());
  BACKTAPE_RETURN_IF_ERROR(SumUniformFactors(*copy, env).status());
  BACKTAPE_RETURN_IF_ERROR(MergeProducts(*copy, env).status());
  BACKTAPE_RETURN_IF_ERROR(SeparateInputWrites(*copy, env));
  BACKTAPE_RETURN_IF_ERROR(
      RunNamedPasses(*copy, {"eliminate_dead_code", "eliminate_common_subexpressions", "eliminate_dead_code"}));
  BACKTAPE_RETURN_IF_ERROR(InferTypes(*copy, env, {.overwrite = true}));
  BACKTAPE_ASSIGN_OR_RETURN(const bool is_reordered, FollowMemoryOrder(*copy, env));
  if (is_reordered) BACKTAPE_RETURN_IF_ERROR(RunNamedPasses(*copy, {"eliminate_dead_code"}));
  if (FoldConstantSubgraphs(*copy)) BACKTAPE_RETURN_IF_ERROR(RunNamedPasses(*copy, {"eliminate_dead_code"}));
  SeparatePairs(*copy);
  BypassWidening(*copy);
  StateSizesOfOne(*copy, env);
  return copy;
}

bool ShowsStorageOffset(const Node& placeholder) {
  std::vector<const Node*> views = {&placeholder};
  for (size_t i = 0; i < views.size(); ++i) {
    for (const Node* user : views[i]->users()) {
      if (user->op() == nullptr) continue;
      if (AddressesStorage(*user->op())) return true;
      if (user->op()->has_tag(kTagView) || user->op()->has_tag(kTagInplace)) views.push_back(user);
    }
  }
  return false;
}

}  // namespace backtape::jit
