#include <deque>
#include <exception>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include "absl/flags/commandlineflag.h"
#include "absl/flags/flag.h"
#include "absl/flags/reflection.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "backtape/codegen_spec/diagnostics.h"
#include "backtape/codegen_spec/emit.h"
#include "backtape/codegen_spec/op_file.h"
#include "backtape/codegen_spec/op_set.h"
#include "backtape/codegen_spec/output_files.h"

ABSL_FLAG(std::vector<std::string>, ops, {}, "op files, in the order of their ids");
ABSL_FLAG(std::string, out, "", "directory to generate into");
ABSL_FLAG(bool, check, false, "write nothing; report every problem, and generated files that have drifted");

namespace backtape::codegen_spec {
namespace {

enum ExitCode { kDone = 0, kInputFailed = 1, kWrongUsage = 2, kOurBug = 3 };

constexpr char kHelp[] = R"(derivative-gen: turns op specs into C++ sources.

  derivative-gen --ops=A.yaml,B.yaml --out=DIR [--check]

  --ops=A.yaml,B.yaml  op files, in the order of their ids; may be repeated; '-' is standard input
  --out=DIR            writes DIR/generated/backtape/... and DIR/op_status.md, only files that change
  --check              writes nothing; reports every problem at file:line:column, and with --out also generated files
                       that are missing or have drifted

Examples:
  derivative-gen --ops=codegen_spec/ops/pointwise_arithmetic.yaml,codegen_spec/ops/matmul.yaml --out=build/release
  derivative-gen --ops=my_ops.yaml --check

Exit codes: 0 done; 1 the input or a check failed; 2 wrong usage; 3 a bug of derivative-gen.
)";

int WrongUsage(const std::string& message) {
  std::cerr << "derivative-gen: " << message << "\nderivative-gen --help shows how to call it.\n";
  return kWrongUsage;
}

// Sets the flags that the arguments name; an exit code when that is all there is to do. absl::ParseCommandLine would
// exit with codes of its own, and keeps only the last use of a list flag.
std::optional<int> ParseFlags(int argc, char** argv) {
  std::vector<std::string> op_files;
  for (int i = 1; i < argc; ++i) {
    absl::string_view name = argv[i];
    if (!absl::ConsumePrefix(&name, "-")) return WrongUsage(absl::StrCat("unexpected argument ", argv[i]));
    absl::ConsumePrefix(&name, "-");
    if (name == "help" || name == "h") {
      std::cout << kHelp;
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
    if (name == "ops") {
      op_files.push_back(*value);
      continue;
    }
    if (std::string error; !flag->ParseFrom(*value, &error)) return WrongUsage(absl::StrCat("--", name, ": ", error));
  }
  if (op_files.empty()) return WrongUsage("--ops is needed");
  absl::SetFlag(&FLAGS_ops, absl::StrSplit(absl::StrJoin(op_files, ","), ',', absl::SkipEmpty()));
  return std::nullopt;
}

int Run(int argc, char** argv) {
  if (const auto exit_code = ParseFlags(argc, argv)) return *exit_code;
  const std::string out = absl::GetFlag(FLAGS_out);
  const bool check = absl::GetFlag(FLAGS_check);
  if (out.empty() && !check) return WrongUsage("--out or --check is needed");

  Diagnostics diagnostics;
  std::deque<SourceFile> files;  // locations point into it
  std::vector<OpRow> rows;
  bool unreadable = false;
  for (const std::string& path : absl::GetFlag(FLAGS_ops)) {
    absl::StatusOr<std::string> text = ReadFile(path == "-" ? "/dev/stdin" : path);
    if (!text.ok()) {
      std::cerr << text.status().message() << "\n";
      unreadable = true;
      continue;
    }
    files.push_back({path == "-" ? "stdin" : path, *std::move(text)});
    for (OpRow& row : ReadOpFile(files.back(), diagnostics)) rows.push_back(std::move(row));
  }
  const OpSet set = BuildOpSet(rows, diagnostics);
  if (!diagnostics.empty()) std::cerr << diagnostics.ToString() << diagnostics.size() << " problems\n";
  if (!diagnostics.empty() || unreadable) return kInputFailed;

  const std::vector<OutputFile> outputs = EmitAll(set);
  if (check) {
    const std::vector<std::string> drift = out.empty() ? std::vector<std::string>{} : FindDrift(outputs, out);
    for (const std::string& line : drift) std::cerr << line << "\n";
    std::cout << set.ops.size() << " ops from " << rows.size() << " rows\n";
    return drift.empty() ? kDone : kInputFailed;
  }
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
