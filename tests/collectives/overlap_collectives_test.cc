#include "backtape/passes/overlap_collectives.h"

#include "backtape/tests/collectives/graphs.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::backtape::testing::CollectiveOpsAfter;

TEST(OverlapCollectives, StartsEarlyAndWaitsLate) {
  EXPECT_EQ(CollectiveOpsAfter("overlap_collectives", "x: \"f32[4, 4]\"", R"(
    a = @mm.default(x, x)
    u = @unsqueeze.default(a, 0)
    y = @unsqueeze.default(x, 0)
    b = @bmm.default(u, y)
    c = @sum.default(b)
    ra = reduce(a, 'sum')
    wa = wait(ra)
    v = @t.default(wa)
    d = @exp.default(c)
    e = @sub.Tensor(v, d)
    return (e,))"),
            "mm all_reduce unsqueeze unsqueeze bmm sum exp wait_tensor t sub.Tensor");
}

TEST(OverlapCollectives, CheapNodesMoveWithTheCollective) {
  EXPECT_EQ(CollectiveOpsAfter("overlap_collectives", "x: \"f32[4, 4]\"", R"(
    a = @mm.default(x, x)
    b = @mm.default(x, a)
    c = @mm.default(b, a)
    half = @mul.Tensor(a, 0.5)
    flat = @reshape.default(half, [16])
    ra = reduce(flat, 'sum')
    wa = wait(ra)
    rc = reduce(c, 'sum')
    wc = wait(rc)
    sa = @sum.default(wa)
    sc = @sum.default(wc)
    s = @add.Tensor(sa, sc)
    return (s,))"),
            "mm mul.Tensor reshape all_reduce mm mm all_reduce wait_tensor sum wait_tensor sum add.Tensor");
}

TEST(OverlapCollectives, WritesKeepTheirPlace) {
  // The collective reads x before the write.
  EXPECT_EQ(CollectiveOpsAfter("overlap_collectives", "x: \"f32[4]\", y: \"f32[4]\"", R"(
    a = @relu.default(y)
    n = @neg_.default(x)
    r = reduce(x, 'sum')
    w = wait(r)
    m = @mul_.Tensor(x, 2)
    s = @add.Tensor(w, a)
    return (s,))"),
            "relu neg_ all_reduce mul_.Tensor wait_tensor add.Tensor");
}

TEST(OverlapCollectives, LeavesGraphsWithoutCollectivesAlone) {
  EXPECT_EQ(CollectiveOpsAfter("overlap_collectives", "x: \"f32[4]\"",
                               "a = @relu.default(x)\nb = @neg.default(a)\nreturn (b,)"),
            "relu neg");
}

}  // namespace
}  // namespace backtape
