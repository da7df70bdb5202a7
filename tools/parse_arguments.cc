#include "backtape/tools/parse_arguments.h"

#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "absl/types/span.h"

namespace backtape::tools {
namespace {

// The name of an option as the command line has it: --no-infer, not --infer, if the negative form of a flag was given.
std::string NameAsGiven(const CLI::App& app, absl::string_view name) {
  const CLI::Option* const option = app.get_option_no_throw(std::string(name));
  if (option == nullptr || option->get_fnames().empty() || option->results().empty()) return std::string(name);
  return option->results().front() == "false" ? absl::StrCat("--", option->get_fnames().front()) : std::string(name);
}

// "jit or interp", "fx, code or same".
std::string ListOfChoices(absl::Span<const std::string> choices) {
  return absl::StrCat(absl::StrJoin(choices.first(choices.size() - 1), ", "), " or ", choices.back());
}

// "OUT.npz" for an option that takes a value; empty for flags without a value and for positional arguments.
std::string TypeOf(const CLI::Option& option) {
  const std::string type = option.get_type_name();
  return type.substr(0, type.find(':'));
}

// "a number" or "an integer", whichever the option takes.
absl::string_view KindOfNumber(const CLI::App& app, absl::string_view option) {
  const CLI::Option* const given = app.get_option_no_throw(std::string(option));
  const std::string type = given == nullptr ? "" : TypeOf(*given);
  return type == "NUMBER" || type == "FLOAT" ? "a number" : "an integer";
}

// CLI11's message in the form of the tools' own messages. Unexpected arguments are reported before all other mistakes:
// a misspelt option is often the reason why another one seems to be missing.
std::string MessageOf(const CLI::App& app, const CLI::ParseError& error) {
  if (app.remaining_size() > 0) {
    std::vector<std::string> unexpected = app.remaining();
    std::erase(unexpected, "--");  // marks that the rest is positional
    return absl::StrCat("unexpected argument", unexpected.size() == 1 ? " " : "s ", absl::StrJoin(unexpected, " "));
  }
  std::string text = error.what();
  if (dynamic_cast<const CLI::ExcludesError*>(&error) != nullptr) {
    const std::vector<std::string> names = absl::StrSplit(text, " excludes ");
    return absl::StrCat(NameAsGiven(app, names[0]), " cannot be used with ", NameAsGiven(app, names[1]));
  }
  absl::string_view rest = text;
  const std::pair<absl::string_view, absl::string_view> option = absl::StrSplit(rest, absl::MaxSplits(": ", 1));
  if (absl::StartsWith(option.second, "At Most 1 required but received ")) {
    return absl::StrCat(option.first, " can be given only once");
  }
  absl::string_view value = option.second;
  if (absl::ConsumePrefix(&value, "Value ")) {  // OPTION: Value VALUE not in range MIN to MAX
    const std::pair<absl::string_view, absl::string_view> range = absl::StrSplit(value, " not in range ");
    return absl::StrCat(option.first, ": expected ", KindOfNumber(app, option.first), " from ", range.second,
                        ", found ", range.first);
  }
  constexpr absl::string_view kChoices = " not in {";  // OPTION: VALUE not in {CHOICE,CHOICE}
  if (const size_t at = value.rfind(kChoices); at != absl::string_view::npos && absl::ConsumeSuffix(&value, "}")) {
    const std::vector<std::string> choices = absl::StrSplit(value.substr(at + kChoices.size()), ',');
    return absl::StrCat(option.first, ": expected ", ListOfChoices(choices), ", found ", value.substr(0, at));
  }
  if (absl::ConsumePrefix(&rest, "Could not convert: ")) {  // OPTION = VALUE
    const std::pair<absl::string_view, absl::string_view> parts = absl::StrSplit(rest, absl::MaxSplits(" = ", 1));
    return absl::StrCat(parts.first, ": expected ", KindOfNumber(app, parts.first), ", found ", parts.second);
  }
  constexpr absl::string_view kRequired = ": 1 required ";  // OPTION: 1 required TYPE missing
  const size_t at = rest.find(kRequired);
  if (at != absl::string_view::npos && absl::ConsumeSuffix(&rest, " missing")) {
    const absl::string_view type = rest.substr(at + kRequired.size());
    return absl::StrCat(rest.substr(0, at), " requires a value: ", type.substr(0, type.find(':')));
  }
  return text;
}

bool IsFlag(const CLI::Option& option) { return option.get_expected_max() == 0; }

// True for flags such as --stats, but not for a flag that may have one of several values (--check=ends).
bool TakesNoValue(const CLI::Option& option) {
  return IsFlag(option) && !absl::StrContains(option.get_type_name(), ":{");
}

std::string ValueIsMissing(absl::string_view name, const CLI::Option& option) {
  const std::string type = option.get_positional() ? "" : TypeOf(option);
  return absl::StrCat(name, " requires a value", type.empty() ? "" : ": ", type);
}

// The values of a flag that may have one of several: "each or ends" for the type name "TEXT:{each,ends}".
std::string ChoicesOf(const CLI::Option& flag) {
  const std::string type = flag.get_type_name();
  absl::string_view choices = absl::string_view(type).substr(type.find(":{") + 2);
  choices = choices.substr(0, choices.find('}'));
  const std::vector<std::string> values = absl::StrSplit(choices, ',');
  return ListOfChoices(values);
}

bool HasEmptyItem(absl::string_view value, char delimiter) {
  const std::vector<absl::string_view> items = absl::StrSplit(value, delimiter);
  return std::find(items.begin(), items.end(), "") != items.end();
}

// Why CLI11 would ignore one of these arguments, or take an option as the value of the option before it. Empty if it
// would not.
std::string IgnoredArgument(const CLI::App& app, absl::Span<char* const> arguments) {
  for (size_t i = 0; i < arguments.size(); ++i) {
    const absl::string_view argument = arguments[i];
    if (argument == "--") return "";  // the others are positional
    if (argument.size() < 2 || argument[0] != '-') continue;
    const bool is_long = argument[1] == '-';
    const size_t name_size = is_long ? std::min(argument.find('='), argument.size()) : 2;
    const absl::string_view name = argument.substr(0, name_size);
    const CLI::Option* const option = app.get_option_no_throw(std::string(name));
    if (option == nullptr) continue;  // CLI11 reports it
    absl::string_view value = argument.substr(name_size);
    const bool is_attached = !value.empty();
    const bool has_equals = absl::ConsumePrefix(&value, "=");
    if (TakesNoValue(*option)) {
      if (is_attached && is_long) return absl::StrCat(name, " takes no value");
      continue;
    }
    if (IsFlag(*option)) {
      if (is_attached && value.empty()) return absl::StrCat(name, "= requires a value: ", ChoicesOf(*option));
      continue;
    }
    if (!is_attached) {
      if (i + 1 == arguments.size()) continue;  // CLI11 reports it
      value = arguments[++i];
      if (value.size() > 2 && absl::StartsWith(value, "--")) return ValueIsMissing(name, *option);
    }
    if (value.empty()) return ValueIsMissing(name, *option);
    if (has_equals && !is_long) return absl::StrCat("expected ", name, " ", value, ", found ", argument);
    if (option->get_delimiter() != '\0' && HasEmptyItem(value, option->get_delimiter())) {
      return absl::StrCat(name, ": expected a list without empty items, found ", value);
    }
  }
  return "";
}

// Why the parsed values of an option cannot be meant: an empty one, or both --verify and --no-verify.
std::string ContradictoryValues(const CLI::App& app) {
  for (const CLI::Option* option : app.get_options()) {
    const auto has = [option](const char* value) {
      return std::find(option->results().begin(), option->results().end(), value) != option->results().end();
    };
    if (!IsFlag(*option) && has("")) return ValueIsMissing(option->get_name(), *option);
    if (!option->get_fnames().empty() && has("true") && has("false")) {
      return absl::StrCat(option->get_name(), " cannot be used with --", option->get_fnames().front());
    }
  }
  return "";
}

}  // namespace

int ReportWrongUsage(const CLI::App& app, absl::string_view message) {
  std::cerr << app.get_name() << ": error: " << message << "\nRun " << app.get_name() << " --help for usage.\n";
  return kUsage;
}

std::optional<int> ParseArguments(int argc, char** argv, CLI::App& app) {
  if (argc > 0) {
    const std::string ignored = IgnoredArgument(app, absl::MakeConstSpan(argv, argc).subspan(1));
    if (!ignored.empty()) return ReportWrongUsage(app, ignored);
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return app.exit(error);  // --help, --version
    return ReportWrongUsage(app, MessageOf(app, error));
  }
  const std::string contradiction = ContradictoryValues(app);
  if (!contradiction.empty()) return ReportWrongUsage(app, contradiction);
  return std::nullopt;
}

}  // namespace backtape::tools
