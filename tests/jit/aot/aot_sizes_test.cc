// Calls with sizes other than those that an AotFunction was traced with.
#include <gtest/gtest.h>

#include <vector>

#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/ops.h"
#include "backtape/jit/aot_function.h"
#include "backtape/tests/jit/aot/compare_with_eager.h"

namespace backtape {
namespace {

void ExpectEagerResults(const VariableProgram& program, const std::vector<int64_t>& sizes) {
  for (const Backend backend : {Backend::kInterpreter, Backend::kNative}) {
    AotFunction function(program, {.engine = {.backend = backend}});
    for (const int64_t n : sizes) {
      const MakeArguments make = [n](variable_list& leaves) {
        const Variable x = TestValues({n, 3});
        x.set_requires_grad();
        leaves.push_back(x);
        return variable_list{x};
      };
      const auto call = [&](const variable_list& arguments) { return function(arguments); };
      EXPECT_EQ(Observe(call, make), Observe(program, make)) << "n = " << n;
    }
    EXPECT_EQ(function.stats().eager_runs, 0);
  }
}

// The size of y is (min(2, n) + 1)//2, which the write requires to be 1; the product then broadcasts y.
TEST(AotSizes, SizesThatWritesDetermineBroadcast) {
  const auto program = [](const variable_list& a) -> variable_list {
    const Variable x = ops::lerp(a[0], a[0], -0.5);
    const Variable y = ops::slice(x, 0, 0, 2, 2);
    ops::zero_(y);
    ops::mul_(x, a[0]);
    return {ops::mul(y, a[0])};
  };
  ExpectEagerResults(program, {2, 3, 4, 1, 7});
}

// The offset of a slice of an empty tensor depends on the strides of the tensor.
TEST(AotSizes, ViewsOfEmptyResultsKeepTheirOffsets) {
  const auto program = [](const variable_list& a) -> variable_list {
    const Variable product = ops::mul(ops::slice(a[0], 1, 0, 1), 2.0);
    return {product, ops::slice(product, 1, 1, 4), ops::sin(product)};
  };
  ExpectEagerResults(program, {0, 1, 3});
}

// The product reads a transposing copy that cannot be left out.
TEST(AotSizes, ProductsOfTransposedValues) {
  const auto program = [](const variable_list& a) -> variable_list {
    const Variable columns = ops::permute(a[0], {1, 0});
    const Variable differences = ops::sub(ops::split(columns, 1, 0)[1], columns);
    return {ops::matmul(ops::softmax(differences, 1), a[0])};
  };
  ExpectEagerResults(program, {3, 4, 6});
}

}  // namespace
}  // namespace backtape
