// graph-partition: splits a joint graph into a forward and a backward graph.
#include <iostream>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/text/descriptors.h"
#include "backtape/jit/step_memory.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/passes/partition/partition_joint.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tensor/with_message.h"
#include "backtape/tools/command_line.h"
#include "backtape/tools/compiled_graph.h"
#include "backtape/tools/files.h"
#include "backtape/tools/graph_input.h"
#include "backtape/tools/graph_output.h"
#include "backtape/tools/values.h"

namespace backtape::tools {
namespace {

constexpr const char* kExamples =
    R"(A joint graph, as graph-grad and AOTAutograd produce it, takes inputs and tangents, and returns the forward
outputs, then the gradients. The forward graph takes the inputs; it returns the forward outputs, the saved tensors, and
the saved sizes. The backward graph takes the saved sizes, the saved tensors, and the tangents; it returns the
gradients.

Strategies:
  default           saves every forward value that the backward graph uses; recomputes nothing
  min-cut           recomputes cheap calls, but no matrix products, sorts or random numbers; saves the fewest bytes that
                    this allows
  budget=BYTES      saves at most this many bytes; recomputes as little as possible, but also matrix products if needed
  budget=FRACTION   saves at most this fraction (0.0 to 1.0, with a decimal point) of the bytes of activations that
                    min-cut saves; 0.0 recomputes everything from the inputs. Activations are saved tensors that are
                    not inputs or views of inputs. PyTorch's activation_memory_budget has the same scale, but also
                    counts inputs that the backward does not read, so PyTorch may save more for the same fraction

Examples:
  graph-partition joint.code -o forward.code,backward.code
  graph-partition joint.code -o forward.code,backward.code --strategy=min-cut --explain
  graph-partition joint.code --pareto                      prints saved bytes against recomputed operations
  graph-partition joint.code --strategy=budget=0.5 --memory   prints the peak memory of native runs
  graph-partition joint.fx --inputs=in.npz -o f.fx,b.fx    takes types from arrays (a .fx text states no shapes)

A symbolic size counts as 4096 in all numbers of bytes and operations.)";

struct Options {
  GraphInput input;
  std::string output;  // FORWARD,BACKWARD
  std::string strategy = "default";
  std::string inputs;
  std::optional<int> num_forward_outputs;
  std::vector<std::string> tangents;
  bool recompute_random = false;
  bool explains = false;
  bool pareto = false;
  bool memory = false;
};

absl::Status ParseStrategy(absl::string_view text, PartitionOptions& options) {
  const absl::string_view given = text;
  if (text == "default") return absl::OkStatus();
  if (text == "min-cut") {
    options.strategy = PartitionStrategy::kMinCut;
    return absl::OkStatus();
  }
  options.strategy = PartitionStrategy::kBudget;
  int64_t bytes = 0;
  double fraction = 0;
  if (absl::ConsumePrefix(&text, "budget=")) {
    if (absl::SimpleAtoi(text, &bytes) && bytes >= 0) {
      options.budget_bytes = bytes;
      return absl::OkStatus();
    }
    if (absl::SimpleAtod(text, &fraction) && fraction >= 0 && fraction <= 1) {
      options.budget_fraction = fraction;
      return absl::OkStatus();
    }
  }
  return WrongUsage(absl::StrCat(
      "--strategy: expected default, min-cut, budget=BYTES, or budget=FRACTION (0.0 to 1.0), found ", given));
}

std::string SummaryText(const Partition& partition) {
  const SavedValues& saved = partition.saved;
  const int64_t input_bytes = saved.bytes - saved.activation_bytes;
  const auto calls = [](const Graph& graph) {
    size_t number = 0;
    for (const Node* node : graph.nodes()) number += node->is_call() ? 1 : 0;
    return number;
  };
  const auto count = [](size_t number, absl::string_view what) {
    return absl::StrCat(number, " ", what, number == 1 ? "" : "s");
  };
  const size_t num_results = partition.roles.forward_outputs.size();
  return absl::StrCat("forward    ", count(partition.roles.inputs.size(), "input"), "; ", count(num_results, "result"),
                      ", ", count(saved.tensors.size(), "saved tensor"), ", ", count(saved.sizes.size(), "saved size"),
                      "; ", count(calls(*partition.forward), "call"), "\nbackward   ",
                      count(partition.backward->placeholders().size(), "input"), "; ",
                      count(partition.roles.gradients.size(), "gradient"), "; ",
                      count(calls(*partition.backward), "call"), "\nsaved      ", count(saved.bytes, "byte"),
                      ", of which ", input_bytes, " are inputs\nrecomputed ", count(saved.recomputed.size(), "call"),
                      ", ", count(saved.recomputed_operations, "operation"), "\n");
}

std::string MemoryText(const StepMemory& memory) {
  return absl::StrFormat(
      "memory     %d bytes for inputs and tangents, %d for results, %d for other saved values, %d for gradients\n"
      "peak       %d bytes: forward %d (%d of intermediate values), backward %d (%d)\n",
      memory.inputs + memory.tangents, memory.results, memory.saved, memory.gradients, memory.peak(),
      memory.forward_peak(), memory.forward_arena, memory.backward_peak(), memory.backward_arena);
}

// Why the strategy saves a tensor: it is an input, or a call must not be repeated, or repeating it costs more.
std::string WhySaved(const Node& node) {
  if (node.is_placeholder()) return "input";
  const Node& storage = *StorageOf(&node);
  const std::string view = &storage == &node ? "" : absl::StrCat("a view of ", storage.name(), ", ");
  if (storage.is_placeholder()) return absl::StrCat(view, "an input");
  const std::string why_not = storage.is_call() ? WhyNotRecompute(storage) : "";
  if (!why_not.empty()) return absl::StrCat(view, "not recomputed: ", why_not, " (", storage.target(), ")");
  return absl::StrCat(view, "chosen by the strategy");
}

std::string ExplanationText(const SavedValues& saved) {
  std::string text;
  const auto line = [&](const char* what, const Node* node, absl::string_view why) {
    absl::StrAppendFormat(&text, "%-10s %-24s %-20s %s\n", what, node->name(), node->type().ToString(), why);
  };
  for (const Node* node : saved.sizes) line("saved", node, node->is_placeholder() ? "input" : "size");
  for (const Node* node : saved.tensors) line("saved", node, WhySaved(*node));
  for (const Node* node : saved.recomputed) line("recomputed", node, node->target());
  return text;
}

absl::Status PartitionFile(const Options& options) {
  PartitionOptions partition_options;
  BACKTAPE_RETURN_IF_ERROR(ParseStrategy(options.strategy, partition_options));
  const std::vector<std::string> outputs = absl::StrSplit(options.output, ',');
  const bool has_two = outputs.size() == 2 && !outputs[0].empty() && !outputs[1].empty();
  if (!options.output.empty() && !has_two) {
    return WrongUsage(absl::StrCat("--output: expected two files, FORWARD,BACKWARD, found ", options.output));
  }
  if (has_two && outputs[0] == outputs[1] && outputs[0] != "-") {
    return WrongUsage(absl::StrCat("--output: expected two different files, found ", outputs[0], " twice"));
  }
  for (const std::string& output : outputs) {
    BACKTAPE_RETURN_IF_ERROR(CheckOutputFiles({{"--output", output}}, {{"--inputs", options.inputs}}));
  }
  BACKTAPE_RETURN_IF_ERROR(CheckNoRepetition("--tangents", options.tangents));
  if (options.recompute_random && partition_options.strategy == PartitionStrategy::kDefault && !options.pareto) {
    return WrongUsage("--recompute-random requires --pareto or another --strategy: the default recomputes nothing");
  }
  partition_options.num_forward_outputs = options.num_forward_outputs;
  if (!options.tangents.empty()) partition_options.tangents = options.tangents;
  partition_options.recompute_random = options.recompute_random;

  BACKTAPE_ASSIGN_OR_RETURN(GraphText text, ReadGraphInput(options.input));
  Graph& graph = *text.graph;
  if (!options.inputs.empty()) {
    BACKTAPE_ASSIGN_OR_RETURN(const StateValues state, ReadState(graph, /*params=*/""));
    BACKTAPE_ASSIGN_OR_RETURN(const GraphValues values, ValuesFromFile(graph, options.inputs, state));
    SetUnknownTypes(graph, values);
    BACKTAPE_RETURN_IF_ERROR(ResolveTargets(graph, values, options.input.path));
  } else {
    BACKTAPE_RETURN_IF_ERROR(ResolveTargets(graph, options.input.path));
  }
  ShapeEnv env;
  BACKTAPE_RETURN_IF_ERROR(InFile(options.input.path, InferTypes(graph, env, {})));
  const absl::StatusOr<Partition> made = PartitionJoint(graph, partition_options);
  if (!made.ok()) {
    const std::string message =
        absl::StrReplaceAll(made.status().message(),
                            {{"state which placeholders are tangents", "name the tangents with --tangents=NAMES"}});
    return InFile(options.input.path, WithMessage(made.status(), message));
  }
  const Partition& partition = *made;
  std::cout << SummaryText(partition);
  if (options.memory) {
    BACKTAPE_ASSIGN_OR_RETURN(const StepMemory memory, PlanStepMemory(partition));
    std::cout << MemoryText(memory);
  }
  if (options.explains) std::cout << ExplanationText(partition.saved);
  if (options.pareto) {
    BACKTAPE_ASSIGN_OR_RETURN(const std::vector<SavedValues> choices, ParetoChoices(partition, partition_options));
    std::cout << absl::StrFormat("%16s %10s %22s\n", "saved bytes", "tensors", "recomputed operations");
    for (const SavedValues& saved : choices) {
      std::cout << absl::StrFormat("%16d %10d %22d\n", saved.bytes, saved.tensors.size(), saved.recomputed_operations);
    }
  }
  if (!has_two) return absl::OkStatus();
  const auto write = [&](const std::string& path, const Graph& part) {
    TextStyle style = text.style;
    StateSignature(part, &style);
    return WriteGraph(path, part, style);
  };
  BACKTAPE_RETURN_IF_ERROR(write(outputs[0], *partition.forward));
  return write(outputs[1], *partition.backward);
}

}  // namespace
}  // namespace backtape::tools

int main(int argc, char** argv) {
  using namespace backtape::tools;
  CLI::App app("Splits a joint FX graph into a forward and a backward graph.", "graph-partition");
  app.footer(kExamples);
  Options options;
  options.input.AddTo(app);
  app.add_option("-o,--output", options.output, "files for both graphs (default: only the summary is printed)")
      ->type_name("FORWARD,BACKWARD");
  app.add_option("--strategy", options.strategy, "which values to save, see below (default: default)")
      ->type_name("STRATEGY");
  app.add_option(
         "--forward-outputs", options.num_forward_outputs,
         "number of forward outputs (default: all outputs before the first gradient that the signature names; if it "
         "names none, all outputs before the first one that depends on a tangent; Nones directly before that output "
         "count as gradients)")
      ->type_name("N")
      ->check(NotNegativeInteger());
  app.add_option("--tangents", options.tangents,
                 "placeholders that are tangents; may be repeated (default: those that the signature names, else all "
                 "placeholders whose names start with 'tangent')")
      ->delimiter(',')
      ->type_name("NAMES");
  app.add_option(
         "--inputs", options.inputs,
         "arrays that supply the placeholders' types, and the values of numbers that the graph reads with x.item()")
      ->type_name("IN.npz")
      ->check(NamedFile());
  app.add_flag("--recompute-random", options.recompute_random,
               "allow random calls to be repeated; both graphs must then run with the same --seed");
  app.add_flag("--explain", options.explains, "print why each value is saved, and the op of each recomputed value");
  app.add_flag("--memory", options.memory,
               "print how much memory native runs of both graphs take; requires constant sizes");
  app.add_flag(
      "--pareto", options.pareto,
      "print the trade-off between the bytes that the forward saves and the operations that the backward recomputes");
  return RunGraphTool(argc, argv, app, [&options] { return PartitionFile(options); });
}
