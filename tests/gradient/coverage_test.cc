// Every op states whether it is differentiable, and every differentiable one has gradient cases.
#include <filesystem>
#include <string>

#include <gtest/gtest.h>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/foreach.h"
#include "backtape/autograd/not_implemented.h"
#include "backtape/autograd/wrapper_table.h"
#include "backtape/ir/op_table.h"

namespace backtape {
namespace {

namespace fs = std::filesystem;

TEST(GradientCoverage, EveryOpHasADerivativeOrIsSaidToHaveNone) {
  std::string missing;
  for (const OpSchema* op : OpTable::Builtin().ops()) {
    if (op->has_tag(kTagPython) || op->has_tag(kTagMetadata)) continue;
    if (BuiltinAutograd()[op->id] == nullptr) absl::StrAppend(&missing, "\n  ", op->QualifiedName());
  }
  EXPECT_EQ(missing, "") << "ops without an entry in codegen_spec/derivatives";
}

TEST(GradientCoverage, EveryDifferentiableOpHasACase) {
  const fs::path folder = fs::path(BACKTAPE_SOURCE_DIR) / "tests/conformance/gradients";
  std::string missing;
  int differentiable = 0;
  for (const OpSchema* op : OpTable::Builtin().ops()) {
    const AutogradFn wrapper = BuiltinAutograd()[op->id];
    if (wrapper == nullptr || wrapper == &CallNonDifferentiable || wrapper == &CallForeach) continue;
    if (wrapper == &CallWithoutDerivative || wrapper == &RefuseGeometryWrite) continue;
    ++differentiable;
    const std::string file = absl::StrCat(op->name, ".", op->overload, ".fx");
    if (!fs::exists(folder / file)) absl::StrAppend(&missing, "\n  ", file);
  }
  EXPECT_EQ(missing, "") << "see tests/conformance/README.md, Gradients";
  EXPECT_GT(differentiable, 0);
}

}  // namespace
}  // namespace backtape
