// Every op must have a case, that is, a graph of the corpora that calls it, so that its values and its text are
// tested. Generated in-place ops and ops on lists need no case: they all add the same code to the op that they are
// derived from, whose case covers them.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include "backtape/ir/foreach.h"
#include "backtape/ir/op_table.h"

namespace backtape {
namespace {

namespace fs = std::filesystem;

// Collects the call targets of all graphs in print(graph) form below a folder.
void CollectTargets(const fs::path& folder, std::set<std::string>* targets) {
  const std::string marker = "call_function[target=";
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".fx") continue;
    std::ifstream file(entry.path());
    const std::string text(std::istreambuf_iterator<char>(file), {});
    for (size_t at = text.find(marker); at != std::string::npos; at = text.find(marker, at)) {
      at += marker.size();
      targets->insert(text.substr(at, text.find(']', at) - at));
    }
  }
}

TEST(OpCoverage, EveryOpHasACase) {
  std::set<std::string> targets;
  const fs::path tests = fs::path(BACKTAPE_SOURCE_DIR) / "tests";
  for (const char* folder : {"run", "conformance", "steps"}) CollectTargets(tests / folder, &targets);
  std::string missing;
  const OpTable& table = OpTable::Builtin();
  for (const OpSchema* op : table.ops()) {
    if (op->functional_id >= 0 && targets.contains(table.at(op->functional_id).Target())) continue;
    if (const OpSchema* base = ForeachBase(*op); base != nullptr && targets.contains(base->Target())) continue;
    if (!targets.contains(op->Target())) missing += "\n  " + op->QualifiedName();
  }
  EXPECT_EQ(missing, "") << "ops without a case; see CONTRIBUTING.md";
}

}  // namespace
}  // namespace backtape
