// Tests of the tape fuzzer itself: its programs, comparisons and shrinking.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/tests/fuzz/support/defect_list.h"
#include "backtape/tests/fuzz/support/isolate.h"
#include "backtape/tests/fuzz/support/seed_range.h"
#include "backtape/tests/fuzz/tape/engines.h"
#include "backtape/tests/fuzz/tape/expected.h"
#include "backtape/tests/fuzz/tape/generator.h"
#include "backtape/tests/fuzz/tape/print_cpp.h"
#include "backtape/tests/fuzz/tape/rounding.h"
#include "backtape/tests/fuzz/tape/shrink.h"

namespace backtape::tape_fuzz {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

Program Parsed(absl::string_view text) {
  const auto programs = ParsePrograms(text);
  EXPECT_TRUE(programs.ok()) << programs.status();
  return programs->at(0);
}

TEST(TapeFuzz, ProgramsArePrintedAndRead) {
  for (uint64_t seed = 0; seed < 300; ++seed) {
    const std::string text = ToText(GenerateProgram(seed));
    EXPECT_EQ(ToText(Parsed(text)), text);
  }
  EXPECT_FALSE(ParsePrograms("v0 = leaf [3]").ok());
  EXPECT_FALSE(ParsePrograms("program seed=1 n=x\nbody\n").ok());
}

TEST(TapeFuzz, ASeedIsAlwaysTheSameProgram) {
  EXPECT_EQ(ToText(GenerateProgram(5)), ToText(GenerateProgram(5)));
  EXPECT_NE(ToText(GenerateProgram(5)), ToText(GenerateProgram(6)));
}

TEST(TapeFuzz, ProgramsUseEverything) {
  std::set<std::string> ops, words;
  for (uint64_t seed = 0; seed < 3000; ++seed) {
    const Program program = GenerateProgram(seed);
    for (const Instruction& instruction : program.setup) ops.insert(instruction.op);
    for (const Instruction& instruction : program.body) {
      ops.insert(instruction.op);
      if (instruction.no_grad) ops.insert("@nograd");
      for (const Operand& operand : instruction.operands) words.insert(operand.word);
    }
  }
  for (const char* op :
       {"transpose",   "permute",     "slice",     "select",   "expand",         "as_strided", "diagonal",
        "unbind",      "split",       "unsqueeze", "view",     "detach",         "alias",      "add_",
        "copy_",       "mul_number_", "zero_",     "@nograd",  "hook",           "prehook",    "retain_grad",
        "remove",      "backward",    "grad",      "sgd",      "momentum",       "adam",       "zero_grad",
        "set_grad",    "grad_of",     "cube",      "pair",     "pair_traceable", "doubled",    "dropout",
        "manual_seed", "matmul",      "softmax",   "to_f32",   "to_i64",         "to_b8",      "leaf_f32",
        "where",       "sort",        "gather",    "scatter_", "once",           "marked",     "weighted",
        "with_setup",  "recomputed",  "packed"}) {
    EXPECT_TRUE(ops.contains(op)) << op;
  }
  for (const char* word : {"retain", "create", "inputs", "seeded", "counted", "scale"})
    EXPECT_TRUE(words.contains(word)) << word;
}

TEST(TapeFuzz, CompareFindsEveryKindOfDifference) {
  const Event a{.label = "v0", .what = "[2]", .values = {1, 2}};
  Event other = a;
  EXPECT_FALSE(Compare({a}, {a}, 0).has_value());
  EXPECT_TRUE(Compare({a}, {}, 1).has_value());
  EXPECT_TRUE(Compare({}, {a}, 1).has_value());
  other.values[1] = 2.1;
  EXPECT_TRUE(Compare({a}, {other}, 1e-3).has_value());
  EXPECT_FALSE(Compare({a}, {other}, 0.1).has_value());
  other = a;
  other.what = "";
  EXPECT_TRUE(Compare({a}, {other}, 1).has_value());
  EXPECT_TRUE(Compare({ErrorEvent(0, "v0", "in-place")}, {ErrorEvent(0, "v0", "a second time")}, 1).has_value());
}

// A run on the eager engine that adds an error to the gradient of the first leaf.
RoundingCheck::Run EagerWithError(const std::function<double(double gradient)>& wrong) {
  return [wrong](const Program& program, const ExecutorOptions& options) {
    RunLog log = RunProgram(program, Engine::kEager, options);
    for (Event& event : log) {
      if (event.label != "grad_v0") continue;
      for (double& value : event.values) value = wrong(value);
    }
    return log;
  };
}

TEST(TapeFuzz, ErrorsOfSmallGradientsAreFound) {
  for (const char* dtype : {"f32", "f64"}) {
    const Program program = Parsed(absl::StrCat("program seed=1 kind=free dtype=", dtype,
                                                " n=3\nsetup\nv0 = leaf [3]\nbody\nv1 = sin v0\nv2 = mul_number v1 "
                                                "0.000000001\nv3 = sum v2\nbackward v3\n"));
    const auto difference = [&](const std::function<double(double)>& wrong) {
      return RoundingCheck(program, EagerWithError([](double g) { return g; }), EagerWithError(wrong)).Difference();
    };
    EXPECT_FALSE(difference([](double g) { return g * (1 + 1e-12); }).has_value());
    EXPECT_TRUE(difference([](double g) { return g * 1.01; }).has_value());
    EXPECT_TRUE(difference([](double) { return 0.0; }).has_value());
  }
}

// The gradient of the sum of a softmax is what remains of terms that cancel.
TEST(TapeFuzz, RoundingOfTermsThatCancelIsNotAnError) {
  for (const char* dtype : {"f32", "f64"}) {
    const Program program =
        Parsed(absl::StrCat("program seed=1 kind=free dtype=", dtype,
                            " n=3\nsetup\nv0 = leaf [3,5]\nbody\nv1 = softmax v0 1\nv2 = mul_number v1 "
                            "0.3\nv3 = sum v2\nbackward v3\n"));
    const auto difference = [&](const std::function<double(double)>& wrong) {
      return RoundingCheck(program, EagerWithError([](double g) { return g; }), EagerWithError(wrong)).Difference();
    };
    EXPECT_FALSE(difference([](double) { return 0.0; }).has_value());
    // In float32 the check also runs in float64, where 3e-8 would be an error.
    if (!program.is_float32) {
      EXPECT_FALSE(difference([](double g) { return g + 5e-17; }).has_value());
    }
    EXPECT_TRUE(difference([](double g) { return g + 1e-4; }).has_value());
  }
}

TEST(TapeFuzz, AnErrorThatFloat32HidesIsFoundInFloat64) {
  const Program program = Parsed(
      "program seed=1 kind=free dtype=f32 n=3\nsetup\nv0 = leaf [3,5]\nbody\nv1 = softmax v0 1\nv2 = sum v1\n"
      "backward v2\n");
  const auto plain = EagerWithError([](double g) { return g; });
  const auto difference = RoundingCheck(program, plain, EagerWithError([](double g) { return g + 3e-8; })).Difference();
  ASSERT_TRUE(difference.has_value());
  EXPECT_THAT(*difference, StartsWith("in float64: "));
}

TEST(TapeFuzz, AWrongGradientIsFound) {
  // The derivative of this custom function is wrong on purpose.
  const Program program = Parsed(
      "program seed=1 kind=smooth dtype=f64 n=3\nsetup\nv0 = leaf [3]\nbody\nv1 = sin v0\nv2 = same v1\nv3 = sum v2\n"
      "backward v3\n");
  EXPECT_THAT(FailureOf(program, {Engine::kDifferences}), StartsWith("differences: gradient of v0[0]"));
}

TEST(TapeFuzz, ADifferenceFromPyTorchIsReported) {
  const std::string program =
      "program seed=1 kind=free dtype=f64 n=3\nsetup\nbody\nv0 = input [1]\nv1 = mul_number v0 0.0000\n";
  int num_failures = 0;
  const std::string value = "= 0 v0 [1] 0.1331230402\n= 0 place_v0 [-]+0/0 writes\n";
  const std::string place = "= 0 place_v1 [-]+0/0 writes\n";
  EXPECT_EQ(ExpectedFailures(program + value + "= 0 v1 [1] 0\n" + place, &num_failures).size(), 0);
  EXPECT_EQ(ExpectedFailures(program + value + "= 0 v1 [1] 0.5\n" + place, &num_failures).size(), 1);
  EXPECT_EQ(ExpectedFailures(program + value + "= 0 v1 [1] 0\n= 0 place_v1 [-]+0/1 writes\n", &num_failures).size(), 1);
  EXPECT_EQ(ExpectedFailures(program + value, &num_failures).size(), 1);
}

TEST(TapeFuzz, ShrinkingKeepsTheNecessaryParts) {
  const Program program = GenerateProgram(3);
  const auto fails = [](const Program& candidate) {
    for (const Instruction& instruction : candidate.body) {
      if (instruction.op == "backward") return true;
    }
    return false;
  };
  ASSERT_TRUE(fails(program));
  const Program small = Shrink(program, fails);
  EXPECT_EQ(small.num_instructions(), 1);
  EXPECT_EQ(small.n.size(), 1);
  EXPECT_THAT(PrintCpp(small), HasSubstr("Backward({"));
}

TEST(Isolate, AttributesFailuresToTheirSeeds) {
  std::map<uint64_t, std::string> found;
  fuzz::CheckSeeds(
      0, 20, {.jobs = 2, .seconds_per_seed = 1},
      [](uint64_t seed) -> std::string {
        if (seed == 3) std::abort();
        if (seed == 7) _exit(3);
        if (seed == 12) {
          for (volatile bool forever = true; forever;) continue;
        }
        return seed == 15 ? "wrong" : "";
      },
      [&](const fuzz::Finding& finding) { found[finding.seed] = finding.text; });
  EXPECT_EQ(found.size(), 4);
  EXPECT_EQ(found[3], "crash: Aborted");
  EXPECT_EQ(found[7], "crash: exit code 3");
  EXPECT_EQ(found[12], "crash: timed out");
  EXPECT_EQ(found[15], "wrong");
}

TEST(SeedRange, IsRefusedIfItIsNotARange) {
  const absl::StatusOr<fuzz::SeedRange> range = fuzz::ParseSeedRange("3..3");
  ASSERT_TRUE(range.ok()) << range.status();
  EXPECT_EQ(range->begin, 3);
  EXPECT_EQ(range->end, 3);
  for (const char* text : {"5..2", "5", "a..b", "1..2..3", ""}) {
    EXPECT_EQ(fuzz::ParseSeedRange(text).status().message(),
              absl::StrCat("--seeds: expected A..B with A <= B, found ", text));
  }
}

TEST(DefectList, EnablesOnlyKnownDefects) {
  fuzz::DefectList defects({{"T1", "first"}, {"T2", "second"}});
  EXPECT_FALSE(defects.Enable("T3"));
  EXPECT_TRUE(defects.Enable("T1"));
  EXPECT_FALSE(defects.IsOpen("T1"));
  EXPECT_TRUE(defects.IsOpen("T2"));
  EXPECT_TRUE(defects.Enable("all"));
  EXPECT_FALSE(defects.IsOpen("T2"));
}

}  // namespace
}  // namespace backtape::tape_fuzz
