// Tests that run as two processes under mpirun. Each process runs the same tests in the same order.
#include <unistd.h>

#include <cmath>
#include <csignal>
#include <iostream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops.h"
#include "backtape/interp/collectives/collective_scope.h"
#include "backtape/interp/interpreter.h"
#include "backtape/jit/compiler.h"
#include "backtape/mpi/mpi_session.h"
#include "backtape/tests/collectives/graphs.h"
#include "backtape/tests/collectives/ranks.h"
#include "backtape/tests/passes/graphs.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::Elements;
using ::testing::HasSubstr;
using testing::ReadCode;
using testing::WithCollectives;

MpiSession* session = nullptr;

int Rank() { return session->rank(); }

Variable Values(std::vector<double> values, DType dtype = DType::kFloat64) {
  return Variable(Tensor::FromValues({static_cast<int64_t>(values.size())}, values, dtype));
}

std::string Reduced(absl::string_view reduce_op, DType dtype, double of_first, double of_second) {
  const Variable x = Values({Rank() == 0 ? of_first : of_second, 2}, dtype);
  return Elements(ops::wait_tensor(ops::all_reduce(x, reduce_op, "0")));
}

TEST(Collectives, Reductions) {
  ASSERT_EQ(session->size(), 2);
  const CollectiveScope scope(session->groups());
  for (const DType dtype : {DType::kFloat64, DType::kFloat32, DType::kFloat16, DType::kBFloat16, DType::kInt64,
                            DType::kInt32, DType::kInt16, DType::kInt8}) {
    EXPECT_EQ(Reduced("sum", dtype, 3, -5), "-2 4") << TorchName(dtype);
    EXPECT_EQ(Reduced("product", dtype, 3, -5), "-15 4") << TorchName(dtype);
    EXPECT_EQ(Reduced("min", dtype, 3, -5), "-5 2") << TorchName(dtype);
    EXPECT_EQ(Reduced("max", dtype, 3, -5), "3 2") << TorchName(dtype);
  }
  EXPECT_EQ(Reduced("avg", DType::kFloat32, 3, 4), "3.5 2");
  EXPECT_EQ(Reduced("avg", DType::kBFloat16, 3, 4), "3.5 2");
  EXPECT_EQ(Reduced("sum", DType::kUInt8, 200, 100), "44 4");
  EXPECT_EQ(Reduced("band", DType::kInt32, 6, 3), "2 2");
  EXPECT_EQ(Reduced("bor", DType::kUInt8, 6, 3), "7 2");
  EXPECT_EQ(Reduced("bxor", DType::kInt64, 6, 3), "5 0");
  EXPECT_EQ(Reduced("sum", DType::kBool, 0, 1), "1 1");
  EXPECT_EQ(Reduced("product", DType::kBool, 0, 1), "0 1");
  EXPECT_EQ(Reduced("max", DType::kFloat32, std::nan(""), 1), "nan 2");
  EXPECT_EQ(Reduced("min", DType::kFloat64, 1, std::nan("")), "nan 2");
}

TEST(Collectives, MoveBlocks) {
  const CollectiveScope scope(session->groups());
  const int rank = Rank();
  const Variable x = Values({10.0 * rank, 10.0 * rank + 1, 10.0 * rank + 2, 10.0 * rank + 3});
  EXPECT_EQ(Elements(ops::wait_tensor(ops::broadcast(x, 1, "0"))), "10 11 12 13");
  EXPECT_EQ(Elements(ops::wait_tensor(ops::all_gather_into_tensor(x, 2, "0"))), "0 1 2 3 10 11 12 13");
  EXPECT_EQ(Elements(ops::wait_tensor(ops::reduce_scatter_tensor(x, "sum", 2, "0"))), rank == 0 ? "10 12" : "14 16");
  EXPECT_EQ(Elements(ops::wait_tensor(ops::reduce_scatter_tensor(x, "avg", 2, "0"))), rank == 0 ? "5 6" : "7 8");
  EXPECT_EQ(Elements(ops::wait_tensor(ops::reduce_to_rank(x, "avg", 1, "0"))), rank == 0 ? "0 0 0 0" : "5 6 7 8");
  const std::vector<SymInt> sent = rank == 0 ? std::vector<SymInt>{1, 3} : std::vector<SymInt>{2, 2};
  const std::vector<SymInt> received = rank == 0 ? std::vector<SymInt>{1, 2} : std::vector<SymInt>{3, 2};
  EXPECT_EQ(Elements(ops::wait_tensor(ops::all_to_all_single(x, received, sent, "0"))),
            rank == 0 ? "0 10 11" : "1 2 3 12 13");
  const Variable half = Values({1.0 * rank, 2}, DType::kBFloat16);
  EXPECT_EQ(Elements(ops::wait_tensor(ops::all_gather_into_tensor(half, 2, "0"))), "0 2 1 2");
}

TEST(Collectives, GroupsOfSomeRanks) {
  ASSERT_TRUE(session->AddGroup("reversed", {1, 0}).ok());
  ASSERT_TRUE(session->AddGroup("last", {1}).ok());
  EXPECT_THAT(session->AddGroup("last", {0}).message(), HasSubstr("group named \"last\" already exists"));
  EXPECT_THAT(session->AddGroup("wrong", {0, 2}).message(), HasSubstr("distinct ranks between 0 and 1, found [0, 2]"));
  const CollectiveScope scope(session->groups());
  const Variable x = Values({1.0 * Rank()});
  EXPECT_EQ(Elements(ops::wait_tensor(ops::all_gather_into_tensor(x, 2, "reversed"))), "1 0");
  EXPECT_EQ(session->groups().contains("last"), Rank() == 1);
  if (Rank() == 1) {
    EXPECT_EQ(Elements(ops::wait_tensor(ops::all_reduce(x, "sum", "last"))), "1");
  }
}

TEST(Collectives, AProcessHasOneSession) {
  EXPECT_THAT(MpiSession::Start().status().message(), HasSubstr("MPI is already initialised"));
}

// Many collectives in progress at once, over many runs.
TEST(Engines, Agree) {
  const CollectiveScope scope(session->groups());
  std::string body, returned;
  for (int i = 0; i < 10; ++i) {
    const std::string x = i == 0 ? "x" : absl::StrCat("a", i - 1);
    absl::StrAppend(&body, "    a", i, " = @sin.default(", x, ")\n    r", i, " = reduce(a", i, ", 'avg')\n");
  }
  for (int i = 0; i < 10; ++i) {
    absl::StrAppend(&body, "    w", i, " = wait(r", i, ")\n    b", i, " = @mul.Tensor(w", i, ", x)\n");
    absl::StrAppend(&returned, "b", i, ", ");
  }
  const std::unique_ptr<Graph> graph =
      ReadCode("x: \"f64[3000]\"", WithCollectives(absl::StrCat(body, "    return (", returned, ")\n")));
  const auto interpreter = CompileForInterpreter(*graph);
  const auto native = CompileNative(*graph);
  ASSERT_TRUE(interpreter.ok() && native.ok()) << interpreter.status() << native.status();
  EXPECT_TRUE((*native)->Report().is_native);
  std::vector<double> values;
  for (int i = 0; i < 3000; ++i) values.push_back(std::cos(i + Rank()));
  for (int run = 0; run < 20; ++run) {
    const IValueList inputs = {IValue(Tensor::FromValues({3000}, values, DType::kFloat64))};
    const auto expected = (*interpreter)->Run(inputs);
    const auto found = (*native)->Run(inputs);
    ASSERT_TRUE(expected.ok() && found.ok()) << expected.status() << found.status();
    for (int i = 0; i < 10; ++i) {
      for (int64_t k = 0; k < 3000; k += 97) {
        ASSERT_NEAR((*expected)[i].tensor().item(k).to_double(), (*found)[i].tensor().item(k).to_double(), 1e-13);
      }
    }
  }
}

// Runs a graph with an all_reduce that rank 1 never joins, and prints the error.
void RunAlone() {
  const std::unique_ptr<Graph> graph = ReadCode("x: \"f64[1000]\"", WithCollectives(R"(
    ra = reduce(x, 'sum')
    a = @tanh.default(x)
    wa = wait(ra)
    return (wa, a))"));
  const auto executable = CompileNative(*graph);
  ASSERT_TRUE(executable.ok()) << executable.status();
  const CollectiveScope scope(session->groups());
  const auto outputs = (*executable)->Run({IValue(Tensor::Full({1000}, Scalar(1.0), DType::kFloat64))});
  ASSERT_FALSE(outputs.ok());
  std::cerr << "rank " << Rank() << ": " << outputs.status().message() << std::endl;
}

TEST(Failures, ARankIsKilled) {
  if (Rank() == 1) {
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    raise(SIGKILL);
  }
  RunAlone();
}

TEST(Failures, ARankIsSilent) {
  int64_t first = 0;
  {
    const CollectiveScope scope(session->groups());
    const Variable own(Tensor::FromValues({1}, {static_cast<double>(getpid())}, DType::kFloat64));
    first = static_cast<int64_t>(ops::wait_tensor(ops::broadcast(own, 0, "0")).item(0).to_double());
  }
  if (Rank() == 0) {
    RunAlone();
  } else {
    // This rank stays alive, but does not join the collective, until the other rank has given up.
    for (int i = 0; i < 600 && kill(static_cast<pid_t>(first), 0) == 0; ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
  }
}

}  // namespace
}  // namespace backtape

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  const bool is_silent = testing::GTEST_FLAG(filter) == "Failures.ARankIsSilent";
  backtape::MpiOptions options;
  if (is_silent) options.timeout = std::chrono::seconds(2);
  auto session = backtape::MpiSession::Start(options);
  if (!session.ok()) {
    std::cerr << session.status() << '\n';
    return 1;
  }
  backtape::session = session->get();
  const int result = RUN_ALL_TESTS();
  if (testing::GTEST_FLAG(filter).rfind("Failures.", 0) == 0) _exit(1);  // the other rank does not finalise either
  return result;
}
