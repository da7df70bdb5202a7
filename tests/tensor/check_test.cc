#include "backtape/tensor/check.h"

#include "gtest/gtest.h"

namespace backtape {
namespace {

TEST(CheckDeathTest, NamesThePlaceAndTheCondition) {
  const int n = 3;
  BACKTAPE_CHECK(n == 3) << "not evaluated";
  EXPECT_DEATH(BACKTAPE_CHECK(n == 4) << "n is " << n, "check_test.cc:[0-9]+: .*n == 4 n is 3");
}

TEST(CheckDeathTest, IsOneStatement) {
  const bool taken = false;
  bool other_branch = false;
  if (taken)
    BACKTAPE_CHECK(false) << "belongs to the if";
  else
    other_branch = true;
  EXPECT_TRUE(other_branch);
}

}  // namespace
}  // namespace backtape
