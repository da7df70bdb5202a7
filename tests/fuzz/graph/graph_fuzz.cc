// graph_fuzz: runs random graphs and their gradients on both engines, before and after passes, and compares the
// results.
#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <set>

#include "CLI/CLI.hpp"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "backtape/passes/bisect/reduce_graph.h"
#include "backtape/tests/fuzz/graph/case_text.h"
#include "backtape/tests/fuzz/graph/check_case.h"
#include "backtape/tests/fuzz/graph/open_defects.h"
#include "backtape/tests/fuzz/graph/random_case.h"
#include "backtape/tests/fuzz/support/isolate.h"
#include "backtape/tests/fuzz/support/seed_range.h"

namespace backtape::graph_fuzz {
namespace {

constexpr const char* kExamples = R"(
Examples:
  graph_fuzz --seeds=0..400                         runs for a few seconds
  graph_fuzz --seeds=0..1000000 --jobs=2 --failures=graph_failures
                                                    a long run; writes reduced failures as run cases
  graph_fuzz --seeds=17..18 --print                 prints the graph of a seed with its inputs
  graph_fuzz --cases=graph_failures/graph_17.fx     checks the case in a file, without the corpus

Exit codes: 0 nothing found; 1 something found; 2 wrong usage.)";

struct FuzzOptions {
  std::string seeds = "0..400", corpus = BACKTAPE_SOURCE_DIR "/tests/conformance", cases, failures;
  std::vector<std::string> enabled;
  int jobs = 1, seconds = 20, max_findings = 20;
  bool print = false, print_results = false, coverage = false, no_reduce = false, list_defects = false;
};

// The check that failed, and in which way. Reducing a graph keeps both.
std::string Summary(absl::string_view failure) {
  const absl::string_view check = failure.substr(0, failure.find(':'));
  for (const char* kind : {"cannot be compiled", "; other run: no error", "interpreter: no error", "ulps"}) {
    if (absl::StrContains(failure, kind)) return absl::StrCat(check, ": ", kind);
  }
  return std::string(check);
}

class GraphFuzzer {
 public:
  explicit GraphFuzzer(FuzzOptions options) : options_(std::move(options)) {
    if (options_.cases.empty()) files_ = CorpusFiles(options_.corpus);
  }

  int Run() {
    for (const std::string& id : options_.enabled) {
      if (!OpenDefects().Enable(id)) {
        std::cerr << "graph_fuzz: error: --enable: unknown defect " << id << "; --list-defects lists the names\n";
        return 2;
      }
    }
    if (options_.list_defects) {
      for (const fuzz::OpenDefect& defect : OpenDefects().defects())
        std::cout << defect.id << "  " << defect.what << '\n';
      return 0;
    }
    if (!options_.cases.empty()) return RunFiles();
    const absl::StatusOr<fuzz::SeedRange> seeds = fuzz::ParseSeedRange(options_.seeds);
    if (!seeds.ok()) {
      std::cerr << "graph_fuzz: error: " << seeds.status().message() << '\n';
      return 2;
    }
    const auto [begin, end] = *seeds;
    if (options_.coverage) {
      PrintCoverage(begin, end);
      return 0;
    }
    if (options_.print_results) {
      for (uint64_t seed = begin; seed < end; ++seed) {
        const absl::StatusOr<RandomCase> random_case = MakeCase(seed, files_);
        if (!random_case.ok()) continue;
        // A run may crash.
        fuzz::CheckIsolated({.seconds_per_seed = options_.seconds}, [&] {
          std::cout << "=== seed " << seed << ", " << random_case->description << '\n'
                    << ResultText(random_case->bound) << std::flush;
          return std::string();
        });
      }
      return 0;
    }
    if (options_.print) {
      for (uint64_t seed = begin; seed < end; ++seed) {
        const absl::StatusOr<RandomCase> random_case = MakeCase(seed, files_);
        std::cout << (random_case.ok() ? RunCaseText(*random_case, "") : random_case.status().ToString()) << '\n';
      }
      return 0;
    }
    const auto start = std::chrono::steady_clock::now();
    int num_findings = 0;
    fuzz::CheckSeeds(
        begin, end, {.jobs = options_.jobs, .seconds_per_seed = options_.seconds},
        [&](uint64_t seed) -> std::string {
          const absl::StatusOr<RandomCase> random_case = MakeCase(seed, files_);
          if (!random_case.ok()) return absl::StrCat("generator: ", random_case.status().message());
          return FailureOf(random_case->bound, random_case->is_single_call);
        },
        [&](const fuzz::Finding& finding) {
          if (++num_findings <= options_.max_findings) Report(finding);
        });
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    std::cout << end - begin << (end - begin == 1 ? " graph, " : " graphs, ") << num_findings
              << (num_findings == 1 ? " finding, " : " findings, ") << seconds << " s\n";
    return num_findings == 0 ? 0 : 1;
  }

 private:
  // Checks the cases of a file or a folder.
  int RunFiles() {
    namespace fs = std::filesystem;
    std::vector<std::string> paths;
    if (fs::is_directory(options_.cases)) {
      for (const auto& entry : fs::directory_iterator(options_.cases)) {
        if (entry.path().extension() == ".fx") paths.push_back(entry.path().string());
      }
      std::sort(paths.begin(), paths.end());
    } else {
      paths.push_back(options_.cases);
    }
    int num_findings = 0;
    for (const std::string& path : paths) {
      const absl::StatusOr<RandomCase> read = ReadCaseFile(path);
      if (!read.ok()) {
        std::cerr << "graph_fuzz: error: " << read.status().message() << '\n';
        return 2;
      }
      // The seed decides which engines some checks use and which calls are detached.
      constexpr uint64_t kSeeds = 4;
      RandomCase varied{read->bound.Clone(), read->description, read->is_single_call};
      for (uint64_t i = 0; i < kSeeds; ++i) {
        varied.bound.seed = read->bound.seed + i;
        const std::string failure = Failure(varied);
        if (failure.empty()) continue;
        ++num_findings;
        Report(varied, failure);
        break;
      }
    }
    std::cout << paths.size() << " cases, " << num_findings << " findings\n";
    return num_findings == 0 ? 0 : 1;
  }

  // Prints a line for each op: the number of graphs that call it, and how many of them run, have a symbolic form, and
  // have gradients.
  void PrintCoverage(uint64_t begin, uint64_t end) {
    std::map<std::string, std::array<int, 4>> counts;
    for (uint64_t seed = begin; seed < end; ++seed) {
      const absl::StatusOr<RandomCase> random_case = MakeCase(seed, files_);
      if (!random_case.ok()) continue;
      const Reach reach = ReachOf(random_case->bound);
      std::set<std::string> ops;
      for (const Node* node : random_case->bound.graph->nodes()) {
        if (node->op() != nullptr) ops.insert(node->op()->QualifiedName());
      }
      for (const std::string& op : ops) {
        std::array<int, 4>& count = counts[op];
        ++count[0];
        count[1] += reach.runs ? 1 : 0;
        count[2] += reach.runs && reach.is_symbolic ? 1 : 0;
        count[3] += reach.runs && reach.has_gradient ? 1 : 0;
      }
    }
    for (const auto& [op, count] : counts) {
      std::cout << op << ' ' << count[0] << ' ' << count[1] << ' ' << count[2] << ' ' << count[3] << '\n';
    }
  }

  std::string Failure(const RandomCase& random_case) {
    return fuzz::CheckIsolated({.seconds_per_seed = options_.seconds},
                               [&] { return FailureOf(random_case.bound, random_case.is_single_call); });
  }

  void Report(const fuzz::Finding& finding) {
    const absl::StatusOr<RandomCase> random_case = MakeCase(finding.seed, files_);
    if (random_case.ok()) return Report(*random_case, finding.text);
    std::cout << "seed " << finding.seed << ": " << random_case.status() << std::endl;
  }

  void Report(const RandomCase& random_case, const std::string& failure) {
    const uint64_t seed = random_case.bound.seed;
    std::cout << "seed " << seed << " (" << random_case.description << "): " << failure << std::endl;
    if (options_.no_reduce) return;
    const std::string summary = Summary(failure);
    RandomCase smallest{{}, random_case.description, random_case.is_single_call};
    auto reduced = ReduceGraph(random_case.bound,
                               [&](const BoundGraph& smaller) {
                                 smallest.bound = smaller.Clone();
                                 return Summary(Failure(smallest)) == summary;
                               },
                               {.max_checks = 200, .progress = {}});
    smallest.bound = reduced.ok() ? std::move(reduced->smallest) : random_case.bound.Clone();
    const std::string text = RunCaseText(smallest, failure);
    if (text.size() < 4000) std::cout << text << std::endl;
    if (!options_.failures.empty()) {
      std::ofstream(absl::StrCat(options_.failures, "/graph_", seed, ".fx")) << text;
    }
  }

  const FuzzOptions options_;
  std::vector<std::string> files_;
};

int RunMain(int argc, char** argv) {
  CLI::App app(
      "Runs random graphs and their gradients on both engines, before and after passes, and compares the results.");
  FuzzOptions options;
  app.footer(kExamples);
  app.add_option("--seeds", options.seeds, "A..B: the seeds from A to B - 1")->capture_default_str();
  app.add_option("--corpus", options.corpus, "path of the folder tests/conformance")
      ->check(CLI::ExistingDirectory)
      ->capture_default_str();
  app.add_option("--cases", options.cases,
                 "case, or folder of cases, to check instead of seeds; --failures writes such cases")
      ->check(CLI::ExistingPath);
  app.add_option("--failures", options.failures, "existing folder for reduced failures")->check(CLI::ExistingDirectory);
  app.add_option(
         "--enable", options.enabled,
         "also report failures caused by these known defects: names from --list-defects, separated by commas, or all")
      ->delimiter(',');
  app.add_option("--jobs", options.jobs, "number of processes")->check(CLI::Range(1, 1024))->capture_default_str();
  app.add_option("--timeout", options.seconds, "CPU time limit for one graph, in seconds")->capture_default_str();
  app.add_option("--max-findings", options.max_findings, "number of findings to report; the rest are only counted")
      ->capture_default_str();
  app.add_flag("--print", options.print, "print graphs and do not run them");
  app.add_flag("--coverage", options.coverage, "print how often each op is called, and how often each check applies");
  app.add_flag("--print-results", options.print_results, "print graphs as code, with the interpreter's results");
  app.add_flag("--no-reduce", options.no_reduce, "report failures without reducing them");
  app.add_flag("--list-defects", options.list_defects,
               "list the known defects that are not fixed; failures that they cause are reported only with --enable");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  }
  try {
    return GraphFuzzer(std::move(options)).Run();
  } catch (const std::filesystem::filesystem_error& error) {
    std::cerr << "graph_fuzz: error: cannot list " << error.path1().string() << ": " << error.code().message() << '\n';
    return 2;
  }
}

}  // namespace
}  // namespace backtape::graph_fuzz

int main(int argc, char** argv) { return backtape::graph_fuzz::RunMain(argc, argv); }
