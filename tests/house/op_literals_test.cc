// Every string literal that names an op must name an existing one. A misspelt name in a list of ops compiles, but the
// list then has no effect on the intended op.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

#include "backtape/ir/op_table.h"

namespace backtape {
namespace {

namespace fs = std::filesystem;

class KnownOps {
 public:
  KnownOps() {
    for (const OpSchema* op : OpTable::Builtin().ops()) {
      qualified_.insert(op->QualifiedName());
      names_.insert(std::string(op->name));
      overloads_.insert(op->QualifiedName().substr(op->QualifiedName().rfind('.') + 1));
    }
  }

  bool HasName(const std::string& name) const { return names_.contains(name); }
  // Accepts qualified names ("aten.add.Tensor", "operator.add"), and "add.Tensor" for ops of aten and prims.
  bool Has(const std::string& text) const {
    // These two names are not ops: the first is a statement of generated code, the second a class.
    if (text == "operator.setitem" || text == "torch.Tensor") return true;
    return qualified_.contains(text) || qualified_.contains("aten." + text) || qualified_.contains("prims." + text);
  }
  bool HasOverload(const std::string& overload) const { return overloads_.contains(overload); }

 private:
  std::set<std::string> qualified_, names_, overloads_;
};

// Every match of the pattern's first group in the source.
std::set<std::string> Matches(const std::string& source, const std::regex& pattern) {
  std::set<std::string> found;
  for (std::sregex_iterator it(source.begin(), source.end(), pattern), end; it != end; ++it) found.insert((*it)[1]);
  return found;
}

std::string WithoutComments(const fs::path& path) {
  std::ifstream file(path);
  std::string text;
  for (std::string line; std::getline(file, line);) {
    const size_t first = line.find_first_not_of(' ');
    if (first != std::string::npos && line.compare(first, 2, "//") == 0) continue;
    text += line.substr(0, line.find("  // ")) + "\n";
  }
  return text;
}

// The literals in a source that should name an op but do not.
std::set<std::string> WrongLiterals(const std::string& source, bool has_op_rules, const KnownOps& ops) {
  static const std::regex qualified(R"re("((?:aten|prims)\.[A-Za-z0-9_]+\.[A-Za-z0-9_]+|operator\.[a-z_]+)")re");
  static const std::regex overload(R"re("([a-z_][a-z0-9_]*\.[A-Za-z_]+)")re");
  static const std::regex compared(R"re(\bop(?:\(\))?(?:\.|->)name [!=]= "([^"]*)")re");
  static const std::regex rule(R"re(\n    \{"([a-z_0-9]+)", )re");
  std::set<std::string> wrong;
  for (const std::string& name : Matches(source, qualified)) {
    if (!ops.Has(name)) wrong.insert(name);
  }
  for (const std::string& name : Matches(source, overload)) {
    // Attributes of these Python modules are not ops.
    static const std::set<std::string> modules = {"torch", "math", "builtins"};
    const size_t dot = name.find('.');
    if (modules.contains(name.substr(0, dot))) continue;
    if (ops.HasOverload(name.substr(dot + 1)) && !ops.Has(name)) wrong.insert(name);
  }
  for (const std::string& name : Matches(source, compared)) {
    if (!ops.HasName(name)) wrong.insert(name);
  }
  if (has_op_rules) {
    for (const std::string& name : Matches(source, rule)) {
      if (!ops.HasName(name)) wrong.insert(name);
    }
  }
  return wrong;
}

TEST(OpLiterals, NameOps) {
  const KnownOps ops;
  std::string wrong;
  size_t num_files = 0;
  for (const char* floor : {"ir", "interp", "autograd", "passes", "jit", "tools", "examples"}) {
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(BACKTAPE_SOURCE_DIR) / floor)) {
      if (entry.path().extension() != ".cc" && entry.path().extension() != ".h") continue;
      ++num_files;
      const bool has_op_rules = entry.path().filename().string().rfind("op_rules_", 0) == 0;
      for (const std::string& name : WrongLiterals(WithoutComments(entry.path()), has_op_rules, ops)) {
        wrong += "\n  " + entry.path().string() + ": " + name;
      }
    }
  }
  EXPECT_GT(num_files, 300u);
  EXPECT_EQ(wrong, "") << "no op has these names";
}

TEST(OpLiterals, AWrongNameIsFound) {
  const KnownOps ops;
  const char* const source = R"(Is("aten.diagonal.default"); Is("aten.diagonal.int"); Is("operator.getitem");)";
  EXPECT_EQ(WrongLiterals(source, false, ops), std::set<std::string>{"aten.diagonal.int"});
  EXPECT_EQ(WrongLiterals(R"(Is("mul.Tensor", "multipli.Tensor", "linear.weight"); op->name == "viewed")", false, ops),
            (std::set<std::string>{"multipli.Tensor", "viewed"}));
  EXPECT_EQ(WrongLiterals("\n    {\"relu\", Relu},\n    {\"rellu\", Relu},\n", true, ops),
            std::set<std::string>{"rellu"});
}

// Code names an op by its OpId. Only ir/text and the table of Python targets may contain names of ops.
TEST(OpLiterals, AreInTextsOnly) {
  static const std::regex qualified(R"re("((?:aten|prims|rngprims|_c10d_functional|operator)\.[A-Za-z0-9_.]+)")re");
  const KnownOps ops;
  std::string found;
  size_t num_allowed = 0;
  for (const char* floor : {"ir", "interp", "autograd", "passes", "jit", "tools", "examples"}) {
    const fs::path folder = fs::path(BACKTAPE_SOURCE_DIR) / floor;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
      if (entry.path().extension() != ".cc" && entry.path().extension() != ".h") continue;
      const std::string path = fs::relative(entry.path(), BACKTAPE_SOURCE_DIR).string();
      const bool is_text = path == "passes/python_targets/target_table.cc" || path.rfind("ir/text/", 0) == 0;
      for (const std::string& name : Matches(WithoutComments(entry.path()), qualified)) {
        // operator.setitem is a statement of generated code.
        if (name == "operator.setitem" || !ops.Has(name)) continue;
        if (is_text) {
          ++num_allowed;
        } else {
          found += "\n  " + path + ": " + name;
        }
      }
    }
  }
  EXPECT_GT(num_allowed, 0u) << "the search finds nothing";
  EXPECT_EQ(found, "") << "use OpId";
}

}  // namespace
}  // namespace backtape
