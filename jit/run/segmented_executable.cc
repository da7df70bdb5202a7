#include "backtape/jit/run/segmented_executable.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/container/flat_hash_map.h"
#include "absl/strings/str_cat.h"
#include "backtape/interp/control_flow.h"
#include "backtape/interp/input_check.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/argument_value.h"
#include "backtape/ir/higher_order.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/symbol_values.h"
#include "backtape/jit/run/segments.h"
#include "backtape/jit/run/size_check.h"
#include "backtape/jit/step_report.h"
#include "backtape/tensor/float_environment.h"
#include "backtape/tensor/out_of_memory.h"
#include "backtape/tensor/random_call.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

// How many sets of sizes are remembered.
constexpr size_t kMaxCovered = 8;

// The values that a run has computed so far, and the sizes that they determine.
struct Found {
  absl::flat_hash_map<const Node*, IValue> values;
  SymbolValues sizes;

  void Set(const Node* node, IValue value) {
    AddSymbolValues(node->type(), value, sizes);
    values.insert_or_assign(node, std::move(value));
  }
};

absl::StatusOr<IValue> ValueOf(const Argument& argument, const Found& found) {
  return ValueOfArgument(argument, [&found](const Node& node) -> absl::StatusOr<IValue> {
    if (SubgraphOf(node) != nullptr) return IValue();  // compiled with the calls that run it
    const auto it = found.values.find(&node);
    if (it != found.values.end()) return it->second;
    return absl::InternalError(absl::StrCat("no earlier piece of the graph has computed %", node.name()));
  });
}

class SegmentedExecutable : public NativeExecutable {
 public:
  SegmentedExecutable(SegmentedGraph cut, std::unique_ptr<Executable> interpreter, NativeOptions options,
                      absl::string_view reason)
      : cut_(std::move(cut)),
        interpreter_(std::move(interpreter)),
        options_(std::move(options)),
        reasons_{FirstLine(reason)} {}

  // Returns whether any piece or subgraph runs natively.
  absl::StatusOr<bool> Compile() {
    for (const Node* node : interpreter_->graph().placeholders()) given_.push_back(node);
    for (const Node* node : cut_.whole->placeholders()) placeholders_.push_back(node);
    BACKTAPE_ASSIGN_OR_RETURN(size_check_, SizeCheck::MakeForPieces(interpreter_->graph()));
    if (!size_check_->has_symbols()) size_check_.reset();
    bool has_native_piece = false;
    for (const Segment& segment : cut_.segments) {
      pieces_.emplace_back();
      interpreted_.emplace_back();
      flows_.emplace_back();
      if (segment.graph == nullptr) {
        if (!IsHigherOrderCall(*segment.call)) continue;
        absl::StatusOr<std::unique_ptr<ControlFlow>> flow = ControlFlow::Make(*segment.call, Compiler(bodies_));
        if (!flow.ok()) return NodeError(flow.status(), *segment.call);
        flows_.back() = *std::move(flow);
        continue;
      }
      BACKTAPE_ASSIGN_OR_RETURN(pieces_.back(), CompileNative(*segment.graph, options_));
      has_native_piece |= pieces_.back()->Report().is_native;
      BACKTAPE_ASSIGN_OR_RETURN(interpreted_.back(), InterpreterFor(*segment.graph));
    }
    for (const NativeExecutable* body : bodies_) has_native_piece |= body->Report().is_native;
    return has_native_piece;
  }

  const Graph& graph() const override { return interpreter_->graph(); }

  absl::StatusOr<IValueList> Run(IValueList inputs, const RunOptions& options) const override {
    return StatusIfOutOfMemory([&] { return TryRun(std::move(inputs), options); });
  }

  absl::StatusOr<IValueList> TryRun(IValueList inputs, const RunOptions& options) const {
    if (options.hook) return interpreter_->Run(std::move(inputs), options);
    BACKTAPE_RETURN_IF_ERROR(CheckInputs(given_, inputs));
    if (!CoverSizes(inputs)) {
      ++num_interpreted_;
      return interpreter_->Run(std::move(inputs), options);
    }
    Found found;
    for (size_t i = 0; i < inputs.size(); ++i) found.Set(placeholders_[i], std::move(inputs[i]));
    for (size_t i = 0; i < cut_.segments.size(); ++i) {
      const Segment& segment = cut_.segments[i];
      absl::Status status = segment.graph != nullptr ? RunPiece(i, options, found) : RunCall(i, options, found);
      if (!status.ok()) return status;
    }
    const Node* const output = cut_.whole->output();
    if (output->args().empty()) return IValueList();
    BACKTAPE_ASSIGN_OR_RETURN(IValue value, ValueOf(output->args()[0], found));
    if (value.is_list()) return value.list();
    return IValueList{std::move(value)};
  }

  CompileReport Report() const override {
    CompileReport report;
    report.num_nodes = static_cast<int>(interpreter_->graph().num_nodes());
    int num_pieces = 0, num_bodies = 0;
    std::vector<std::string> reasons;
    AddParts(report, num_pieces, num_bodies, reasons);
    absl::StrAppend(&report.engine, report.engine.empty() ? "" : "; ", "native code for ", num_pieces,
                    num_pieces == 1 ? " part of the graph" : " parts of the graph");
    if (num_bodies > 0) {
      absl::StrAppend(&report.engine, " and for ", num_bodies, num_bodies == 1 ? " subgraph" : " subgraphs");
    }
    absl::StrAppend(
        &report.engine, "; all other calls run separately. ",
        reasons.size() > 1 ? absl::StrCat("There are ", reasons.size(), " reasons; the first: ") : "Reason: ",
        reasons[0]);
    return report;
  }

  void Trim() const override {
    for (const auto& piece : pieces_) {
      if (piece != nullptr) piece->Trim();
    }
    for (const NativeExecutable* body : bodies_) body->Trim();
  }

  std::string PreparedText() const override {
    return TextOfPieces([](const NativeExecutable& piece) { return piece.PreparedText(); });
  }
  std::string PlanText(Flag with_kernels) const override {
    return TextOfPieces([&](const NativeExecutable& piece) { return piece.PlanText(with_kernels); });
  }
  std::string CodeListing() const override {
    std::string text;
    for (const auto& piece : pieces_) {
      if (piece != nullptr) absl::StrAppend(&text, piece->CodeListing());
    }
    for (const NativeExecutable* body : bodies_) absl::StrAppend(&text, body->CodeListing());
    return text;
  }
  std::optional<CodeLocation> Describe(const void* address) const override {
    for (const auto& piece : pieces_) {
      if (piece == nullptr) continue;
      if (std::optional<CodeLocation> location = piece->Describe(address)) return location;
    }
    for (const NativeExecutable* body : bodies_) {
      if (std::optional<CodeLocation> location = body->Describe(address)) return location;
    }
    return std::nullopt;
  }

 private:
  // The texts of all pieces and subgraphs, with headings.
  std::string TextOfPieces(const std::function<std::string(const NativeExecutable&)>& text_of) const {
    std::string text;
    for (size_t i = 0; i < pieces_.size(); ++i) {
      absl::StrAppend(&text, "piece ", i, pieces_[i] == nullptr ? ": " : "\n",
                      pieces_[i] == nullptr ? NameWithOp(*cut_.segments[i].call) + "\n" : text_of(*pieces_[i]));
      if (flows_[i] == nullptr) continue;
      for (size_t k = 0; k < flows_[i]->executables().size(); ++k) {
        const auto& body = static_cast<const NativeExecutable&>(*flows_[i]->executables()[k]);
        absl::StrAppend(&text, "subgraph ", flows_[i]->call().names[k], "\n", text_of(body));
      }
    }
    return text;
  }
  // Compiles a subgraph, and adds it to `bodies`.
  std::function<absl::StatusOr<std::unique_ptr<Executable>>(const std::string&, const Graph&)> Compiler(
      std::vector<const NativeExecutable*>& bodies) const {
    return [this, &bodies](const std::string&, const Graph& subgraph) -> absl::StatusOr<std::unique_ptr<Executable>> {
      BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<NativeExecutable> body, CompileNative(subgraph, options_));
      bodies.push_back(body.get());
      return std::unique_ptr<Executable>(std::move(body));
    };
  }

  // Whether the pieces are made for these sizes. A guard may come from any call of the graph, even from one that no
  // piece contains because its result is not needed, so the whole graph is checked.
  bool CoverSizes(absl::Span<const IValue> inputs) const {
    if (!size_check_.has_value()) return true;
    std::vector<int64_t> sizes;
    for (const IValue& input : inputs) {
      if (input.is_int() && !input.sym_int().is_symbolic()) sizes.push_back(input.sym_int().value());
      if (input.is_tensor()) sizes.insert(sizes.end(), input.tensor().sizes().begin(), input.tensor().sizes().end());
    }
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      if (std::find(covered_.begin(), covered_.end(), sizes) != covered_.end()) return true;
    }
    if (!size_check_->FitsTypes(inputs)) return false;
    const std::lock_guard<std::mutex> lock(mutex_);
    if (covered_.size() == kMaxCovered) covered_.erase(covered_.begin());
    covered_.push_back(std::move(sizes));
    return true;
  }

  // Adds the reports of all parts. For a piece that is cut again, counts the pieces that it is cut into.
  void AddParts(CompileReport& report, int& num_pieces, int& num_bodies, std::vector<std::string>& reasons) const {
    for (const std::string& reason : reasons_) {
      if (!absl::c_linear_search(reasons, reason)) reasons.push_back(reason);
    }
    for (size_t i = 0; i < pieces_.size(); ++i) {
      if (pieces_[i] == nullptr) {
        const Node& call = *cut_.segments[i].call;
        if (flows_[i] == nullptr && call.is_call()) {
          ++report.num_separate_calls;
          report.fallback_nodes.push_back(NameWithOp(call));
        }
      } else if (const auto* inner = dynamic_cast<const SegmentedExecutable*>(pieces_[i].get())) {
        inner->AddParts(report, num_pieces, num_bodies, reasons);
      } else if (const CompileReport piece = AddPiece(*pieces_[i], report); piece.is_native) {
        ++num_pieces;
      } else if (!absl::c_linear_search(reasons, FirstLine(piece.interpreter_reason))) {
        reasons.push_back(FirstLine(piece.interpreter_reason));
      }
    }
    report.num_interpreted_runs += num_interpreted_;
    num_bodies += static_cast<int>(bodies_.size());
    for (const NativeExecutable* body : bodies_) {
      const CompileReport inner = AddPiece(*body, report);
      if (!inner.is_native) {
        report.fallback_nodes.push_back(absl::StrCat("a subgraph without native code: ", inner.interpreter_reason));
      }
    }
  }

  static std::string FirstLine(absl::string_view text) { return std::string(text.substr(0, text.find('\n'))); }

  // Adds the report of a part, and returns it.
  static CompileReport AddPiece(const NativeExecutable& part, CompileReport& report) {
    CompileReport piece = part.Report();
    if (report.engine.empty() && piece.is_native) report.engine = piece.engine;
    report.compile_ms += piece.compile_ms;
    report.num_compiled_kernels += piece.num_compiled_kernels;
    report.code_bytes += piece.code_bytes;
    report.arena_bytes += piece.arena_bytes;
    report.num_interpreted_runs += piece.num_interpreted_runs;
    report.num_native_runs += piece.num_native_runs;
    report.steps.insert(report.steps.end(), piece.steps.begin(), piece.steps.end());
    report.fallback_nodes.insert(report.fallback_nodes.end(), piece.fallback_nodes.begin(), piece.fallback_nodes.end());
    return piece;
  }

  // The types of a piece's inputs hold only under the guards of the whole graph, and these include guards on sizes that
  // depend on values. Returns an executable without these types, for runs in which the inputs have other types.
  absl::StatusOr<std::unique_ptr<Executable>> InterpreterFor(const Graph& piece) const {
    const std::unique_ptr<Graph> untyped = piece.Clone();
    for (Node* node : untyped->nodes()) {
      if (node->type().is_tensor() || !node->is_placeholder()) node->set_type(ValueType());
    }
    return CompileForInterpreter(*untyped,
                                 {.kernels = options_.kernels, .shape_rules = options_.shape_rules, .attributes = {}});
  }

  absl::Status RunPiece(size_t index, const RunOptions& options, Found& found) const {
    const Segment& segment = cut_.segments[index];
    IValueList inputs;
    for (const auto& [node, symbol] : segment.inputs) {
      if (node != nullptr) {
        inputs.push_back(found.values.at(node));
        continue;
      }
      const auto it = found.sizes.find(symbol);
      if (it == found.sizes.end()) {
        return absl::InvalidArgumentError(
            absl::StrCat("symbol ", symbol, " is unknown: no value has exactly this size"));
      }
      inputs.emplace_back(it->second);
    }
    const Executable* piece = pieces_[index].get();
    const std::vector<Node*> placeholders = segment.graph->placeholders();
    const std::vector<const Node*> expected(placeholders.begin(), placeholders.end());
    if (!CheckInputs(expected, inputs).ok()) {
      piece = interpreted_[index].get();
      ++num_interpreted_;
    }
    BACKTAPE_ASSIGN_OR_RETURN(IValueList outputs, piece->Run(std::move(inputs), options));
    for (size_t k = 0; k < outputs.size(); ++k) found.Set(segment.outputs[k], std::move(outputs[k]));
    return absl::OkStatus();
  }

  absl::Status RunCall(size_t segment, const RunOptions& options, Found& found) const {
    const Node& node = *cut_.segments[segment].call;
    if (node.opcode() == Opcode::kGetAttr) {
      found.Set(&node, IValue(cut_.whole->attributes().at(std::string(node.target()))));
      return absl::OkStatus();
    }
    IValueList args;
    std::vector<std::pair<std::string, IValue>> kwargs;
    for (const Argument& arg : node.args()) {
      absl::StatusOr<IValue> value = ValueOf(arg, found);
      if (!value.ok()) return NodeError(value.status(), node);
      args.push_back(*std::move(value));
    }
    for (const auto& [key, arg] : node.kwargs()) {
      absl::StatusOr<IValue> value = ValueOf(arg, found);
      if (!value.ok()) return NodeError(value.status(), node);
      kwargs.emplace_back(key, *std::move(value));
    }
    const RandomStream random = RandomCallOf(node.name()).StreamOf(options.seed);
    const DefaultFloatEnvironment float_environment;
    absl::StatusOr<IValue> result =
        flows_[segment] != nullptr
            ? flows_[segment]->Run(args, options.seed)
            : EvaluateOp(cut_.whole->ops(), *node.op(), args, kwargs, options_.kernels, options_.shape_rules, random);
    if (!result.ok()) {
      IValueList operands;
      for (size_t k = 0; k < node.num_operands(); ++k) {
        const auto it = found.values.find(node.operand(k));
        operands.push_back(it != found.values.end() ? it->second : IValue());
      }
      return NodeError(result.status(), node, operands);
    }
    found.Set(&node, *std::move(result));
    return absl::OkStatus();
  }

  SegmentedGraph cut_;
  std::unique_ptr<Executable> interpreter_;  // runs the whole graph for a hook, or for sizes that are not covered
  NativeOptions options_;
  std::vector<std::string> reasons_;  // why the graph is cut
  std::vector<const Node*> given_, placeholders_;
  std::optional<SizeCheck> size_check_;  // of the whole graph; set if sizes of inputs are symbolic
  mutable std::mutex mutex_;
  mutable std::vector<std::vector<int64_t>> covered_;      // the sizes of the last runs that passed the check
  std::vector<std::unique_ptr<NativeExecutable>> pieces_;  // null for calls
  std::vector<std::unique_ptr<Executable>> interpreted_;   // for each segment with a graph; see InterpreterFor
  mutable std::atomic<int64_t> num_interpreted_ = 0;       // runs of the interpreter for a piece or for the whole graph
  std::vector<std::unique_ptr<ControlFlow>> flows_;        // for each segment; null unless it calls a higher-order op
  std::vector<const NativeExecutable*> bodies_;            // the executables of flows_
};

}  // namespace

absl::StatusOr<std::unique_ptr<NativeExecutable>> CompileSegments(const Graph& graph, const NativeOptions& options,
                                                                  const absl::Status& reason) {
  BACKTAPE_ASSIGN_OR_RETURN(
      std::unique_ptr<Executable> interpreter,
      CompileForInterpreter(graph, {.kernels = options.kernels, .shape_rules = options.shape_rules, .attributes = {}}));
  BACKTAPE_ASSIGN_OR_RETURN(SegmentedGraph cut, CutIntoPieces(graph, NodesOf(reason)));
  // If the removal of dead code has removed all higher-order calls, or the calls with sizes that depend on values, the
  // graph needs no cut.
  const bool has_plain_rest = HasHigherOrderCalls(graph) && !HasHigherOrderCalls(*cut.whole);
  if (!cut.is_cut && (has_plain_rest || (cut.drops_calls && absl::IsUnimplemented(reason)))) {
    return CompileNative(*cut.whole, options);
  }
  if (!cut.is_cut) {
    // A shape rule rejects a Python-level call, which cannot be interpreted on its own.
    if (absl::IsFailedPrecondition(reason)) return reason;
    return absl::InternalError(absl::StrCat("cannot generate native code: ", reason.message()));
  }
  auto executable =
      std::make_unique<SegmentedExecutable>(std::move(cut), std::move(interpreter), options, reason.message());
  BACKTAPE_ASSIGN_OR_RETURN(const bool is_native, executable->Compile());
  if (!is_native) return nullptr;
  return executable;
}

}  // namespace backtape::jit
