#include "backtape/passes/bucket_collectives.h"
#include "backtape/ir/op_id.h"

#include <memory>
#include <string>

#include "backtape/tests/collectives/graphs.h"
#include "backtape/tests/passes/graphs.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::backtape::testing::CollectiveOpsAfter;
using ::backtape::testing::ReadCode;
using ::backtape::testing::WithCollectives;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr char kTwoGradients[] = R"(
  a = @relu.default(x)
  b = @neg.default(y)
  ra = reduce(a, 'sum')
  wa = wait(ra)
  rb = reduce(b, 'sum')
  wb = wait(rb)
  c = @add.Tensor(wa, 1)
  d = @mul.Tensor(wb, 2)
  return (c, d))";

TEST(BucketCollectives, JoinsCallsOfOneKind) {
  EXPECT_EQ(
      CollectiveOpsAfter("bucket_collectives", "x: \"f32[2, 3]\", y: \"f32[4]\"", kTwoGradients),
      "relu neg reshape reshape cat all_reduce wait_tensor split_with_sizes operator.getitem view operator.getitem "
      "view add.Tensor mul.Tensor");
}

TEST(BucketCollectives, RespectsTheSize) {
  EXPECT_EQ(CollectiveOpsAfter("bucket_collectives{bytes=39}", "x: \"f32[2, 3]\", y: \"f32[4]\"", kTwoGradients),
            "relu neg all_reduce wait_tensor all_reduce wait_tensor add.Tensor mul.Tensor");
  EXPECT_THAT(CollectiveOpsAfter("bucket_collectives{bytes=40}", "x: \"f32[2, 3]\", y: \"f32[4]\"", kTwoGradients),
              HasSubstr("cat all_reduce"));
}

TEST(BucketCollectives, KeepsDTypesAndReductionsApart) {
  EXPECT_THAT(CollectiveOpsAfter("bucket_collectives", "x: \"f32[2]\", y: \"f64[2]\"", kTwoGradients),
              Not(HasSubstr("cat")));
  EXPECT_EQ(CollectiveOpsAfter("bucket_collectives", "x: \"f32[2]\"", R"(
    ra = reduce(x, 'sum')
    rb = reduce(x, 'max')
    wa = wait(ra)
    wb = wait(rb)
    c = @sub.Tensor(wa, wb)
    return (c,))"),
            "all_reduce all_reduce wait_tensor wait_tensor sub.Tensor");
}

TEST(BucketCollectives, KeepsCallsWhoseOperandIsWritten) {
  EXPECT_EQ(CollectiveOpsAfter("bucket_collectives", "x: \"f32[4]\", y: \"f32[4]\"", R"(
    ra = reduce(x, 'sum')
    c = @copy_.default(x, y)
    b = @mul.Tensor(y, 2)
    rb = reduce(b, 'sum')
    wa = wait(ra)
    wb = wait(rb)
    return (wa, wb))"),
            "all_reduce copy_ mul.Tensor all_reduce wait_tensor wait_tensor");
}

TEST(BucketCollectives, AValueThatDependsOnAResultStartsANewBucket) {
  EXPECT_EQ(CollectiveOpsAfter("bucket_collectives", "x: \"f32[2]\"", R"(
    ra = reduce(x, 'sum')
    wa = wait(ra)
    y = @relu.default(wa)
    rb = reduce(y, 'sum')
    wb = wait(rb)
    z = @relu.default(wb)
    return (z,))"),
            "all_reduce wait_tensor relu all_reduce wait_tensor relu");
}

TEST(BucketCollectives, ReturnedResultsGetMemoryOfTheirOwn) {
  EXPECT_EQ(CollectiveOpsAfter("bucket_collectives", "x: \"f32[2]\", y: \"f32[3]\"", R"(
    ra = reduce(x, 'sum')
    wa = wait(ra)
    rb = reduce(y, 'sum')
    wb = wait(rb)
    return (wa, wb))"),
            "reshape reshape cat all_reduce wait_tensor split_with_sizes operator.getitem view clone operator.getitem "
            "view clone");
}

TEST(BucketCollectives, LeavesAValueThatIsWrittenLater) {
  EXPECT_THAT(CollectiveOpsAfter("bucket_collectives", "x: \"f32[2]\", y: \"f32[3]\"", R"(
    a = @relu.default(x)
    ra = reduce(a, 'sum')
    b = @relu.default(y)
    rb = reduce(b, 'sum')
    n = @neg_.default(a)
    wa = wait(ra)
    wb = wait(rb)
    return (wa, wb, n))"),
              Not(HasSubstr("cat")));
}

TEST(BucketCollectives, KeepsProvenance) {
  const std::unique_ptr<Graph> graph = ReadCode("x: \"f32[2]\", y: \"f32[3]\"", WithCollectives(kTwoGradients));
  ASSERT_TRUE(*BucketCollectives(*graph, {}));
  for (const Node* node : graph->nodes()) {
    if (!node->is_call()) continue;
    EXPECT_FALSE(node->provenance().origins.empty()) << node->name();
    const bool is_joined = node->is_call_to(OpId::_c10d_functional_all_reduce);
    EXPECT_TRUE(!is_joined || node->provenance().origins.size() >= 2);
  }
}

}  // namespace
}  // namespace backtape
