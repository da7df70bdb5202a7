// tape_fuzz: runs random programs over variables on several engines and compares the results.
#include <chrono>
#include <fstream>
#include <iostream>
#include <iterator>

#include "CLI/CLI.hpp"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "backtape/tests/fuzz/support/isolate.h"
#include "backtape/tests/fuzz/support/seed_range.h"
#include "backtape/tests/fuzz/tape/engines.h"
#include "backtape/tests/fuzz/tape/expected.h"
#include "backtape/tests/fuzz/tape/generator.h"
#include "backtape/tests/fuzz/tape/open_defects.h"
#include "backtape/tests/fuzz/tape/print_cpp.h"
#include "backtape/tests/fuzz/tape/shrink.h"

namespace backtape::tape_fuzz {
namespace {

constexpr const char* kExamples = R"(
Examples:
  tape_fuzz --seeds=0..300                          runs for a few seconds
  tape_fuzz --seeds=0..1000000 --jobs=2 --failures=tape_failures
                                                    a long run; writes shrunk failures to files
  tape_fuzz --seeds=17..18 --print                  prints the program of a seed
  tape_fuzz --program=tape_failures/17.tape         runs programs from a file
  tape_fuzz --expected=tests/fuzz/tape/expected.txt compares the eager engine with what PyTorch logged
  tape_fuzz --seeds=0..300 --enable=all             also reports failures caused by open defects

Exit codes: 0 nothing found; 1 something found; 2 wrong usage.)";

struct FuzzOptions {
  std::string seeds = "0..300";
  std::vector<std::string> engines = {"interpreter", "native", "step-interpreter", "step-native", "differences"};
  std::vector<std::string> enabled;
  std::string program, expected, failures;
  int jobs = 1;
  int seconds = 30;
  int max_findings = 20;
  bool print = false, log = false, no_shrink = false, list_defects = false;
};

std::string ReadAll(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

// Failures are equal if the same engine fails in the same way.
std::string CategoryOf(absl::string_view failure) {
  return std::string(failure.substr(0, failure.find(failure.substr(0, 5) == "crash" ? '\n' : ':')));
}

class Fuzzer {
 public:
  explicit Fuzzer(FuzzOptions options) : options_(std::move(options)) {
    for (const std::string& name : options_.engines) engines_.push_back(*EngineFromName(name));
  }

  int Run() {
    for (const std::string& id : options_.enabled) {
      if (!OpenDefects().Enable(id)) {
        std::cerr << "tape_fuzz: error: --enable: unknown defect " << id << "; --list-defects lists the names\n";
        return 2;
      }
    }
    if (options_.list_defects) {
      for (const fuzz::OpenDefect& defect : OpenDefects().defects())
        std::cout << defect.id << "  " << defect.what << '\n';
      return 0;
    }
    if (!options_.expected.empty()) return CheckExpected();
    return !options_.program.empty() ? RunFile() : RunSeeds();
  }

 private:
  void Print(const Program& program) {
    std::cout << ToText(program);
    if (!options_.log) return;
    for (const Event& event : RunProgram(program, Engine::kEager)) std::cout << ToText(event) << '\n';
  }

  std::string Failure(const Program& program) {
    return fuzz::CheckIsolated({.seconds_per_seed = options_.seconds},
                               [&]() -> std::string { return FailureOf(program, engines_); });
  }

  void Report(const Program& program, const std::string& failure) {
    ++num_findings_;
    std::cout << "seed " << program.seed << ": " << failure << '\n';
    if (options_.no_shrink) return;
    const std::string category = CategoryOf(failure);
    const Program small =
        Shrink(program, [&](const Program& smaller) { return CategoryOf(Failure(smaller)) == category; });
    const std::string text =
        absl::StrCat(ToText(small), "# ", absl::StrReplaceAll(Failure(small), {{"\n", "\n# "}}), "\n");
    std::cout << text << PrintCpp(small) << std::endl;
    if (options_.failures.empty()) return;
    std::ofstream(absl::StrCat(options_.failures, "/", program.seed, ".tape")) << text;
  }

  int RunFile() {
    const auto programs = ParsePrograms(ReadAll(options_.program));
    if (!programs.ok()) {
      std::cerr << options_.program << ": " << programs.status().message() << '\n';
      return 1;
    }
    for (const Program& program : *programs) {
      if (options_.print) {
        Print(program);
        continue;
      }
      if (const std::string failure = Failure(program); !failure.empty()) Report(program, failure);
    }
    return num_findings_ == 0 ? 0 : 1;
  }

  int CheckExpected() {
    const std::string text = ReadAll(options_.expected);
    if (!absl::StrContains(text, "program ")) {
      std::cerr << "tape_fuzz: error: " << options_.expected << ": no programs found\n";
      return 2;
    }
    int num_failures = 0;
    for (const std::string& failure : ExpectedFailures(text, &num_failures)) {
      std::cout << failure << '\n';
    }
    std::cout << num_failures << (num_failures == 1 ? " program differs" : " programs differ") << " from PyTorch\n";
    return num_failures == 0 ? 0 : 1;
  }

  int RunSeeds() {
    const absl::StatusOr<fuzz::SeedRange> seeds = fuzz::ParseSeedRange(options_.seeds);
    if (!seeds.ok()) {
      std::cerr << "tape_fuzz: error: " << seeds.status().message() << '\n';
      return 2;
    }
    const auto [begin, end] = *seeds;
    if (options_.print) {
      for (uint64_t seed = begin; seed < end; ++seed) Print(GenerateProgram(seed));
      return 0;
    }
    const auto start = std::chrono::steady_clock::now();
    std::vector<fuzz::Finding> findings;
    fuzz::CheckSeeds(
        begin, end, {.jobs = options_.jobs, .seconds_per_seed = options_.seconds},
        [&](uint64_t seed) { return FailureOf(GenerateProgram(seed), engines_); },
        [&](const fuzz::Finding& finding) {
          findings.push_back(finding);
          // Prints the finding immediately, in case the run is interrupted.
          if (findings.size() <= static_cast<size_t>(options_.max_findings)) {
            Report(GenerateProgram(finding.seed), finding.text);
          }
        });
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    std::cout << end - begin << (end - begin == 1 ? " program, " : " programs, ") << findings.size()
              << (findings.size() == 1 ? " finding, " : " findings, ") << seconds << " s\n";
    return findings.empty() ? 0 : 1;
  }

  const FuzzOptions options_;
  std::vector<Engine> engines_;
  int num_findings_ = 0;
};

int Main(int argc, char** argv) {
  CLI::App app("Runs random programs over variables on several engines and compares the results.");
  FuzzOptions options;
  app.footer(kExamples);
  app.add_option("--seeds", options.seeds, "A..B: the seeds from A to B - 1")->capture_default_str();
  app.add_option(
         "--engine", options.engines,
         "what to compare the eager engine with: interpreter, native, step-interpreter, step-native, aot-interpreter, "
         "aot-native (aot: functions that are compiled with their backward ahead of time), or differences (central "
         "differences)")
      ->delimiter(',')
      ->check(
          CLI::Validator([](std::string& name) { return EngineFromName(name) ? "" : "unknown engine " + name; }, ""))
      ->capture_default_str();
  app.add_option(
         "--enable", options.enabled,
         "also report failures caused by these known defects: names from --list-defects, separated by commas, or all")
      ->delimiter(',');
  app.add_option("--program", options.program, "file of programs to run instead of seeds")->check(CLI::ExistingFile);
  app.add_option("--expected", options.expected,
                 "file of programs with PyTorch's logs, which are compared with the logs of the eager engine")
      ->check(CLI::ExistingFile);
  app.add_option("--failures", options.failures, "existing folder for shrunk failures")->check(CLI::ExistingDirectory);
  app.add_option("--jobs", options.jobs, "number of processes")->check(CLI::Range(1, 1024))->capture_default_str();
  app.add_option("--timeout", options.seconds, "CPU time limit for one program, in seconds")->capture_default_str();
  app.add_option("--max-findings", options.max_findings, "number of findings to report; the rest are only counted")
      ->capture_default_str();
  app.add_flag("--print", options.print, "print programs and do not compare");
  app.add_flag("--log", options.log, "with --print: also print the log of the eager engine");
  app.add_flag("--no-shrink", options.no_shrink, "report failures without shrinking them");
  app.add_flag("--list-defects", options.list_defects,
               "list the known defects that are not fixed; failures that they cause are reported only with --enable");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    const int code = app.exit(error);
    return code == 0 ? 0 : 2;
  }
  return Fuzzer(std::move(options)).Run();
}

}  // namespace
}  // namespace backtape::tape_fuzz

int main(int argc, char** argv) { return backtape::tape_fuzz::Main(argc, argv); }
