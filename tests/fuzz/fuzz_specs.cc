#include <memory>
#include <string>
#include <vector>

#include "backtape/codegen_spec/callables.h"
#include "backtape/codegen_spec/derivative_file.h"
#include "backtape/codegen_spec/derivative_set.h"
#include "backtape/codegen_spec/diagnostics.h"
#include "backtape/codegen_spec/embedded_specs.h"
#include "backtape/codegen_spec/emit.h"
#include "backtape/codegen_spec/emit_autograd.h"
#include "backtape/codegen_spec/op_file.h"
#include "backtape/codegen_spec/op_set.h"
#include "backtape/codegen_spec/schema_parser.h"
#include "backtape/tensor/check.h"
#include "backtape/tests/fuzz/fuzz_targets.h"

namespace backtape::fuzz {
namespace {

using namespace codegen_spec;  // NOLINT: the namespace under test

// The ops of a few families, and the helper functions. Formulas can call these, and building them is fast.
struct KnownOps {
  std::vector<SourceFile> files;
  std::vector<OpRow> rows;
  std::vector<HelperFunctionRow> helpers;
  OpSet ops;
  std::unique_ptr<const Callables> callables;
};

const KnownOps& Known() {
  static const KnownOps* const known = [] {
    auto* made = new KnownOps;
    Diagnostics diagnostics;
    made->files.reserve(EmbeddedSpecs().size());  // locations point into the elements
    for (const EmbeddedSpec& spec : EmbeddedSpecs()) {
      made->files.push_back({std::string(spec.path), std::string(spec.text)});
      const SourceFile& file = made->files.back();
      if (spec.path == "derivative_functions.yaml") made->helpers = ReadHelperFunctionFile(file, diagnostics);
      if (spec.path == "ops/pointwise_arithmetic.yaml" || spec.path == "ops/pointwise_exponential.yaml" ||
          spec.path == "ops/reduction.yaml" || spec.path == "ops/view.yaml" || spec.path == "ops/movement.yaml") {
        for (OpRow& row : ReadOpFile(file, diagnostics)) made->rows.push_back(std::move(row));
      }
    }
    made->ops = BuildOpSet(made->rows, diagnostics);
    const OpSet* const sets[] = {&made->ops};
    made->callables = std::make_unique<const Callables>(sets, made->helpers);
    return made;
  }();
  return *known;
}

void CheckDerivatives(const std::string& text) {
  const KnownOps& known = Known();
  const SourceFile file{"derivatives.yaml", text};
  Diagnostics diagnostics;
  const std::vector<DerivativeRow> rows = ReadDerivativeFile(file, diagnostics);
  const DerivativeSet derivatives = BuildDerivativeSet(rows, known.ops, *known.callables, {}, diagnostics);
  if (!diagnostics.empty()) {
    BACKTAPE_CHECK(!diagnostics.ToString().empty()) << "a spec was rejected without a diagnostic";
    return;
  }
  EmitAutograd({known.ops, derivatives, known.helpers});
}

}  // namespace

void FuzzOpRows(absl::string_view bytes) {
  const SourceFile file{"ops.yaml", std::string(bytes)};
  Diagnostics diagnostics;
  const std::vector<OpRow> rows = ReadOpFile(file, diagnostics);
  const OpSet ops = BuildOpSet(rows, diagnostics);
  if (diagnostics.empty()) EmitAll(ops, {});
  diagnostics.ToString();
}

void FuzzDerivativeRows(absl::string_view bytes) { CheckDerivatives(std::string(bytes)); }

void FuzzSchema(absl::string_view bytes) {
  std::vector<SchemaProblem> problems;
  const std::optional<Schema> schema = ParseSchema(bytes, problems);
  BACKTAPE_CHECK(schema.has_value() || !problems.empty()) << "a schema was rejected without a diagnostic";
}

// Line ends become blanks, because a YAML block scalar can hold any formula that is one line.
void FuzzFormula(absl::string_view bytes) {
  std::string formula;
  for (const char c : bytes) formula += c == '\n' || c == '\r' ? ' ' : c;
  CheckDerivatives("- name: mul.Tensor(Tensor self, Tensor other) -> Tensor\n  self: |-\n    " + formula +
                   "\n  other: grad * self\n");
}

}  // namespace backtape::fuzz
