#include "backtape/jit/dense/dense_call.h"
#include "gtest/gtest.h"

namespace backtape::jit {
namespace {

// Checks that this program is really linked without oneDNN.
TEST(WithoutOneDnnTest, IsBuiltWithoutOneDnn) { EXPECT_EQ(OneDnnVersion(), "none"); }

}  // namespace
}  // namespace backtape::jit
