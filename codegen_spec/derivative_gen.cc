#include <deque>
#include <exception>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/flags/parse.h"
#include "absl/flags/reflection.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
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
  derivative-gen --ops=codegen_spec/ops/pointwise.yaml,codegen_spec/ops/matmul.yaml --out=build/release
  derivative-gen --ops=my_ops.yaml --check

Exit codes: 0 done; 1 the input or a check failed; 2 wrong usage; 3 a bug of derivative-gen.
)";

int WrongUsage(const std::string& message) {
  std::cerr << "derivative-gen: " << message << "\nderivative-gen --help shows how to call it.\n";
  return kWrongUsage;
}

// absl keeps only the last use of a list flag, and exits with its own codes on flags that it does not know; both are
// settled before it sees the arguments.
std::optional<int> CheckArguments(int argc, char** argv, std::vector<char*>& args, std::string& ops_flag) {
  std::vector<std::string> op_files;
  for (int i = 0; i < argc; ++i) {
    const absl::string_view arg = argv[i];
    if (i == 0 || !absl::StartsWith(arg, "-") || arg == "-") {
      args.push_back(argv[i]);
      continue;
    }
    absl::string_view name = arg.substr(absl::StartsWith(arg, "--") ? 2 : 1);
    if (name == "help" || name == "h") {
      std::cout << kHelp;
      return kDone;
    }
    const size_t equals = name.find('=');
    const std::string value(equals == absl::string_view::npos ? "" : name.substr(equals + 1));
    name = name.substr(0, equals);
    if (name == "ops" && (equals != absl::string_view::npos || i + 1 < argc)) {
      op_files.push_back(equals != absl::string_view::npos ? value : argv[++i]);
      continue;
    }
    if (absl::FindCommandLineFlag(name) == nullptr &&
        absl::FindCommandLineFlag(absl::StripPrefix(name, "no")) == nullptr) {
      return WrongUsage(absl::StrCat("unknown flag ", arg));
    }
    args.push_back(argv[i]);
  }
  if (op_files.empty()) return WrongUsage("--ops is needed");
  ops_flag = absl::StrCat("--ops=", absl::StrJoin(op_files, ","));
  args.push_back(ops_flag.data());
  return std::nullopt;
}

int Run(int argc, char** argv) {
  std::vector<char*> args;
  std::string ops_flag;
  if (const auto exit_code = CheckArguments(argc, argv, args, ops_flag)) return *exit_code;
  const std::vector<char*> rest = absl::ParseCommandLine(static_cast<int>(args.size()), args.data());
  if (rest.size() > 1) return WrongUsage(absl::StrCat("unexpected argument ", rest[1]));
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
