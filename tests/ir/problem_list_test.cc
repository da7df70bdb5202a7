#include "backtape/ir/problem_list.h"

#include <gtest/gtest.h>

#include <string>

namespace backtape {
namespace {

TEST(ProblemList, GroupsProblemsOfOneKind) {
  ProblemList problems;
  EXPECT_TRUE(problems.empty());
  problems.Add("a", "a1\n    at line 1");
  problems.Add("b", "b1");
  problems.Add("a", "a2\n    at line 2");
  problems.Add("a", "a3");
  EXPECT_FALSE(problems.empty());
  EXPECT_EQ(problems.ToString(), "\n  a1 (and 2 more like this)\n    at line 1\n  b1");
}

TEST(ProblemList, CountsProblemsBeyondTheLimit) {
  ProblemList problems;
  for (int i = 0; i < 30; ++i) problems.Add(std::to_string(i), "x" + std::to_string(i));
  problems.Add("29", "again");
  EXPECT_EQ(problems.ToString(2), "\n  x0\n  x1\n  and 29 more");
}

TEST(ListNames, CountsNamesBeyondTheLimit) {
  EXPECT_EQ(ListNames({}), "");
  EXPECT_EQ(ListNames({"a", "b"}), "a, b");
  EXPECT_EQ(ListNames({"a", "b", "c", "d"}, 2), "a, b and 2 more");
}

}  // namespace
}  // namespace backtape
