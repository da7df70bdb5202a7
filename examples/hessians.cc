// Newton's method for many problems at once: the minimum of Rosenbrock's function from several starting points, with a
// gradient and a Hessian for each.
#include <cstdio>
#include <tuple>

#include "absl/status/status.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/examples/run_example.h"
#include "backtape/passes/func/func.h"

using namespace backtape;

namespace {

// (1 - x)^2 + 100 (y - x^2)^2 of one point [x, y]; its minimum is at [1, 1].
variable_list Rosenbrock(const variable_list& in) {
  const Variable x = ops::select(in[0], 0, 0);
  const Variable y = ops::select(in[0], 0, 1);
  const Variable slope = 1 - x;
  const Variable curve = y - x * x;
  return {slope * slope + 100 * curve * curve};
}

absl::Status Run() {
  Variable points = Tensor::FromValues({4, 2}, {-1.2, 1, 0, 0, 2, -1, -0.5, 3}, DType::kFloat64);
  const func::TensorFunction gradients = func::Vmap(func::Grad(Rosenbrock));
  const func::TensorFunction hessians = func::Vmap(func::Hessian(Rosenbrock));
  for (int step = 0; step < 12; ++step) {
    const Variable gradient = gradients({points})[0];  // [4, 2]
    const Variable hessian = hessians({points})[0];    // [4, 2, 2]
    const Variable direction = std::get<0>(ops::_linalg_solve_ex(hessian, ops::unsqueeze(gradient, -1)));
    points = points - ops::squeeze(direction, -1);
    const Variable largest = ops::amax(func::Vmap(Rosenbrock)({points})[0]);
    std::printf("step %2d: largest value %g\n", step + 1, largest.item().to_double());
  }
  const double distance = ops::amax(ops::abs(points - 1.0)).item().to_double();
  std::printf("largest distance from the minimum: %g\n", distance);
  if (distance < 1e-9) return absl::OkStatus();
  return absl::InternalError("Newton's method did not reach the minimum: expected a distance below 1e-9");
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app(
      "Minimises a function from several starting points at once by Newton's method, with Vmap, Grad and Hessian.",
      "hessians");
  return examples::RunExample(argc, argv, app, Run);
}
