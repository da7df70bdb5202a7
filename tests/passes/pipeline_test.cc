#include "backtape/passes/pipeline.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

std::string ErrorOf(absl::string_view text) { return std::string(ParsePipeline(text).status().message()); }

TEST(Pipeline, PrintsTheSamePipeline) {
  for (const char* text : {
           "",
           "eliminate_dead_code",
           "eliminate_dead_code{remove_random=1},eliminate_common_subexpressions",
           "(eliminate_common_subexpressions,eliminate_dead_code)*4,eliminate_dead_code",
       }) {
    const absl::StatusOr<Pipeline> pipeline = ParsePipeline(text);
    ASSERT_TRUE(pipeline.ok()) << pipeline.status();
    EXPECT_EQ(ToString(*pipeline), text);
  }
}

TEST(Pipeline, AcceptsBlanksAndWords) {
  EXPECT_EQ(ToString(*ParsePipeline(" eliminate_dead_code { remove_random = true } ")),
            "eliminate_dead_code{remove_random=1}");
  EXPECT_EQ(ToString(*ParsePipeline("eliminate_dead_code{}")), "eliminate_dead_code");
}

TEST(Pipeline, ReportsEveryProblemWithItsPosition) {
  const std::string error = ErrorOf("eliminate_ded_code,eliminate_dead_code{remove_randm=1,remove_random=x}");
  EXPECT_THAT(error,
              HasSubstr("--passes:1:1: error: unknown pass eliminate_ded_code; did you mean eliminate_dead_code?"));
  EXPECT_THAT(error, HasSubstr("1:40: error: pass eliminate_dead_code has no option remove_randm; did you mean "
                               "remove_random?"));
  EXPECT_THAT(error, HasSubstr("1:69: error: expected 0, 1, true or false, found \"x\""));
}

TEST(Pipeline, ReportsBrokenStructure) {
  EXPECT_THAT(ErrorOf("eliminate_dead_code,"), HasSubstr("1:21: error: expected the name of a pass, found the end"));
  EXPECT_THAT(ErrorOf("eliminate_dead_code{remove_random"), HasSubstr("expected '=', found the end"));
  EXPECT_THAT(ErrorOf("(eliminate_dead_code)*0"), HasSubstr("1:23: error: expected a number of rounds"));
  EXPECT_THAT(ErrorOf("eliminate_dead_code eliminate_dead_code"), HasSubstr("1:21: error: expected ',', found 'e'"));
  EXPECT_THAT(ErrorOf("eliminate_dead_code{remove_random=1,remove_random=0}"), HasSubstr("set twice"));
}

}  // namespace
}  // namespace backtape
