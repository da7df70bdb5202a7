#include "backtape/passes/graph_slice.h"

#include <vector>

#include "backtape/tensor/tensor.h"
#include "gtest/gtest.h"

namespace backtape::internal {
namespace {

TEST(GraphSliceTest, APlaceholderMayStandForManyNodes) {
  Graph source;
  std::vector<Node*> nodes;
  for (int i = 0; i < 100; ++i) nodes.push_back(source.Placeholder("x", TensorType::Contiguous(DType::kFloat32, {2})));
  const CallContext context = {};
  GraphSlice slice(source, context, "test");
  Node* const placeholder =
      slice.AddInput(nodes[0], Tensor::FromValues({2}, {1, 2}, DType::kFloat32), nodes[0]->type());
  // The table of names grows several times.
  for (size_t i = 1; i < nodes.size(); ++i) slice.AddName(nodes[i - 1], nodes[i]);
  for (const Node* node : nodes) EXPECT_EQ(slice.CopyOf(node), placeholder);
  EXPECT_EQ(slice.inputs().size(), 1);
}

}  // namespace
}  // namespace backtape::internal
