#include "backtape/interp/collectives/local_groups.h"

#include <array>
#include <chrono>
#include <functional>
#include <limits>
#include <string>
#include <vector>

#include "backtape/autograd/ops.h"
#include "backtape/interp/collectives/collective_scope.h"
#include "backtape/tensor/error.h"
#include "backtape/tests/collectives/ranks.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::AllOf;
using testing::Elements;
using ::testing::HasSubstr;
using testing::RunRanks;

Variable Values(std::initializer_list<double> values, DType dtype = DType::kFloat64) {
  return Variable(Tensor::FromValues({static_cast<int64_t>(values.size())}, std::vector<double>(values), dtype));
}

// The result of an all_reduce over three ranks, whose values are (1, a), (2, b) and (4, c).
std::string Reduced(absl::string_view reduce_op, DType dtype, std::array<double, 3> second) {
  std::array<std::string, 3> results;
  RunRanks(3, [&](int rank) {
    const Variable x = Values({static_cast<double>(1 << rank), second[rank]}, dtype);
    results[rank] = Elements(ops::wait_tensor(ops::all_reduce(x, reduce_op, "0")));
  });
  EXPECT_EQ(results[0], results[1]);
  EXPECT_EQ(results[0], results[2]);
  return results[0];
}

TEST(LocalGroups, Reductions) {
  for (const DType dtype : {DType::kFloat64, DType::kFloat32, DType::kFloat16, DType::kBFloat16, DType::kInt32}) {
    EXPECT_EQ(Reduced("sum", dtype, {3, -5, 7}), "7 5") << TorchName(dtype);
    EXPECT_EQ(Reduced("PRODUCT", dtype, {3, -5, 2}), "8 -30");
    EXPECT_EQ(Reduced("min", dtype, {3, -5, 7}), "1 -5");
    EXPECT_EQ(Reduced("max", dtype, {3, -5, 7}), "4 7");
  }
  EXPECT_EQ(Reduced("avg", DType::kFloat32, {3, -6, 9}), "2.33333 2");
  EXPECT_EQ(Reduced("band", DType::kInt64, {3, 7, 6}), "0 2");
  EXPECT_EQ(Reduced("bor", DType::kUInt8, {3, 8, 0}), "7 11");
  EXPECT_EQ(Reduced("bxor", DType::kInt16, {3, 1, 1}), "7 3");
  EXPECT_EQ(Reduced("sum", DType::kBool, {0, 0, 1}), "1 1");
  EXPECT_EQ(Reduced("product", DType::kBool, {0, 1, 1}), "1 0");
  const double nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(Reduced("max", DType::kFloat32, {nan, 1, 2}), "4 nan");
  EXPECT_EQ(Reduced("min", DType::kFloat64, {1, 2, nan}), "1 nan");
}

TEST(LocalGroups, MovesBlocks) {
  RunRanks(2, [](int rank) {
    const Variable x = Values({10.0 * rank, 10.0 * rank + 1, 10.0 * rank + 2, 10.0 * rank + 3});
    EXPECT_EQ(Elements(ops::wait_tensor(ops::broadcast(x, 1, "0"))), "10 11 12 13");
    EXPECT_EQ(Elements(ops::wait_tensor(ops::all_gather_into_tensor(x, 2, "0"))), "0 1 2 3 10 11 12 13");
    EXPECT_EQ(Elements(ops::wait_tensor(ops::reduce_scatter_tensor(x, "sum", 2, "0"))), rank == 0 ? "10 12" : "14 16");
    EXPECT_EQ(Elements(ops::wait_tensor(ops::reduce_to_rank(x, "sum", 1, "0"))), rank == 0 ? "0 0 0 0" : "10 12 14 16");
    const std::vector<SymInt> sent = rank == 0 ? std::vector<SymInt>{1, 3} : std::vector<SymInt>{2, 2};
    const std::vector<SymInt> received = rank == 0 ? std::vector<SymInt>{1, 2} : std::vector<SymInt>{3, 2};
    EXPECT_EQ(Elements(ops::wait_tensor(ops::all_to_all_single(x, received, sent, "0"))),
              rank == 0 ? "0 10 11" : "1 2 3 12 13");
  });
}

TEST(LocalGroups, InPlaceFormsWriteTheirOperand) {
  RunRanks(2, [](int rank) {
    const Variable x = Values({1.0 + rank, 5.0});
    EXPECT_TRUE(ops::all_reduce_(x, "sum", "0").is_same(x));
    EXPECT_EQ(Elements(x), "3 10");
  });
}

std::string ErrorOf(const std::function<void()>& call) {
  try {
    call();
  } catch (const Error& e) {
    return e.what();
  }
  return "no error";
}

TEST(LocalGroups, ErrorsSayWhatIsWrong) {
  const Variable x = Values({1, 2});
  EXPECT_THAT(ErrorOf([&] { ops::all_reduce(x, "sum", "0"); }),
              AllOf(HasSubstr("no process groups are bound"), HasSubstr("CollectiveScope")));
  const ProcessGroups null_group = {{"0", nullptr}};
  const CollectiveScope scope(null_group);
  EXPECT_THAT(ErrorOf([&] { ops::all_reduce(x, "sum", "0"); }),
              HasSubstr("process group \"0\" of the CollectiveScope is null"));
  RunRanks(1, [&](int) {
    EXPECT_THAT(ErrorOf([&] { ops::all_reduce(x, "sum", "tp"); }),
                AllOf(HasSubstr("no process group is named \"tp\""), HasSubstr("has these groups: \"0\"")));
    EXPECT_THAT(ErrorOf([&] { ops::all_reduce(x, "mean", "0"); }), HasSubstr("unknown reduction 'mean'"));
    EXPECT_THAT(ErrorOf([&] { ops::all_reduce(Values({1}, DType::kInt32), "avg", "0"); }),
                HasSubstr("needs a floating-point dtype"));
    EXPECT_THAT(ErrorOf([&] { ops::all_reduce(x, "bor", "0"); }), HasSubstr("needs integers or bool"));
    EXPECT_THAT(ErrorOf([&] { ops::broadcast(x, 1, "0"); }), HasSubstr("rank 1 is not in the group \"0\" of 1 rank"));
    EXPECT_THAT(ErrorOf([&] { ops::all_gather_into_tensor(x, 3, "0"); }), HasSubstr("for a group of 3 ranks"));
    EXPECT_THAT(ErrorOf([&] {
                  ops::reduce_scatter_tensor(Values({1, 2, 3}), "sum", 2, "0");
                }),
                HasSubstr("must be divisible by group_size=2"));
  });
}

TEST(LocalGroups, DifferentCallsAreAnError) {
  RunRanks(2, [](int rank) {
    const Variable x = rank == 0 ? Values({1, 2}) : Values({1, 2, 3});
    EXPECT_THAT(ErrorOf([&] { ops::all_reduce(x, "sum", "0"); }),
                AllOf(HasSubstr("rank 0 calls all_reduce (sum) of f64[2]"),
                      HasSubstr("rank 1 calls all_reduce (sum) of f64[3]")));
  });
}

TEST(LocalGroups, AMissingRankEndsTheWait) {
  const auto start = std::chrono::steady_clock::now();
  RunRanks(3,
           [](int rank) {
             if (rank == 1) return;
             EXPECT_THAT(ErrorOf([&] { ops::all_reduce(Values({1}), "sum", "0"); }),
                         HasSubstr("ranks that did not make the call: 1"));
             // The group cannot be used any more.
             EXPECT_THAT(ErrorOf([&] { ops::all_reduce(Values({1}), "sum", "0"); }),
                         HasSubstr("ranks that did not make the call: 1"));
           },
           {.timeout = std::chrono::milliseconds(100)});
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(20));
}

}  // namespace
}  // namespace backtape
