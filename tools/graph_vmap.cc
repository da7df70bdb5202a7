// graph-vmap: turns the graph for one sample into the graph for a batch of samples.
#include <algorithm>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "backtape/passes/vectorize.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tensor/with_message.h"
#include "backtape/tools/command_line.h"
#include "backtape/tools/files.h"
#include "backtape/tools/transform_file.h"

namespace backtape::tools {
namespace {

constexpr const char* kExamples =
    R"(The result computes what the graph computes for each sample of a batch, as torch.func.vmap does. Each batched
placeholder and output has one more dim, whose size is the number of samples. Without --size, this size is a symbol, and
the result works for two or more samples. Calls that are the same for all samples are computed once.

Examples:
  graph-vmap model.code -o batch.code                       all inputs are batched; the batch is their first dim
  graph-vmap model.code --in-dims=none,0 --size=32          the first input is the same for all 32 samples
  graph-vmap model.code --in-dims=0,none --out-dims=-1      the batch is the last dim of each output
  graph-vmap model.code --randomness=different              dropout draws a different mask for each sample
  graph-grad loss.code --of=0 | graph-vmap - --in-dims=none,0,none    per-sample gradients
  graph-vmap model.fx --inputs=sample.npz                   takes types from arrays of one sample)";

absl::StatusOr<std::vector<BatchDim>> ParsedDims(const std::vector<std::string>& words, absl::string_view option) {
  std::vector<BatchDim> dims;
  for (const std::string& word : words) {
    int64_t dim = 0;
    if (word == "none") {
      dims.emplace_back();
    } else if (absl::SimpleAtoi(word, &dim)) {
      dims.emplace_back(dim);
    } else {
      return WrongUsage(absl::StrCat(option, ": expected a dim or none, found ", word));
    }
  }
  return dims;
}

// Replaces the names of VectorizeOptions in a message of Vectorize by the names of the command line.
std::string WithNamesOfOptions(absl::string_view message) {
  return absl::StrReplaceAll(message,
                             {{"in_dims: ", "--in-dims: "},
                              {"out_dims: ", "--out-dims: "},
                              {"set randomness to 'different' or 'same'", "set --randomness=different or =same"}});
}

class VectorizeFile {
 public:
  void AddTo(CLI::App& app) {
    file_.AddFilesTo(app);
    app.add_option("--in-dims", in_dims_,
                   "batch dim of each placeholder, or none; may be repeated; a single value applies to all tensors "
                   "(default: 0)")
        ->delimiter(',')
        ->type_name("DIMS");
    app.add_option("--out-dims", out_dims_,
                   "batch dim of each output; may be repeated; a single value applies to all outputs (default: 0)")
        ->delimiter(',')
        ->type_name("DIMS");
    auto* size = app.add_option("--size", size_, "number of samples (default: a symbol)");
    size->type_name("N")->check(NotNegativeInteger());
    app.add_option("--randomness", randomness_,
                   "error (default): reject random ops; different: each sample draws its own numbers; same: all "
                   "samples share the same numbers")
        ->check(CLI::IsMember({"error", "different", "same"}))
        ->type_name("MODE");
    app.add_flag("--loop", loop_, "compute ops without a batching rule one sample at a time; requires --size")
        ->needs(size);
    file_.AddFormatTo(app);
  }

  absl::Status Run() const {
    VectorizeOptions options;
    BACKTAPE_ASSIGN_OR_RETURN(options.in_dims, ParsedDims(in_dims_, "--in-dims"));
    BACKTAPE_ASSIGN_OR_RETURN(options.out_dims, ParsedDims(out_dims_, "--out-dims"));
    if (size_ >= 0) options.size = SymInt(size_);
    if (randomness_ == "different") options.randomness = Randomness::kDifferent;
    if (randomness_ == "same") options.randomness = Randomness::kSame;
    options.loop_without_rule = loop_;
    return file_.Run([&](const Graph& graph, const SymbolValues*, bool) -> absl::StatusOr<std::unique_ptr<Graph>> {
      absl::StatusOr<std::unique_ptr<Graph>> vectorised = Vectorize(graph, options);
      if (vectorised.ok()) return vectorised;
      return WithMessage(vectorised.status(), WithNamesOfOptions(vectorised.status().message()));
    });
  }

 private:
  TransformFile file_;
  std::vector<std::string> in_dims_ = {"0"};
  std::vector<std::string> out_dims_ = {"0"};
  int64_t size_ = -1;
  std::string randomness_ = "error";
  bool loop_ = false;
};

}  // namespace
}  // namespace backtape::tools

int main(int argc, char** argv) {
  using namespace backtape::tools;
  CLI::App app("Turns an FX graph for one sample into a graph for a batch of samples.", "graph-vmap");
  app.footer(kExamples);
  VectorizeFile file;
  file.AddTo(app);
  return RunGraphTool(argc, argv, app, [&file] { return file.Run(); });
}
