#include "backtape/tools/command_line.h"

#include <malloc.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <iostream>
#include <memory>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "backtape/files/temporary_names.h"
#include "backtape/tools/parse_arguments.h"

namespace backtape::tools {
namespace {

constexpr absl::string_view kReportedUrl = "backtape/already-reported";

constexpr absl::string_view kUsageUrl = "backtape/wrong-usage";

// Prints options without the validators and exclusions that CLI11 adds to their names, and wraps descriptions.
class HelpFormatter : public CLI::Formatter {
 public:
  HelpFormatter() { column_width(kNameWidth); }

  std::string make_option_name(const CLI::Option* option, bool is_positional) const override {
    std::string name = CLI::Formatter::make_option_name(option, is_positional);
    for (size_t open = name.find('{'); open != std::string::npos; open = name.find('{')) {
      name.erase(open, name.find('}', open) - open + 1);
    }
    return name;
  }

  std::string make_option_opts(const CLI::Option* option) const override {
    if (option->get_type_size() == 0 || option->get_positional()) return option->get_required() ? " (required)" : "";
    const std::string type = option->get_type_name();
    return absl::StrCat(" ", type.substr(0, type.find(':')), option->get_required() ? " (required)" : "");
  }

  std::string make_option_desc(const CLI::Option* option) const override {
    std::string text;
    size_t width = 0;
    for (const absl::string_view word : absl::StrSplit(option->get_description(), ' ')) {
      const bool fits = width + 1 + word.size() <= kLineWidth - kNameWidth;
      if (!text.empty()) absl::StrAppend(&text, fits ? " " : "\n");
      width = fits && !text.empty() ? width + 1 + word.size() : word.size();
      absl::StrAppend(&text, word);
    }
    return text;
  }

 private:
  static constexpr size_t kNameWidth = 34;
  static constexpr size_t kLineWidth = 120;
};

// Removes temporary files, then ends the program as the signal does by default.
extern "C" void EndBySignal(int signal) {
  RemoveTemporaryFiles();
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

// Handles abort(): a failed check, an uncaught exception or a corrupt heap. Its caller has printed the reason.
extern "C" void EndByAbort(int) {
  RemoveTemporaryFiles();
  _exit(kBug);
}

void HandleSignals() {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU}) {
    struct sigaction old;
    // A signal that the parent process ignores stays ignored (nohup).
    if (sigaction(signal, nullptr, &old) == 0 && old.sa_handler != SIG_IGN) std::signal(signal, EndBySignal);
  }
  std::signal(SIGABRT, EndByAbort);
  std::signal(SIGXFSZ, SIG_IGN);  // writing a file that grows too large then returns an error
}

// Flushes standard output. If that fails, prints an error and returns false.
bool WriteOut(const CLI::App& app) {
  const bool is_written = std::cout.flush().good() && std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
  if (!is_written) std::cerr << app.get_name() << ": error: cannot write standard output\n";
  return is_written;
}

int ExitCodeOf(const absl::Status& status) { return status.code() == absl::StatusCode::kInternal ? kBug : kFailed; }

// Keeps freed memory for the next allocation. By default, malloc returns the memory of a large tensor to the system as
// soon as it is freed, and each op of the interpreter then spends most of its time on page faults.
void KeepFreedMemory() {
  constexpr int kLargestHeapBlock = 32 << 20;  // malloc's upper limit
  constexpr int kKeptBytes = 512 << 20;
  mallopt(M_MMAP_THRESHOLD, kLargestHeapBlock);
  mallopt(M_TRIM_THRESHOLD, kKeptBytes);
}

}  // namespace

absl::Status AlreadyReported(ExitCode code) {
  absl::Status status = absl::InvalidArgumentError("reported above");
  status.SetPayload(kReportedUrl, absl::Cord(absl::StrCat(code)));
  return status;
}

absl::Status WrongUsage(absl::string_view message) {
  absl::Status status = absl::InvalidArgumentError(message);
  status.SetPayload(kUsageUrl, absl::Cord());
  return status;
}

absl::Status CheckNoRepetition(absl::string_view option, const std::vector<std::string>& values) {
  for (auto value = values.begin(); value != values.end(); ++value) {
    if (std::find(values.begin(), value, *value) != value) {
      return WrongUsage(absl::StrCat(option, ": ", *value, " is given twice"));
    }
  }
  return absl::OkStatus();
}

CLI::Validator NotNegative() {
  const auto check = [](const std::string& text) -> std::string {
    double number = 0;
    if (absl::SimpleAtod(text, &number) && std::isfinite(number) && number >= 0) return "";
    return absl::StrCat("expected a finite number >= 0, found ", text);
  };
  return CLI::Validator(check, "");
}

bool HasOnlyDigits(absl::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), absl::ascii_isdigit);
}

CLI::Validator NotNegativeInteger() {
  const auto check = [](const std::string& text) -> std::string {
    uint64_t number = 0;
    const bool is_negative = !text.empty() && text[0] == '-';
    if (!is_negative && absl::SimpleAtoi(text, &number)) return "";
    if (HasOnlyDigits(text)) return absl::StrCat(text, " does not fit in 64 bits");
    return absl::StrCat("expected an integer >= 0, found ", text);
  };
  return CLI::Validator(check, "");
}

CLI::Validator NamedFile() {
  const auto check = [](const std::string& path) -> std::string {
    return path == "-" ? "expected the name of a file, found - (a standard stream)" : "";
  };
  return CLI::Validator(check, "");
}

int RunTool(int argc, char** argv, CLI::App& app, const std::function<absl::Status()>& run) {
  std::ios::sync_with_stdio(false);
  KeepFreedMemory();
  HandleSignals();
  app.set_help_flag("-h,--help", "print this help and exit");
  app.set_version_flag("--version", BACKTAPE_VERSION, "print the version and exit");
  app.formatter(std::make_shared<HelpFormatter>());
  app.footer(app.get_footer() +
             "\n\nExit codes: 0 success; 1 the input is wrong or a check failed; 2 wrong usage; 3 a bug in Backtape.");
  if (const std::optional<int> code = ParseArguments(argc, argv, app)) {
    return *code != kDone || WriteOut(app) ? *code : kFailed;
  }
  try {
    const absl::Status status = run();
    if (status.ok()) return WriteOut(app) ? kDone : kFailed;
    std::cout.flush();
    if (status.GetPayload(kUsageUrl)) return ReportWrongUsage(app, status.message());
    if (const auto reported = status.GetPayload(kReportedUrl)) {
      return std::stoi(std::string(*reported));
    }
    std::cerr << app.get_name() << ": error: " << status.message() << '\n';
    const int code = ExitCodeOf(status);
    if (code == kBug) std::cerr << kReportBug;
    return code;
  } catch (const std::bad_alloc& error) {
    std::cerr << app.get_name() << ": error: out of memory: " << error.what() << '\n';
    return kFailed;
  } catch (const std::length_error& error) {  // a container with more elements than can be addressed
    std::cerr << app.get_name() << ": error: out of memory: " << error.what() << '\n';
    return kFailed;
  } catch (const std::exception& error) {
    std::cerr << app.get_name() << ": error: internal error: " << error.what() << '\n' << kReportBug;
    return kBug;
  }
}

}  // namespace backtape::tools
