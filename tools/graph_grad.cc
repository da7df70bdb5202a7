// graph-grad: differentiates a forward graph.
#include "absl/strings/str_cat.h"
#include "backtape/ir/signature.h"
#include "backtape/ir/text/descriptors.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/passes/differentiate.h"
#include "backtape/passes/resolve_python_targets.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tools/command_line.h"
#include "backtape/tools/compiled_graph.h"
#include "backtape/tools/files.h"
#include "backtape/tools/graph_input.h"
#include "backtape/tools/values.h"

namespace backtape::tools {
namespace {

constexpr const char* kExamples =
    R"help(The joint graph takes the placeholders of the forward graph, then tangent0, tangent1, ... for the differentiated
outputs. It returns the forward graph's outputs, then the gradients in the order of --wrt. A placeholder that no
differentiated output depends on gets None. If the forward graph says what its inputs are ("ParamAOTInput(...)", or the
signature of an exported program), the joint graph says so of its tangents and gradients too.

Examples:
  graph-grad forward.code -o joint.code       gradients of all outputs with respect to all floating-point placeholders
  graph-grad forward.code --wrt=weight,bias   with respect to these placeholders only, in this order
  graph-grad forward.code --of=0              of the first output only
  graph-grad model.pt2 -o joint.code          gradients of the outputs with respect to the parameters
  graph-grad forward.fx --inputs=in.npz       takes types from arrays (a .fx text states no shapes)
  graph-grad forward.code | graph-optimize - | graph-run - --random-inputs=1)help";

struct Options {
  GraphInput input;
  std::string output = "-";
  std::string format = "same";
  std::string inputs;
  std::vector<std::string> wrt;
  std::vector<int> outputs;
};

absl::Status DifferentiateFile(const Options& options) {
  BACKTAPE_ASSIGN_OR_RETURN(GraphText text, ReadGraphInput(options.input));
  Graph& graph = *text.graph;
  if (!options.inputs.empty()) {
    BACKTAPE_ASSIGN_OR_RETURN(const GraphValues values, ValuesFromFile(graph, options.inputs));
    SetUnknownTypes(graph, values);
    BACKTAPE_RETURN_IF_ERROR(ResolveTargets(graph, values));
  } else {
    BACKTAPE_RETURN_IF_ERROR(ResolvePythonTargets(graph).status());
  }
  DifferentiateOptions differentiate;
  if (!options.wrt.empty()) differentiate.wrt = options.wrt;
  if (!options.outputs.empty()) differentiate.outputs = options.outputs;
  BACKTAPE_ASSIGN_OR_RETURN(const std::unique_ptr<Graph> joint, Differentiate(graph, differentiate));
  TextStyle style = text.style;
  if (options.format == "fx") style = TextStyle();
  if (options.format == "code") style = TextStyle::Code();
  if (!graph.signature().empty()) StateSignature(*joint, &style);
  return WriteFile(options.output, PrintGraph(*joint, style));
}

}  // namespace
}  // namespace backtape::tools

int main(int argc, char** argv) {
  using namespace backtape::tools;
  CLI::App app("Differentiates a forward FX graph into one joint graph.", "graph-grad");
  app.footer(kExamples);
  Options options;
  options.input.AddTo(app);
  app.add_option("-o,--output", options.output, "output file (- for standard output, the default)")->type_name("OUT");
  app.add_option(
         "--wrt", options.wrt,
         "placeholders to differentiate with respect to, or parameters by their names in the model (default: all "
         "parameters that the text names; if it names none, all placeholders with a floating-point dtype)")
      ->delimiter(',')
      ->type_name("NAMES");
  app.add_option("--of", options.outputs, "outputs to differentiate, counted from 0 (default: all differentiable ones)")
      ->delimiter(',')
      ->type_name("NUMBERS");
  app.add_option("--inputs", options.inputs,
                 "arrays that give placeholders their types, and x.item() of an input its number")
      ->type_name("IN.npz");
  app.add_option("--format", options.format, "same: the form of the input, the default; fx; code")
      ->check(CLI::IsMember({"same", "fx", "code"}))
      ->type_name("FORMAT");
  return RunGraphTool(argc, argv, app, [&options] { return DifferentiateFile(options); });
}
