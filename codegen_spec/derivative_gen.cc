#include <algorithm>
#include <deque>
#include <exception>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/flags/commandlineflag.h"
#include "absl/flags/flag.h"
#include "absl/flags/reflection.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
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

ABSL_FLAG(std::vector<std::string>, ops, {}, "op files, in the order of their ids");
ABSL_FLAG(std::vector<std::string>, derivatives, {}, "derivative files, in the order of their nodes' numbers");
ABSL_FLAG(std::vector<std::string>, functions, {}, "files that declare helper functions of formulas");
ABSL_FLAG(std::string, library, "", "C++ namespace of a library that extends the builtin one");
ABSL_FLAG(std::string, out, "", "directory to generate into");
ABSL_FLAG(bool, check, false, "write nothing; report every problem, and generated files that have drifted");
ABSL_FLAG(bool, allow_plain_sizes, false, "formulas may say x.sizes() for x.sym_sizes()");

namespace backtape::codegen_spec {
namespace {

enum ExitCode { kDone = 0, kInputFailed = 1, kWrongUsage = 2, kOurBug = 3 };

constexpr char kHelp[] = R"(derivative-gen: turns op specs and derivative specs into C++ sources.

  derivative-gen [--derivatives=D.yaml] --ops=A.yaml,B.yaml [--library=NAME] --out=DIR [--check]

  --ops=A.yaml,B.yaml  op files, in the order of their ids; may be repeated; '-' is standard input
  --derivatives=D.yaml derivative files, likewise; formulas may call the ops of --ops and the functions of --functions
  --functions=F.yaml   files that declare the helper functions of formulas
  --library=NAME       the files are those of a library that extends the builtin one: ids go on from the builtin ops, which
                       formulas may call; NAME is its C++ namespace. backtape_add_derivatives() of CMake calls it so
  --out=DIR            writes DIR/generated/backtape/... and DIR/op_status.md, with --library DIR/NAME/...; only files that
                       change
  --check              writes nothing; reports every problem at file:line:column and what entries can be used, and with
                       --out also generated files that are missing or have drifted
  --allow_plain_sizes  formulas may say x.sizes(), x.size(i) and x.strides() for the sym_ forms, as older files do

Examples:
  derivative-gen --derivatives=my.yaml --ops=my_ops.yaml --library=my_ops --out=build/derivatives
  derivative-gen --ops=codegen_spec/ops/pointwise_arithmetic.yaml,codegen_spec/ops/matmul.yaml --out=build/release
  derivative-gen --derivatives=derivatives.yaml --ops=native_functions.yaml --check

Exit codes: 0 done; 1 the input or a check failed; 2 wrong usage; 3 a bug of derivative-gen.
)";

int WrongUsage(const std::string& message) {
  std::cerr << "derivative-gen: " << message << "\nderivative-gen --help shows how to call it.\n";
  return kWrongUsage;
}

bool IsIdentifier(absl::string_view text) {
  return !text.empty() && !absl::ascii_isdigit(text[0]) &&
         std::all_of(text.begin(), text.end(), [](char c) { return absl::ascii_isalnum(c) || c == '_'; });
}

// Sets the flags that the arguments name; an exit code when that is all there is to do. absl::ParseCommandLine would
// exit with codes of its own, and keeps only the last use of a list flag.
std::optional<int> ParseFlags(int argc, char** argv) {
  std::map<std::string, std::vector<std::string>> files;
  for (int i = 1; i < argc; ++i) {
    absl::string_view name = argv[i];
    if (!absl::ConsumePrefix(&name, "-")) return WrongUsage(absl::StrCat("unexpected argument ", argv[i]));
    absl::ConsumePrefix(&name, "-");
    if (name == "help" || name == "h") {
      std::cout << kHelp;
      return kDone;
    }
    if (name == "version") {
      std::cout << BACKTAPE_VERSION << '\n';
      return kDone;
    }
    const size_t equals = name.find('=');
    std::optional<std::string> value;
    if (equals != absl::string_view::npos) value = std::string(name.substr(equals + 1));
    name = name.substr(0, equals);
    absl::CommandLineFlag* const flag = absl::FindCommandLineFlag(name);
    if (flag == nullptr) return WrongUsage(absl::StrCat("unknown flag ", argv[i]));
    if (!value.has_value() && flag->IsOfType<bool>()) value = "true";
    if (!value.has_value() && i + 1 < argc) value = argv[++i];
    if (!value.has_value()) return WrongUsage(absl::StrCat("--", name, " needs a value"));
    if (flag->IsOfType<std::vector<std::string>>()) {
      for (const absl::string_view path : absl::StrSplit(*value, ',', absl::SkipEmpty())) {
        files[std::string(name)].emplace_back(path);
      }
      continue;
    }
    if (std::string error; !flag->ParseFrom(*value, &error)) return WrongUsage(absl::StrCat("--", name, ": ", error));
  }
  absl::SetFlag(&FLAGS_ops, files["ops"]);
  absl::SetFlag(&FLAGS_derivatives, files["derivatives"]);
  absl::SetFlag(&FLAGS_functions, files["functions"]);
  if (files["ops"].empty()) return WrongUsage("--ops is needed");
  return std::nullopt;
}

// All spec files, as read.
class Inputs {
 public:
  // Appends what `read` makes of each file; tells of files that can't be read.
  template <typename Row>
  std::vector<Row> ReadAll(const std::vector<std::string>& paths,
                           std::vector<Row> (*read)(const SourceFile&, Diagnostics&)) {
    std::vector<Row> rows;
    for (const std::string& path : paths) {
      absl::StatusOr<std::string> text = ReadFile(path == "-" ? "/dev/stdin" : path);
      if (!text.ok()) {
        std::cerr << text.status().message() << "\n";
        is_unreadable = true;
        continue;
      }
      Add({path == "-" ? "stdin" : path, *std::move(text)}, read, rows);
    }
    return rows;
  }

  // The same of the embedded files whose path begins with `folder`.
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

// The builtin library, from the specs in this program.
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

int Run(int argc, char** argv) {
  if (const auto exit_code = ParseFlags(argc, argv)) return *exit_code;
  const std::string out = absl::GetFlag(FLAGS_out);
  const bool check = absl::GetFlag(FLAGS_check);
  const std::string library = absl::GetFlag(FLAGS_library);
  if (out.empty() && !check) return WrongUsage("--out or --check is needed");
  if (!library.empty() && (!IsIdentifier(library) || library == "backtape")) {
    return WrongUsage("--library takes the name of a C++ namespace, and not backtape");
  }

  Inputs inputs;
  const std::unique_ptr<BuiltinSpecs> builtin = library.empty() ? nullptr : ReadBuiltin(inputs);
  const std::vector<OpRow> op_rows = inputs.ReadAll(absl::GetFlag(FLAGS_ops), &ReadOpFile);
  std::vector<HelperFunctionRow> helpers = inputs.ReadAll(absl::GetFlag(FLAGS_functions), &ReadHelperFunctionFile);
  const std::vector<DerivativeRow> derivative_rows =
      inputs.ReadAll(absl::GetFlag(FLAGS_derivatives), &ReadDerivativeFile);

  Diagnostics unsupported;
  OpSetOptions op_options;
  op_options.unsupported = &unsupported;
  DerivativeOptions options;
  options.allow_plain_sizes = absl::GetFlag(FLAGS_allow_plain_sizes);
  if (builtin != nullptr) {
    op_options.library = library;
    op_options.base = &builtin->ops;
    options.base = &builtin->derivatives;
    for (HelperFunctionRow& helper : helpers) helper.library = library;
    helpers.insert(helpers.end(), builtin->helpers.begin(), builtin->helpers.end());
  }
  const OpSet ops = BuildOpSet(op_rows, inputs.diagnostics, op_options);
  std::vector<const OpSet*> op_sets = {&ops};
  if (builtin != nullptr) op_sets.push_back(&builtin->ops);
  const Callables callables(op_sets, helpers);
  const DerivativeSet derivatives = BuildDerivativeSet(derivative_rows, ops, callables, options, inputs.diagnostics);

  // Sources can't be made of such ops; a check only counts them.
  if (!check || derivative_rows.empty()) inputs.diagnostics.Append(unsupported);
  if (!inputs.diagnostics.empty()) {
    std::cerr << inputs.diagnostics.ToString() << inputs.diagnostics.size()
              << (inputs.diagnostics.size() == 1 ? " problem\n" : " problems\n");
  }
  const bool is_usable = inputs.diagnostics.empty() && unsupported.empty() && !inputs.is_unreadable;
  std::vector<OutputFile> outputs;
  if (is_usable && !out.empty()) {
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
  if (check) {
    const std::vector<std::string> drift = out.empty() ? std::vector<std::string>{} : FindDrift(outputs, out);
    for (const std::string& line : drift) std::cerr << line << "\n";
    if (is_usable || !derivative_rows.empty()) std::cout << Summary(ops, op_rows.size(), unsupported, derivatives);
    return drift.empty() && inputs.diagnostics.empty() && !inputs.is_unreadable ? kDone : kInputFailed;
  }
  if (!is_usable) return kInputFailed;
  if (const absl::Status status = WriteFiles(outputs, out); !status.ok()) {
    std::cerr << status.message() << "\n";
    return kInputFailed;
  }
  return kDone;
}

}  // namespace
}  // namespace backtape::codegen_spec

int main(int argc, char** argv) {
  try {
    return backtape::codegen_spec::Run(argc, argv);
  } catch (const std::exception& e) {
    std::cerr << "derivative-gen: a bug: " << e.what() << "\n";
    return backtape::codegen_spec::kOurBug;
  }
}
