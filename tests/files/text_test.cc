// The texts that the generator and the libraries share: suggestions for names, and problems with excerpts.
#include <gtest/gtest.h>

#include <string>

#include "backtape/files/closest_name.h"
#include "backtape/files/problem_text.h"

namespace backtape {
namespace {

TEST(ClosestName, CountsSwapsAsOneChange) {
  EXPECT_EQ(EditDistance("gelu", "gelu", 3), 0);
  EXPECT_EQ(EditDistance("geul", "gelu", 3), 1);
  EXPECT_EQ(EditDistance("kitten", "sitting", 5), 3);
  EXPECT_EQ(EditDistance("", "abc", 5), 3);
  EXPECT_GT(EditDistance("kitten", "sitting", 2), 2);
  const std::string longer(201, 'x');
  EXPECT_GT(EditDistance(longer, longer, 5), 5);
}

TEST(ClosestName, SuggestsOnlySimilarNames) {
  EXPECT_EQ(ClosestName("relo", {"silu", "relu", "celu"}), "relu");
  EXPECT_EQ(ClosestName("softmax", {"relu", "add"}), "");
  EXPECT_EQ(ClosestName(std::string(300, 'x'), {std::string(300, 'x')}), "");
}

TEST(ProblemText, ShowsTheLineAndACaret) {
  EXPECT_EQ(ProblemText("a.yaml", 3, 5, "unknown op", "foo(\tx)"), "a.yaml:3:5: error: unknown op\n  foo( x)\n      ^");
  EXPECT_EQ(ProblemText("a.yaml", 1, 9, "unclosed", "foo("), "a.yaml:1:9: error: unclosed\n  foo(\n      ^");
}

TEST(ProblemText, EscapesWhatIsNotText) {
  const std::string binary("PK\x03\0\xff(\x1b[2J\xc2\x9b", 12);
  EXPECT_EQ(ProblemText("a", 1, 6, "m", binary),
            "a:1:6: error: m\n  PK\\x03\\x00\\xff(\\x1b[2J\\xc2\\x9b\n                ^");
  EXPECT_EQ(ProblemText("a", 1, 1, absl::string_view("found \0", 7), "("), "a:1:1: error: found \\x00\n  (\n  ^");
  // Characters beyond ASCII are printed, and the caret counts them once.
  EXPECT_EQ(ProblemText("a", 1, 5, "m", "\u00e9\u00fc)"), "a:1:5: error: m\n  \u00e9\u00fc)\n    ^");
}

TEST(ProblemText, CutsBetweenCharacters) {
  std::string line = "b";
  for (int i = 0; i < 100; ++i) line += "\u00e9";
  std::string half;
  for (int i = 0; i < 30; ++i) half += "\u00e9";
  EXPECT_EQ(ProblemText("a", 1, 102, "m", line),
            "a:1:102: error: m\n  ..." + half + half + "...\n  " + std::string(33, ' ') + "^");
}

TEST(ProblemText, ShortensLongLines) {
  const std::string line = std::string(200, 'a') + "b" + std::string(200, 'c');
  const std::string excerpt = "..." + std::string(60, 'a') + "b" + std::string(59, 'c') + "...";
  EXPECT_EQ(ProblemText("a", 1, 201, "m", line),
            "a:1:201: error: m\n  " + excerpt + "\n  " + std::string(63, ' ') + "^");
}

}  // namespace
}  // namespace backtape
