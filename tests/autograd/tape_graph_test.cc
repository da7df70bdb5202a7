#include "backtape/autograd/engine/tape_graph.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/ir/text/print_graph.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

TEST(TapeGraph, ShowsNodesEdgesAndSavedValues) {
  const Variable x = Variable(Tensor::FromValues({2}, {1, 2}, DType::kFloat64)).set_requires_grad();
  const Variable y = ops::sin(x) * x;
  const std::unique_ptr<Graph> graph = TapeAsGraph({TapePoint(y)});
  const std::string text = PrintGraph(*graph, TextStyle());
  EXPECT_EQ(text, R"(graph():
    %grad_output_0 : [num_users=1] = placeholder[target=grad_output_0]
    %mul_backward0 : [num_users=2] = call_function[target=tape.MulBackward0](args = ([%grad_output_0],), kwargs = {other: f64[2], self: f64[2]})
    %sin_backward0 : [num_users=1] = call_function[target=tape.SinBackward0](args = ([%mul_backward0],), kwargs = {self: f64[2]})
    %accumulate_grad : [num_users=1] = call_function[target=tape.AccumulateGrad](args = ([%mul_backward0, %sin_backward0],), kwargs = {})
    return [accumulate_grad]
)");
  EXPECT_THAT(PrintGraph(*graph, TextStyle::Code()), HasSubstr("tape_graph_test.cc:"));
  // Printing released nothing, so backward still runs.
  ops::sum(y).backward();
  ops::sum(ops::sin(x)).backward();
  EXPECT_THAT(PrintGraph(*TapeAsGraph({TapePoint(y)}), TextStyle()), HasSubstr("tape.MulBackward0]"))
      << "after backward the saved values are released, but the nodes remain";
}

}  // namespace
}  // namespace backtape
