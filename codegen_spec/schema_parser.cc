#include "backtape/codegen_spec/schema_parser.h"

#include <algorithm>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace backtape::codegen_spec {
namespace {

// Recursive-descent parser. A rule that fails reports the problem and returns false.
class SchemaParser {
 public:
  SchemaParser(absl::string_view text, std::vector<SchemaProblem>& problems, SchemaDialect dialect)
      : text_(text), problems_(problems), dialect_(dialect) {}

  bool Run(Schema& schema) {
    if (!ParseName(schema) || !Expect('(', "before the arguments")) return false;
    ParseArguments(schema.args);
    if (!Expect(')', "after the arguments")) return false;
    SkipSpace();
    if (text_.substr(pos_, 2) != "->") return Fail(pos_, "expected '-> returns' after the arguments");
    pos_ += 2;
    ParseReturns(schema.returns);
    SkipSpace();
    if (pos_ != text_.size()) return Fail(pos_, "unexpected text after the returns");
    return true;
  }

 private:
  bool Fail(size_t offset, std::string message) {
    problems_.push_back({static_cast<int>(offset), std::move(message)});
    return false;
  }
  void SkipSpace() {
    while (pos_ < text_.size() && absl::ascii_isspace(text_[pos_])) ++pos_;
  }
  char Peek() const { return pos_ < text_.size() ? text_[pos_] : '\0'; }
  bool Accept(char c) {
    SkipSpace();
    if (Peek() != c) return false;
    ++pos_;
    return true;
  }
  bool Expect(char c, absl::string_view where) {
    if (Accept(c)) return true;
    return Fail(pos_, absl::StrCat("expected '", std::string(1, c), "' ", where));
  }
  std::string Identifier() {
    SkipSpace();
    const size_t begin = pos_;
    if (absl::ascii_isalpha(Peek()) || Peek() == '_') {
      while (absl::ascii_isalnum(Peek()) || Peek() == '_') ++pos_;
    }
    return std::string(text_.substr(begin, pos_ - begin));
  }

  bool ParseName(Schema& schema) {
    schema.name = Identifier();
    if (schema.name.empty()) return Fail(pos_, "expected the op's name");
    if (text_.substr(pos_, 2) == "::") {
      pos_ += 2;
      schema.ns = std::move(schema.name);
      schema.name = Identifier();
      if (schema.name.empty()) return Fail(pos_, "expected the op's name after its namespace");
    }
    if (Accept('.')) {
      schema.overload = Identifier();
      if (schema.overload.empty()) return Fail(pos_, "expected the overload's name after '.'");
    }
    return true;
  }

  // Skips to the next ',' or closing bracket of this level, where parsing can continue.
  void SkipToSeparator() {
    for (int depth = 0; pos_ < text_.size(); ++pos_) {
      const char c = text_[pos_];
      if (c == '(' || c == '[') ++depth;
      if ((c == ')' || c == ']') && depth-- == 0) return;
      if (c == ',' && depth == 0) return;
    }
  }

  void ParseArguments(std::vector<SchemaArgument>& args) {
    SkipSpace();
    if (Peek() == ')') return;
    bool is_kwarg_only = false;
    do {
      SkipSpace();
      if (Peek() == '*') {
        if (is_kwarg_only) Fail(pos_, "duplicate '*'");
        is_kwarg_only = true;
        ++pos_;
        continue;
      }
      SchemaArgument arg;
      arg.is_kwarg_only = is_kwarg_only;
      if (ParseArgument(arg)) {
        const auto same_name = [&](const SchemaArgument& other) { return other.name == arg.name; };
        if (std::any_of(args.begin(), args.end(), same_name)) {
          Fail(arg.offset, absl::StrCat("duplicate argument '", arg.name, "'"));
        }
        args.push_back(std::move(arg));
      } else {
        SkipToSeparator();
      }
    } while (Accept(','));
  }

  bool ParseArgument(SchemaArgument& arg) {
    SkipSpace();
    arg.offset = static_cast<int>(pos_);
    if (!ParseType(arg.type)) return false;
    arg.name = Identifier();
    if (arg.name.empty()) return Fail(pos_, "expected the argument's name after its type");
    if (Accept('=')) {
      std::string value;
      if (!ParseDefault(arg.type, value)) return false;
      arg.default_text = std::move(value);
    }
    SkipSpace();
    if (Peek() != ',' && Peek() != ')') return Fail(pos_, "expected ',' or ')' after the argument");
    return true;
  }

  bool ParseType(SchemaTypeText& type) {
    SkipSpace();
    type.offset = static_cast<int>(pos_);
    type.base = Identifier();
    if (type.base.empty()) return Fail(pos_, "expected a type");
    const auto& known = KnownBaseTypes();
    const bool is_helper_type =
        dialect_ == SchemaDialect::kHelperFunctions && (type.base == "TensorOptions" || type.base == "TensorGeometry");
    if (!is_helper_type && std::find(known.begin(), known.end(), type.base) == known.end()) {
      return Fail(type.offset,
                  absl::StrCat("unknown type ", type.base, "; the types are ", absl::StrJoin(known, ", ")));
    }
    if (Peek() == '(' && !ParseAlias(type.alias.emplace())) return false;
    if (Peek() == '?') {
      ++pos_;
      type.is_optional = true;
    }
    if (Peek() != '[') return true;
    ++pos_;
    type.is_list = true;
    type.is_element_optional = std::exchange(type.is_optional, false);
    SkipSpace();
    const size_t digits = pos_;
    while (absl::ascii_isdigit(Peek())) ++pos_;
    if (pos_ != digits) {
      int size = 0;
      const absl::string_view number = text_.substr(digits, pos_ - digits);
      if (!absl::SimpleAtoi(number, &size)) {
        return Fail(digits, absl::StrCat("the list size ", number, " does not fit in 32 bits"));
      }
      type.list_size = size;
    }
    if (!Expect(']', "after the list size")) return false;
    // PyTorch's schemas contain both Tensor(a)[] and Tensor[](a!).
    if (Peek() == '(' && !type.alias.has_value() && !ParseAlias(type.alias.emplace())) return false;
    if (Peek() == '?') {
      ++pos_;
      type.is_optional = true;
    }
    if (Peek() == '[' && dialect_ != SchemaDialect::kHelperFunctions) {
      return Fail(pos_, "lists of lists are not supported");
    }
    if (text_.substr(pos_, 2) == "[]") {
      type.is_list_of_lists = true;
      pos_ += 2;
    }
    return true;
  }

  bool ParseAlias(AliasAnnotation& alias) {
    ++pos_;  // '('
    if (!ParseAliasSets(alias.before)) return false;
    if (Accept('!')) alias.is_written = true;
    SkipSpace();
    if (text_.substr(pos_, 2) == "->") {
      pos_ += 2;
      if (!ParseAliasSets(alias.after)) return false;
    }
    return Expect(')', "after the alias annotation");
  }

  bool ParseAliasSets(std::string& sets) {
    do {
      if (!sets.empty()) sets += '|';
      SkipSpace();
      if (Accept('*')) {
        sets += '*';
        continue;
      }
      const std::string set = Identifier();
      if (set.empty()) return Fail(pos_, "expected an alias set: a letter or '*'");
      sets += set;
    } while (Accept('|'));
    return true;
  }

  bool ParseDefault(const SchemaTypeText& type, std::string& value) {
    SkipSpace();
    const size_t begin = pos_;
    if (Peek() == '[') {
      ++pos_;
      SkipSpace();
      while (Peek() != ']') {
        if (!ParseDefaultAtom()) return false;
        if (!Accept(',')) break;
        SkipSpace();
      }
      if (!Expect(']', "after the default list")) return false;
    } else if (!ParseDefaultAtom()) {
      return false;
    }
    value = std::string(text_.substr(begin, pos_ - begin));
    return CheckDefault(type, value, begin);
  }

  bool ParseDefaultAtom() {
    SkipSpace();
    const size_t begin = pos_;
    if (Peek() == '\'' || Peek() == '"') {
      const char quote = text_[pos_++];
      while (pos_ < text_.size() && text_[pos_] != quote) pos_ += text_[pos_] == '\\' ? 2 : 1;
      if (pos_ >= text_.size()) {
        pos_ = text_.size();
        return Fail(begin, "unterminated string");
      }
      ++pos_;
      return true;
    }
    const auto is_atom_char = [](char c) {
      return absl::ascii_isalnum(c) || c == '_' || c == '.' || c == '-' || c == '+';
    };
    while (is_atom_char(Peek())) ++pos_;
    if (pos_ == begin) return Fail(pos_, "expected a default value");
    return true;
  }

  // Rejects a default that could never bind, which would otherwise be noticed only when the argument is omitted.
  bool CheckDefault(const SchemaTypeText& type, absl::string_view value, size_t offset) {
    const auto wrong = [&] {
      return Fail(offset, absl::StrCat("the default value '", value, "' is not of type ", type.ToString()));
    };
    if (value == "None") return type.is_optional ? true : wrong();
    if (value[0] == '[') return type.is_list ? true : wrong();
    if (type.is_list && !type.list_size.has_value()) return wrong();
    double number = 0;
    int64_t integer = 0;
    const bool is_number = absl::SimpleAtod(value, &number);
    const bool is_integer = absl::SimpleAtoi(value, &integer);
    const bool is_bool = value == "True" || value == "False";
    const bool is_string = value[0] == '\'' || value[0] == '"';
    // Reductions of losses are named integers.
    const bool is_reduction = value == "Mean" || value == "Sum";
    if (type.base == "int" || type.base == "SymInt") return is_integer || is_reduction ? true : wrong();
    if (type.base == "float") return is_number ? true : wrong();
    if (type.base == "bool") return is_bool ? true : wrong();
    if (type.base == "str") return is_string ? true : wrong();
    if (type.base == "Scalar") return is_number || is_bool ? true : wrong();
    if (type.base == "Tensor") return wrong();
    return is_number ? wrong() : true;
  }

  void ParseReturns(std::vector<SchemaReturn>& returns) {
    SkipSpace();
    if (Peek() != '(') {
      SchemaReturn result;
      if (ParseType(result.type)) {
        result.name = Identifier();
        returns.push_back(std::move(result));
      } else {
        pos_ = text_.size();
      }
      return;
    }
    ++pos_;
    if (Accept(')')) return;
    do {
      SchemaReturn result;
      if (ParseType(result.type)) {
        result.name = Identifier();
        returns.push_back(std::move(result));
      } else {
        SkipToSeparator();
      }
    } while (Accept(','));
    if (!Expect(')', "after the returns")) pos_ = text_.size();
  }

  absl::string_view text_;
  std::vector<SchemaProblem>& problems_;
  SchemaDialect dialect_;
  size_t pos_ = 0;
};

}  // namespace

std::string SchemaTypeText::ToString() const {
  std::string out = base;
  if (is_element_optional) out += '?';
  if (is_list) absl::StrAppend(&out, "[", list_size.has_value() ? absl::StrCat(*list_size) : "", "]");
  if (is_list_of_lists) out += "[]";
  if (is_optional) out += '?';
  return out;
}

std::string Schema::FullName() const {
  return absl::StrCat(ns.empty() ? "" : absl::StrCat(ns, "::"), name, overload.empty() ? "" : ".", overload);
}

std::optional<Schema> ParseSchema(absl::string_view text, std::vector<SchemaProblem>& problems, SchemaDialect dialect) {
  const size_t before = problems.size();
  Schema schema;
  const bool ok = SchemaParser(text, problems, dialect).Run(schema);
  if (!ok || problems.size() != before) return std::nullopt;
  return schema;
}

std::string SchemaName(absl::string_view text) {
  text = absl::StripAsciiWhitespace(text.substr(0, text.find('(')));
  if (const size_t ns = text.rfind("::"); ns != absl::string_view::npos) text.remove_prefix(ns + 2);
  return std::string(text.substr(0, text.find('.')));
}

const std::vector<std::string>& KnownBaseTypes() {
  static const auto* const kTypes = new std::vector<std::string>{
      "Tensor",      "int",        "SymInt", "SymBool", "float",        "bool",      "str",
      "Scalar",      "ScalarType", "Layout", "Device",  "MemoryFormat", "Generator", "Dimname",
      "DeviceIndex", "Storage",    "Stream", "QScheme", "Any"};
  return *kTypes;
}

}  // namespace backtape::codegen_spec
