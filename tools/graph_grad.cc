// graph-grad: differentiates a forward graph.
#include "backtape/passes/differentiate.h"
#include "backtape/tools/command_line.h"
#include "backtape/tools/differentiate_file.h"

namespace backtape::tools {
namespace {

constexpr const char* kExamples =
    R"help(The joint graph takes the placeholders of the forward graph, then a tangent for each differentiated output
(tangentN for output N). It returns the forward graph's outputs, then the gradients in the order of --wrt. If no
differentiated output depends on a placeholder, the joint graph returns None as its gradient. If the forward graph has a
signature (from descriptors such as "ParamAOTInput(...)" or from an exported program), the signature of the joint graph
also marks its tangents and gradients.

Examples:
  graph-grad forward.code -o joint.code       gradients of all outputs with respect to all floating-point placeholders
  graph-grad forward.code --wrt=weight,bias   gradients with respect to these placeholders only, in this order
  graph-grad forward.code --of=0              gradients of the first output only
  graph-grad model.pt2 -o joint.code          gradients of the outputs with respect to the parameters
  graph-grad forward.fx --inputs=in.npz       takes types from arrays (a .fx text states no shapes)
  graph-grad forward.code | graph-optimize - | graph-run - --random-inputs=1)help";

}  // namespace
}  // namespace backtape::tools

int main(int argc, char** argv) {
  using namespace backtape::tools;
  CLI::App app("Differentiates a forward FX graph. Writes a joint graph of the forward and the backward pass.",
               "graph-grad");
  app.footer(kExamples);
  DifferentiateFile file;
  file.AddTo(app);
  return RunGraphTool(argc, argv, app, [&file] { return file.Run(backtape::Differentiate); });
}
