#include "backtape/passes/pipeline.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/strip.h"
#include "backtape/files/closest_name.h"
#include "backtape/ir/diagnostics.h"

namespace backtape {
namespace {

constexpr int kMaxRounds = 1000;

// "; did you mean X?", or "; its options are A, B, C" if none is similar.
std::string Suggestion(absl::string_view name, const std::vector<absl::string_view>& known) {
  if (known.empty()) return "; it has no options";
  const std::string closest = ClosestName(name, std::vector<std::string>(known.begin(), known.end()));
  if (!closest.empty()) return absl::StrCat("; did you mean ", closest, "?");
  return absl::StrCat(known.size() == 1 ? "; its only option is " : "; its options are ", absl::StrJoin(known, ", "));
}

// Whether the text is an integer, of any size.
bool IsInteger(absl::string_view text) {
  absl::ConsumePrefix(&text, "-");
  return !text.empty() && std::all_of(text.begin(), text.end(), absl::ascii_isdigit);
}

class Parser {
 public:
  Parser(absl::string_view text, absl::string_view source, absl::Span<const PassInfo> passes)
      : text_(text), passes_(passes), diagnostics_(std::string(source), text) {}

  absl::StatusOr<Pipeline> Run() {
    Pipeline pipeline;
    SkipBlanks();
    if (AtEnd()) return pipeline;
    do {
      if (PassGroup group; ParseStep(group)) pipeline.groups.push_back(std::move(group));
    } while (!stuck_ && !AtEnd() && Expect(','));
    if (!diagnostics_.ok()) return diagnostics_.ToStatus();
    return pipeline;
  }

 private:
  bool ParseStep(PassGroup& group) {
    if (!Accept('(')) return ParsePass(group.passes);
    do {
      ParsePass(group.passes);
    } while (!stuck_ && Accept(','));
    if (stuck_ || !Expect(')') || !Expect('*')) return false;
    const size_t start = position_;
    const absl::string_view number = Word();
    if (!absl::SimpleAtoi(number, &group.max_rounds) || group.max_rounds < 1 || group.max_rounds > kMaxRounds) {
      diagnostics_.Error(
          start, absl::StrCat("expected a number of rounds from 1 to ", kMaxRounds, ", found \"", number, "\""));
    }
    return true;
  }

  bool ParsePass(std::vector<PassInvocation>& passes) {
    const size_t start = position_;
    const absl::string_view name = Word();
    if (name.empty()) return Stuck("expected the name of a pass");
    const PassInfo* pass = FindPass(name, passes_);
    if (pass == nullptr) {
      std::vector<std::string> known;
      for (const PassInfo& each : passes_) known.emplace_back(each.name);
      const std::string closest = ClosestName(name, known);
      diagnostics_.Error(start, absl::StrCat("unknown pass ", name,
                                             closest.empty() ? "; graph-optimize --list-passes lists all passes"
                                                             : absl::StrCat("; did you mean ", closest, "?")));
    }
    PassInvocation invocation{pass, {}};
    if (Accept('{') && !Accept('}')) {
      do {
        if (!ParseOption(invocation)) return false;
      } while (Accept(','));
      if (!Expect('}')) return false;
    }
    if (pass != nullptr) passes.push_back(std::move(invocation));
    return pass != nullptr;
  }

  // Options of an unknown pass are skipped.
  bool ParseOption(PassInvocation& invocation) {
    const size_t start = position_;
    const absl::string_view name = Word();
    if (name.empty()) return Stuck("expected the name of an option");
    if (!Expect('=')) return false;
    const size_t value_start = position_;
    const absl::string_view value = Word();
    if (invocation.pass == nullptr) return true;
    std::vector<absl::string_view> known;
    for (const PassOption& option : invocation.pass->options()) {
      known.push_back(option.name);
      if (option.name != name) continue;
      const std::optional<PassOptionValue> parsed = ParseValue(value, option.default_value);
      if (!parsed) {
        const bool is_bool = std::holds_alternative<bool>(option.default_value);
        diagnostics_.Error(value_start, !is_bool && IsInteger(value)
                                            ? absl::StrCat(value, " does not fit in 64 bits")
                                            : absl::StrCat("expected ", is_bool ? "0, 1, true or false" : "an integer",
                                                           ", found \"", value, "\""));
      } else if (!invocation.options.emplace(std::string(name), *parsed).second) {
        diagnostics_.Error(start, absl::StrCat("option ", name, " is set twice"));
      }
      return true;
    }
    diagnostics_.Error(start,
                       absl::StrCat("pass ", invocation.pass->name, " has no option ", name, Suggestion(name, known)));
    return true;
  }

  static std::optional<PassOptionValue> ParseValue(absl::string_view text, const PassOptionValue& like) {
    if (std::holds_alternative<bool>(like)) {
      if (text == "1" || text == "true") return true;
      if (text == "0" || text == "false") return false;
      return std::nullopt;
    }
    int64_t value = 0;
    if (!absl::SimpleAtoi(text, &value)) return std::nullopt;
    return value;
  }

  bool AtEnd() const { return position_ == text_.size(); }

  void SkipBlanks() {
    while (!AtEnd() && absl::ascii_isspace(text_[position_])) ++position_;
  }

  absl::string_view Word() {
    const size_t start = position_;
    while (!AtEnd() && (absl::ascii_isalnum(text_[position_]) || text_[position_] == '_' || text_[position_] == '-')) {
      ++position_;
    }
    const absl::string_view word = text_.substr(start, position_ - start);
    SkipBlanks();
    return word;
  }

  bool Accept(char c) {
    if (AtEnd() || text_[position_] != c) return false;
    ++position_;
    SkipBlanks();
    return true;
  }

  bool Expect(char c) { return Accept(c) || Stuck(absl::StrCat("expected '", std::string(1, c), "'")); }

  // Reports an error and stops parsing. Always returns false.
  bool Stuck(absl::string_view expected) {
    if (!stuck_) {
      const std::string found = AtEnd() ? "the end" : absl::StrCat("'", text_.substr(position_, 1), "'");
      diagnostics_.Error(position_, absl::StrCat(expected, ", found ", found));
    }
    stuck_ = true;
    return false;
  }

  absl::string_view text_;
  absl::Span<const PassInfo> passes_;
  Diagnostics diagnostics_;
  size_t position_ = 0;
  bool stuck_ = false;
};

std::string InvocationText(const PassInvocation& invocation) {
  if (invocation.options.empty()) return std::string(invocation.pass->name);
  return absl::StrCat(invocation.pass->name, "{",
                      absl::StrJoin(invocation.options, ",",
                                    [](std::string* out, const auto& option) {
                                      absl::StrAppend(out, option.first, "=", ToString(option.second));
                                    }),
                      "}");
}

}  // namespace

absl::StatusOr<Pipeline> ParsePipeline(absl::string_view text, absl::string_view source,
                                       absl::Span<const PassInfo> passes) {
  return Parser(text, source, passes).Run();
}

std::string ToString(const Pipeline& pipeline) {
  std::vector<std::string> steps;
  for (const PassGroup& group : pipeline.groups) {
    std::vector<std::string> passes;
    for (const PassInvocation& invocation : group.passes) passes.push_back(InvocationText(invocation));
    std::string joined = absl::StrJoin(passes, ",");
    steps.push_back(group.max_rounds == 1 ? joined : absl::StrCat("(", joined, ")*", group.max_rounds));
  }
  return absl::StrJoin(steps, ",");
}

}  // namespace backtape
