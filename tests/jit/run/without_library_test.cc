#include "backtape/jit/library/library_call.h"
#include "gtest/gtest.h"

namespace backtape::jit {
namespace {

// Checks that this program is really linked without the library.
TEST(WithoutLibraryTest, ThereIsNoLibrary) { EXPECT_EQ(LibraryVersion(), "none"); }

}  // namespace
}  // namespace backtape::jit
