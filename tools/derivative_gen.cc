// derivative-gen: turns op specs and derivative specs into C++ sources.
#include <algorithm>
#include <deque>
#include <iostream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "backtape/codegen_spec/callables.h"
#include "backtape/codegen_spec/derivative_file.h"
#include "backtape/codegen_spec/derivative_set.h"
#include "backtape/codegen_spec/diagnostics.h"
#include "backtape/codegen_spec/embedded_specs.h"
#include "backtape/codegen_spec/emit.h"
#include "backtape/codegen_spec/emit_autograd.h"
#include "backtape/codegen_spec/emit_library.h"
#include "backtape/codegen_spec/op_file.h"
#include "backtape/codegen_spec/op_set.h"
#include "backtape/codegen_spec/output_files.h"
#include "backtape/codegen_spec/summary.h"
#include "backtape/tools/command_line.h"
#include "backtape/tools/files.h"

namespace backtape::codegen_spec {
namespace {

constexpr const char* kExamples =
    R"(With --library=NAME the files define a library that extends the builtin one. Its op ids follow those of the builtin
ops, its formulas may call the builtin ops, and the sources go to DIR/NAME. The CMake function backtape_add_derivatives()
runs the tool this way. Without --library the files define the builtin library; they go to DIR/generated/backtape and
DIR/op_status.md. Files whose content does not change are not written.

Examples:
  derivative-gen --derivatives=my.yaml --ops=my_ops.yaml --library=my_ops -o build/derivatives
  derivative-gen --ops=codegen_spec/ops/pointwise_arithmetic.yaml,codegen_spec/ops/matmul.yaml -o build/release
  derivative-gen --derivatives=derivatives.yaml --ops=native_functions.yaml --check)";

struct Options {
  std::vector<std::string> ops;
  std::vector<std::string> derivatives;
  std::vector<std::string> functions;
  std::string library;
  std::string output;
  bool check = false;
  bool allow_plain_sizes = false;
};

bool IsIdentifier(absl::string_view text) {
  return !text.empty() && !absl::ascii_isdigit(text[0]) &&
         std::all_of(text.begin(), text.end(), [](char c) { return absl::ascii_isalnum(c) || c == '_'; });
}

// Reads the spec files and keeps their text and problems.
class Inputs {
 public:
  // The rows that `read` finds in all files. Reports files that can't be read.
  template <typename Row>
  std::vector<Row> ReadAll(const std::vector<std::string>& paths,
                           std::vector<Row> (*read)(const SourceFile&, Diagnostics&)) {
    std::vector<Row> rows;
    for (const std::string& path : paths) {
      absl::StatusOr<std::string> text = tools::ReadFile(path);
      if (!text.ok()) {
        std::cerr << "derivative-gen: error: " << text.status().message() << '\n';
        is_unreadable = true;
        continue;
      }
      Add({tools::DisplayName(path), *std::move(text)}, read, rows);
    }
    return rows;
  }

  // The rows of the embedded files whose path starts with `folder`.
  template <typename Row>
  std::vector<Row> ReadEmbedded(absl::string_view folder, std::vector<Row> (*read)(const SourceFile&, Diagnostics&)) {
    std::vector<Row> rows;
    for (const EmbeddedSpec& spec : EmbeddedSpecs()) {
      if (absl::StartsWith(spec.path, folder)) Add({std::string(spec.path), std::string(spec.text)}, read, rows);
    }
    return rows;
  }

  Diagnostics diagnostics;
  bool is_unreadable = false;

 private:
  template <typename Row>
  void Add(SourceFile file, std::vector<Row> (*read)(const SourceFile&, Diagnostics&), std::vector<Row>& rows) {
    files_.push_back(std::move(file));
    for (Row& row : read(files_.back(), diagnostics)) rows.push_back(std::move(row));
  }

  std::deque<SourceFile> files_;  // locations point into it
};

// The builtin library, from the specs that are embedded in this program.
struct BuiltinSpecs {
  std::vector<OpRow> op_rows;
  std::vector<DerivativeRow> derivative_rows;
  std::vector<HelperFunctionRow> helpers;
  OpSet ops;
  std::unique_ptr<const Callables> callables;
  DerivativeSet derivatives;
};

std::unique_ptr<BuiltinSpecs> ReadBuiltin(Inputs& inputs) {
  auto builtin = std::make_unique<BuiltinSpecs>();
  builtin->op_rows = inputs.ReadEmbedded("ops/", &ReadOpFile);
  builtin->derivative_rows = inputs.ReadEmbedded("derivatives/", &ReadDerivativeFile);
  builtin->helpers = inputs.ReadEmbedded("derivative_functions.yaml", &ReadHelperFunctionFile);
  builtin->ops = BuildOpSet(builtin->op_rows, inputs.diagnostics);
  const OpSet* const sets[] = {&builtin->ops};
  builtin->callables = std::make_unique<const Callables>(sets, builtin->helpers);
  builtin->derivatives =
      BuildDerivativeSet(builtin->derivative_rows, builtin->ops, *builtin->callables, {}, inputs.diagnostics);
  return builtin;
}

absl::Status Generate(const Options& options) {
  const std::string& library = options.library;
  if (options.output.empty() && !options.check) return tools::WrongUsage("--output or --check is required");
  if (!library.empty() && (!IsIdentifier(library) || library == "backtape")) {
    return tools::WrongUsage("--library takes the name of a C++ namespace other than backtape");
  }
  if (library.empty() && options.derivatives.empty() && !options.functions.empty()) {
    return tools::WrongUsage("--functions requires --derivatives");
  }

  Inputs inputs;
  const std::unique_ptr<BuiltinSpecs> builtin = library.empty() ? nullptr : ReadBuiltin(inputs);
  const std::vector<OpRow> op_rows = inputs.ReadAll(options.ops, &ReadOpFile);
  std::vector<HelperFunctionRow> helpers = inputs.ReadAll(options.functions, &ReadHelperFunctionFile);
  const std::vector<DerivativeRow> derivative_rows = inputs.ReadAll(options.derivatives, &ReadDerivativeFile);

  Diagnostics unsupported;
  OpSetOptions op_options;
  op_options.unsupported = &unsupported;
  DerivativeOptions derivative_options;
  derivative_options.allow_plain_sizes = options.allow_plain_sizes;
  if (builtin != nullptr) {
    op_options.library = library;
    op_options.base = &builtin->ops;
    derivative_options.base = &builtin->derivatives;
    for (HelperFunctionRow& helper : helpers) helper.library = library;
    helpers.insert(helpers.end(), builtin->helpers.begin(), builtin->helpers.end());
  }
  const OpSet ops = BuildOpSet(op_rows, inputs.diagnostics, op_options);
  std::vector<const OpSet*> op_sets = {&ops};
  if (builtin != nullptr) op_sets.push_back(&builtin->ops);
  const Callables callables(op_sets, helpers);
  const DerivativeSet derivatives =
      BuildDerivativeSet(derivative_rows, ops, callables, derivative_options, inputs.diagnostics);

  // No sources can be generated for unsupported ops. A check of PyTorch's own file only counts them, but a library must
  // not have any.
  if (!options.check || derivative_rows.empty() || builtin != nullptr) inputs.diagnostics.Append(unsupported);
  if (!inputs.diagnostics.empty()) {
    std::cerr << inputs.diagnostics.ToString() << inputs.diagnostics.size()
              << (inputs.diagnostics.size() == 1 ? " problem\n" : " problems\n");
  }
  const bool is_usable = inputs.diagnostics.empty() && unsupported.empty() && !inputs.is_unreadable;
  std::vector<OutputFile> outputs;
  if (is_usable && !options.output.empty()) {
    const AutogradSpec spec{ops, derivatives, helpers};
    if (builtin != nullptr) {
      outputs = EmitLibrary(spec);
    } else {
      outputs = EmitAll(ops, derivatives);
      if (!derivative_rows.empty()) {
        for (OutputFile& file : EmitAutograd(spec)) outputs.push_back(std::move(file));
      }
    }
  }
  if (options.check) {
    std::vector<std::string> drift;
    if (!options.output.empty()) drift = FindDrift(outputs, options.output);
    constexpr size_t kMaxShown = 20;
    for (size_t i = 0; i < drift.size() && i < kMaxShown; ++i)
      std::cerr << "derivative-gen: error: " << drift[i] << '\n';
    if (drift.size() > kMaxShown) {
      std::cerr << "derivative-gen: error: " << drift.size() - kMaxShown << " more files are missing or out of date\n";
    }
    if (is_usable || !derivative_rows.empty()) std::cout << Summary(ops, op_rows.size(), unsupported, derivatives);
    const bool passes = drift.empty() && inputs.diagnostics.empty() && !inputs.is_unreadable;
    return passes ? absl::OkStatus() : tools::AlreadyReported();
  }
  return is_usable ? WriteFiles(outputs, options.output) : tools::AlreadyReported();
}

}  // namespace
}  // namespace backtape::codegen_spec

int main(int argc, char** argv) {
  using namespace backtape;
  CLI::App app("Turns op specs and derivative specs into C++ sources.", "derivative-gen");
  app.footer(codegen_spec::kExamples);
  codegen_spec::Options options;
  const auto add_files = [&app](const std::string& name, std::vector<std::string>& files, const std::string& help) {
    return app.add_option(name, files, help + "; may be repeated; - for standard input")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->type_name("A.yaml,B.yaml");
  };
  add_files("--ops", options.ops, "op files; op ids follow their order")->required();
  auto* derivatives =
      add_files("--derivatives", options.derivatives, "derivative files; node numbers follow their order");
  add_files("--functions", options.functions, "files that declare the helper functions of formulas");
  app.add_option("--library", options.library, "generate a library that extends the builtin one, in this C++ namespace")
      ->type_name("NAME");
  app.add_option("-o,--output", options.output, "folder for the generated files")->type_name("DIR");
  app.add_flag("--check", options.check,
               "write nothing; report every error and which entries are usable, and with --output also generated files "
               "that are missing or out of date");
  app.add_flag("--allow-plain-sizes", options.allow_plain_sizes,
               "in formulas, accept x.sizes(), x.size(i) and x.strides() instead of x.sym_sizes() and so on")
      ->needs(derivatives);
  return tools::RunTool(argc, argv, app, [&options] { return codegen_spec::Generate(options); });
}
