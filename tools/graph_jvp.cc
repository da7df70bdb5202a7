// graph-jvp: the tangents of a forward graph.
#include "backtape/passes/differentiate_forward.h"
#include "backtape/tools/command_line.h"
#include "backtape/tools/differentiate_file.h"

namespace backtape::tools {
namespace {

constexpr const char* kExamples =
    R"(The result takes the placeholders of the forward graph, then <name>_tangent for each placeholder of --wrt. It returns
the forward graph's outputs, then their tangents: the derivative of each differentiated output along the given tangents
(a Jacobian-vector product). Use graph-grad for the gradients of one output with respect to many placeholders, and
graph-jvp for the derivatives of many outputs along one direction; graph-jvp keeps no values for a backward pass.

Examples:
  graph-jvp forward.code -o jvp.code        tangents of all outputs along all floating-point placeholders
  graph-jvp forward.code --wrt=weight       tangents along this placeholder only; all others are held fixed
  graph-jvp forward.code --of=0             tangents of the first output only
  graph-jvp forward.fx --inputs=in.npz      takes types from arrays (a .fx text states no shapes)
  graph-grad loss.code --of=0 | graph-jvp - --wrt=weight    Hessian-vector products, forward over reverse)";

}  // namespace
}  // namespace backtape::tools

int main(int argc, char** argv) {
  using namespace backtape::tools;
  CLI::App app("Differentiates a forward FX graph in forward mode.", "graph-jvp");
  app.footer(kExamples);
  DifferentiateFile file;
  file.AddTo(app);
  return RunGraphTool(argc, argv, app, [&file] { return file.Run(backtape::DifferentiateForward); });
}
