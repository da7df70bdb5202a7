// The bytes that a minimum cut keeps for the backward on joint graphs of known models, compared with PyTorch's
// partitioner (tests/joint_graphs).
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <sstream>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/shape_env.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/passes/partition/partition_joint.h"

namespace backtape {
namespace {

std::string PathOf(const std::string& file) { return absl::StrCat(BACKTAPE_SOURCE_DIR, "/tests/joint_graphs/", file); }

TEST(PartitionModels, MinCutSavesNoMoreBytesThanPyTorch) {
  std::ifstream table(PathOf("saved_bytes.txt"));
  std::string line;
  int num_models = 0, num_smaller = 0;
  while (std::getline(table, line)) {
    if (absl::StartsWith(line, "#")) continue;
    std::istringstream row(line);
    std::string model;
    int num_outputs = 0;
    int64_t default_bytes = 0, cut_bytes = 0;
    row >> model >> num_outputs >> default_bytes >> cut_bytes;
    SCOPED_TRACE(model);
    std::ifstream file(PathOf(model + ".code"));
    const absl::StatusOr<GraphText> text = ReadGraph(std::string{std::istreambuf_iterator<char>(file), {}});
    ASSERT_TRUE(text.ok()) << text.status();
    ShapeEnv env;
    const absl::Status typed = InferTypes(*text->graph, env, {});
    ASSERT_TRUE(typed.ok()) << typed;
    const absl::StatusOr<Partition> all = PartitionJoint(*text->graph, {.num_forward_outputs = num_outputs});
    ASSERT_TRUE(all.ok()) << all.status();
    EXPECT_LE(all->saved.bytes, default_bytes);
    const absl::StatusOr<Partition> cut =
        PartitionJoint(*text->graph, {.strategy = PartitionStrategy::kMinCut, .num_forward_outputs = num_outputs});
    ASSERT_TRUE(cut.ok()) << cut.status();
    EXPECT_LE(cut->saved.bytes, cut_bytes);
    ++num_models;
    num_smaller += cut->saved.bytes < cut_bytes ? 1 : 0;
    RecordProperty(model, absl::StrCat(cut->saved.bytes, " of PyTorch's ", cut_bytes));
  }
  EXPECT_GE(num_models, 12);
  RecordProperty("smaller", num_smaller);
}

}  // namespace
}  // namespace backtape
