// Runs the tests of the eager tape with captured backwards: CompiledBackward is switched on around every test, with
// the backend that the environment variable BACKTAPE_TEST_BACKEND names ("interpreter" or "native"). With
// --gtest_repeat=2 the second run finds its code in the cache. At the end the program prints how many backwards were
// captured and how many the eager engine had to run.
#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>
#include <memory>
#include <string>

#include "backtape/jit/backward_compiler.h"

namespace backtape {
namespace {

class CaptureEveryTest final : public ::testing::EmptyTestEventListener {
 public:
  explicit CaptureEveryTest(Backend backend) : compiled_(MakeBackwardCompiler({.backend = backend})) {}
  void OnTestStart(const ::testing::TestInfo&) override {
    scope_ = std::make_unique<CompiledBackward::Scope>(&compiled_);
  }
  void OnTestEnd(const ::testing::TestInfo&) override { scope_ = nullptr; }
  void OnTestProgramEnd(const ::testing::UnitTest&) override {
    const CaptureStats& stats = compiled_.stats();
    std::cout << "captured backwards: " << stats.captures << " structures, " << stats.compiles << " compiles, "
              << stats.hits << " hits; run by the engine: " << stats.engine_runs << "\n";
    for (const auto& [reason, count] : stats.engine_reasons) std::cout << "  " << count << " x " << reason << "\n";
  }

 private:
  CompiledBackward compiled_;
  std::unique_ptr<CompiledBackward::Scope> scope_;
};

}  // namespace
}  // namespace backtape

int main(int argc, char** argv) {
  ::testing::InitGoogleTest(&argc, argv);
  const char* backend = std::getenv("BACKTAPE_TEST_BACKEND");
  const std::string name = backend != nullptr ? backend : "native";
  if (name != "interpreter" && name != "native") {
    std::cerr << "BACKTAPE_TEST_BACKEND is " << name << "; expected interpreter or native\n";
    return 2;
  }
  // GoogleTest owns the listener.
  ::testing::UnitTest::GetInstance()->listeners().Append(
      new backtape::CaptureEveryTest(name == "native" ? backtape::Backend::kNative : backtape::Backend::kInterpreter));
  return RUN_ALL_TESTS();
}
