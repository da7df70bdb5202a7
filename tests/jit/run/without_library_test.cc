#include "backtape/jit/library/library_call.h"
#include "gtest/gtest.h"

namespace backtape::jit {
namespace {

// These tests are linked as they mean to be.
TEST(WithoutLibraryTest, ThereIsNoLibrary) { EXPECT_EQ(LibraryVersion(), "none"); }

}  // namespace
}  // namespace backtape::jit
