// Checks that both engines refuse calls that PyTorch refuses. Runs all cases in the files on the command line, which
// tests/conformance/make_refused.py and make_refused_writes.py wrote. Each case runs in a separate process.
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "backtape/interp/interpreter.h"
#include "backtape/jit/compiler.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tests/fuzz/support/isolate.h"
#include "backtape/tests/support/run_case.h"

namespace backtape::testing {
namespace {

absl::Status RunOn(const absl::StatusOr<std::unique_ptr<Executable>>& executable, const RunCase& run_case) {
  BACKTAPE_RETURN_IF_ERROR(executable.status());
  BACKTAPE_ASSIGN_OR_RETURN(IValueList inputs, InputsFor((*executable)->graph(), run_case));
  return (*executable)->Run(std::move(inputs)).status();
}

constexpr absl::string_view kMarker = "# refused: ";

// PyTorch's message.
absl::string_view MessageOf(absl::string_view text) {
  absl::ConsumePrefix(&text, kMarker);
  return text.substr(0, text.find('\n'));
}

// Returns "" if both engines refuse the call, with PyTorch's words if the case asks for them. Otherwise says which
// engine accepts it or fails with an internal error.
std::string RefusalFailure(const std::string& text, const std::string& path) {
  const absl::StatusOr<RunCase> run_case = ParseRunCase(text, path);
  if (!run_case.ok()) return std::string(run_case.status().message());
  const absl::StatusOr<GraphText> read = ReadGraph(text);
  // The reader refuses arguments of the wrong kind.
  if (!read.ok()) return "";
  for (const char* engine : {"interpreter", "native"}) {
    absl::Status status;
    if (engine[0] == 'i') {
      status = RunOn(CompileForInterpreter(*read->graph), *run_case);
    } else {
      for (Node* placeholder : read->graph->placeholders()) {
        placeholder->set_type(run_case->inputs.at(placeholder->name()).type());
      }
      absl::StatusOr<std::unique_ptr<NativeExecutable>> native = CompileNative(*read->graph);
      status = native.ok() ? RunOn(absl::StatusOr<std::unique_ptr<Executable>>(*std::move(native)), *run_case)
                           : native.status();
    }
    if (status.ok()) return absl::StrCat(engine, " accepts the call");
    if (absl::IsInternal(status) || absl::StrContains(status.message(), "std::")) {
      return absl::StrCat(engine, ": ", status.ToString());
    }
    if (absl::StrContains(text, "# wording: PyTorch's") && !absl::StrContains(status.message(), MessageOf(text))) {
      return absl::StrCat(engine, ": expected the words \"", MessageOf(text), "\", found ", status.ToString());
    }
  }
  return "";
}

int CheckFile(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  const std::string text(std::istreambuf_iterator<char>(file), {});
  int num_cases = 0, num_failed = 0;
  for (const absl::string_view part : absl::StrSplit(text, kMarker)) {
    if (part.empty()) continue;
    ++num_cases;
    const std::string one = absl::StrCat(kMarker, part);
    const std::string failure = fuzz::CheckIsolated({}, [&] { return RefusalFailure(one, path); });
    if (failure.empty()) continue;
    ++num_failed;
    std::cerr << path << ": " << failure << "\n" << one;
  }
  if (num_cases == 0) std::cerr << path << ": no case\n";
  return num_cases == 0 ? 1 : num_failed;
}

}  // namespace
}  // namespace backtape::testing

int main(int argc, char** argv) {
  int num_failed = argc < 2 ? 1 : 0;
  for (int i = 1; i < argc; ++i) num_failed += backtape::testing::CheckFile(argv[i]);
  return num_failed == 0 ? 0 : 1;
}
