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
#include "absl/strings/str_cat.h"
#include "backtape/codegen_spec/callables.h"
#include "backtape/codegen_spec/cpp_types.h"
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
#include "backtape/codegen_spec/pytorch_ops.h"
#include "backtape/codegen_spec/summary.h"
#include "backtape/tools/command_line.h"
#include "backtape/tools/files.h"

namespace backtape::codegen_spec {
namespace {

constexpr const char* kExamples =
    R"(With --library=NAME, the files define a library that extends the builtin one. Its op ids follow those of the builtin
ops, its formulas may call the builtin ops, and the sources are written to DIR/NAME. The CMake function
backtape_add_derivatives() runs the tool this way. Without --library, the files define the builtin library; its sources
are written to DIR/generated/backtape, and the list of its ops to DIR/op_status.md. Files whose content does not change
are not written.

Examples:
  derivative-gen --derivatives=my.yaml --ops=my_ops.yaml --library=my_ops -o build/derivatives
  derivative-gen --ops=codegen_spec/ops/pointwise_arithmetic.yaml,codegen_spec/ops/matmul.yaml -o build/release
  derivative-gen --pytorch --derivatives=derivatives.yaml --ops=native_functions.yaml --check)";

struct Options {
  std::vector<std::string> ops;
  std::vector<std::string> derivatives;
  std::vector<std::string> functions;
  std::string library;
  std::string output;
  bool check = false;
  bool allow_plain_sizes = false;
  bool pytorch = false;
  bool keep_going = false;
};

bool IsIdentifier(absl::string_view text) {
  return !text.empty() && !absl::ascii_isdigit(text[0]) &&
         std::all_of(text.begin(), text.end(), [](char c) { return absl::ascii_isalnum(c) || c == '_'; });
}

// Reads the spec files and keeps their text and problems.
class Inputs {
 public:
  // The rows that `read` finds in all files. Reports files that cannot be read, and those without rows.
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
      const size_t num_before = rows.size() + diagnostics.size();
      Add({tools::DisplayName(path), *std::move(text)}, read, rows);
      if (rows.size() + diagnostics.size() == num_before) {
        std::cerr << "derivative-gen: error: " << tools::DisplayName(path) << ": expected rows, found none\n";
        is_unreadable = true;
      }
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

// The library that the files of the command line define.
class Generator {
 public:
  explicit Generator(const Options& options)
      : options_(options), library_(options.pytorch && options.library.empty() ? "pytorch" : options.library) {}

  absl::Status Run() {
    if (absl::Status status = CheckOptions(); !status.ok()) return status;
    Read();
    BuildOps();
    BuildDerivatives();
    // With --keep-going, an unusable op or entry is left out and is not an error. A check of derivatives without a
    // library only counts the unsupported ops.
    const bool counts_only = options_.check && !derivative_rows_.empty() && library_.empty();
    if (!options_.keep_going && !counts_only) inputs_.diagnostics.Append(unsupported_);
    if (!options_.keep_going) inputs_.diagnostics.Append(entry_problems_);
    if (!inputs_.diagnostics.empty()) {
      std::cerr << inputs_.diagnostics.ToString() << inputs_.diagnostics.size()
                << (inputs_.diagnostics.size() == 1 ? " problem\n" : " problems\n");
    }
    const bool is_generated =
        !inputs_.is_unreadable && (options_.keep_going || (inputs_.diagnostics.empty() && unsupported_.empty()));
    std::vector<OutputFile> outputs;
    if (is_generated && !options_.output.empty()) outputs = Emit();
    if (options_.check || options_.keep_going) PrintSummary(is_generated);
    if (options_.check) return Check(outputs);
    if (!is_generated) return tools::AlreadyReported();
    if (absl::Status status = WriteFiles(outputs, options_.output); !status.ok()) return status;
    return inputs_.diagnostics.empty() ? absl::OkStatus() : tools::AlreadyReported();
  }

 private:
  absl::Status CheckOptions() const {
    if (options_.output.empty() && !options_.check) return tools::WrongUsage("--output or --check is required");
    int64_t num_from_stdin = 0;
    for (const auto* files : {&options_.ops, &options_.derivatives, &options_.functions}) {
      num_from_stdin += std::count(files->begin(), files->end(), "-");
    }
    if (num_from_stdin > 1) {
      return tools::WrongUsage("- is given several times, but standard input can be read only once");
    }
    if (!library_.empty() && (!IsIdentifier(library_) || EscapedName(library_) != library_ || library_ == "backtape")) {
      return tools::WrongUsage(
          absl::StrCat("--library: expected the name of a C++ namespace other than backtape, found ", library_));
    }
    if (library_.empty() && options_.derivatives.empty() && !options_.functions.empty()) {
      return tools::WrongUsage("--functions requires --derivatives or --library");
    }
    if (options_.keep_going && library_.empty())
      return tools::WrongUsage("--keep-going requires --library or --pytorch");
    return absl::OkStatus();
  }

  void Read() {
    if (!library_.empty()) builtin_ = ReadBuiltin(inputs_);
    op_rows_ = inputs_.ReadAll(options_.ops, &ReadOpFile);
    helpers_ = inputs_.ReadAll(options_.functions, &ReadHelperFunctionFile);
    derivative_rows_ = inputs_.ReadAll(options_.derivatives, &ReadDerivativeFile);
    for (HelperFunctionRow& helper : helpers_) helper.library = library_.empty() ? "backtape" : library_;
    if (options_.pytorch) {
      for (HelperFunctionRow& helper : inputs_.ReadEmbedded("pytorch_functions.yaml", &ReadHelperFunctionFile)) {
        helper.library = library_;
        helpers_.push_back(std::move(helper));
      }
    }
    if (builtin_ != nullptr) helpers_.insert(helpers_.end(), builtin_->helpers.begin(), builtin_->helpers.end());
  }

  void BuildOps() {
    OpSetOptions options;
    options.unsupported = &unsupported_;
    if (builtin_ != nullptr) {
      options.library = library_;
      options.base = &builtin_->ops;
    }
    if (options_.pytorch) {
      options.default_ns = library_;
      PyTorchOps pytorch = ReadPyTorchOps(op_rows_);
      num_rows_ = op_rows_.size();
      op_rows_ = std::move(pytorch.rows);
      refused_ = std::move(pytorch.refused);
    }
    num_rows_ = std::max(num_rows_, op_rows_.size());
    ops_ = BuildOpSet(op_rows_, inputs_.diagnostics, options);
  }

  void BuildDerivatives() {
    DerivativeOptions options;
    options.entry.allow_plain_sizes = options_.allow_plain_sizes;
    options.entry.allow_undefined = options_.pytorch;
    options.entry.allow_written_tangent = options_.pytorch;
    options.entry.forward_is_optional = options_.pytorch;
    if (builtin_ != nullptr) options.base = &builtin_->derivatives;
    for (const RefusedOp& op : refused_) options.refused_ops.emplace(op.name, op.reason);
    std::vector<const OpSet*> op_sets = {&ops_};
    // PyTorch's formulas call PyTorch's ops, all of which have rows.
    if (builtin_ != nullptr && !options_.pytorch) op_sets.push_back(&builtin_->ops);
    callables_ = std::make_unique<const Callables>(op_sets, helpers_, options.refused_ops);
    derivatives_ = BuildDerivativeSet(derivative_rows_, ops_, *callables_, options, entry_problems_);
  }

  std::vector<OutputFile> Emit() const {
    const AutogradSpec spec{ops_, derivatives_, helpers_};
    if (builtin_ != nullptr) return EmitLibrary(spec);
    std::vector<OutputFile> outputs = EmitAll(ops_, derivatives_);
    if (!derivative_rows_.empty()) {
      for (OutputFile& file : EmitAutograd(spec)) outputs.push_back(std::move(file));
    }
    return outputs;
  }

  void PrintSummary(bool is_generated) const {
    if (is_generated || !derivative_rows_.empty()) {
      std::cout << Summary(ops_, num_rows_, unsupported_, refused_, derivatives_);
    }
  }

  absl::Status Check(const std::vector<OutputFile>& outputs) const {
    std::vector<std::string> drift;
    if (!options_.output.empty()) drift = FindDrift(outputs, options_.output);
    constexpr size_t kMaxShown = 20;
    for (size_t i = 0; i < drift.size() && i < kMaxShown; ++i)
      std::cerr << "derivative-gen: error: " << drift[i] << '\n';
    if (drift.size() > kMaxShown) {
      const size_t more = drift.size() - kMaxShown;
      std::cerr << "derivative-gen: error: " << more << (more == 1 ? " more file is" : " more files are")
                << " missing or out of date\n";
    }
    const bool passes = drift.empty() && inputs_.diagnostics.empty() && !inputs_.is_unreadable;
    return passes ? absl::OkStatus() : tools::AlreadyReported();
  }

  const Options& options_;
  const std::string library_;  // empty for the builtin one
  Inputs inputs_;
  std::unique_ptr<BuiltinSpecs> builtin_;
  std::vector<OpRow> op_rows_;
  size_t num_rows_ = 0;
  std::vector<HelperFunctionRow> helpers_;
  std::vector<DerivativeRow> derivative_rows_;
  Diagnostics unsupported_;
  Diagnostics entry_problems_;
  std::vector<RefusedOp> refused_;
  OpSet ops_;
  std::unique_ptr<const Callables> callables_;
  DerivativeSet derivatives_;
};

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
  add_files("--ops", options.ops, "op files; their order determines the op ids")->required();
  auto* derivatives = add_files("--derivatives", options.derivatives,
                                "derivative files; their order determines the numbers in the names of the tape nodes");
  add_files("--functions", options.functions, "files that declare the helper functions of formulas");
  app.add_option("--library", options.library, "generate a library that extends the builtin one, in this C++ namespace")
      ->type_name("NAME");
  app.add_option("-o,--output", options.output, "folder for the generated files")->type_name("DIR");
  app.add_flag(
      "--check", options.check,
      "write nothing; report every error and count the usable entries; with --output, also report generated files "
      "that are missing or out of date");
  app.add_flag(
      "--pytorch", options.pytorch,
      "the files are PyTorch's native_functions.yaml and derivatives.yaml, or excerpts: derive in-place ops, ops "
      "on lists and *_copy ops from other ops in the files, as PyTorch's generator does; name the library pytorch "
      "unless --library is given");
  app.add_flag("--keep-going", options.keep_going,
               "generate code for the usable ops and entries, and list those that are left out");
  app.add_flag(
         "--allow-plain-sizes", options.allow_plain_sizes,
         "in formulas, read x.sizes(), x.size(i) and x.strides() as x.sym_sizes(), x.sym_size(i) and x.sym_strides()")
      ->needs(derivatives);
  return tools::RunTool(argc, argv, app, [&options] { return codegen_spec::Generator(options).Run(); });
}
