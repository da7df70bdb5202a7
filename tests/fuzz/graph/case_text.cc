#include "backtape/tests/fuzz/graph/case_text.h"

#include <filesystem>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tests/fuzz/graph/reference.h"
#include "backtape/tests/support/run_case.h"

namespace backtape::graph_fuzz {
namespace {

constexpr absl::string_view kExact = ", exact";

// "f32[2, 3] 1 2 3 4 5 6"
std::string ValueText(const Tensor& tensor) {
  TensorType type = tensor.type();
  type.strides.reset();
  type.storage_offset = 0;
  std::string text = type.ToString();
  for (int64_t k = 0; k < tensor.numel(); ++k) {
    const Scalar value = tensor.item(k);
    if (value.is_floating_point()) {
      absl::StrAppendFormat(&text, " %.17g", value.to_double());
    } else {
      absl::StrAppend(&text, " ", value.to_int64());
    }
  }
  return text;
}

std::string InputLines(const BoundGraph& bound) {
  std::string text;
  const std::vector<Node*> placeholders = bound.graph->placeholders();
  for (size_t i = 0; i < placeholders.size(); ++i) {
    if (!bound.inputs[i].is_tensor()) continue;
    absl::StrAppend(&text, "# input ", placeholders[i]->name(), ": ", ValueText(bound.inputs[i].tensor()), "\n");
  }
  return text;
}

}  // namespace

std::string RunCaseText(const RandomCase& random_case, absl::string_view comment) {
  const BoundGraph& bound = random_case.bound;
  std::string text =
      absl::StrCat("# seed ", bound.seed, ", ", absl::StrReplaceAll(random_case.description, {{":", ""}}),
                   random_case.is_single_call ? kExact : "", "\n");
  for (const absl::string_view line : absl::StrSplit(comment, '\n', absl::SkipEmpty())) {
    absl::StrAppend(&text, "# ", absl::StrReplaceAll(line, {{":", ""}}), "\n");
  }
  const std::unique_ptr<Graph> graph = bound.graph->Clone();
  const std::vector<Node*> placeholders = graph->placeholders();
  for (size_t i = 0; i < placeholders.size(); ++i) {
    if (!bound.inputs[i].is_tensor() || bound.inputs[i].tensor().is_contiguous()) continue;
    TensorType type = bound.inputs[i].tensor().type();
    type.storage_offset = 0;
    placeholders[i]->set_type(std::move(type));
  }
  return absl::StrCat(text, InputLines(bound), PrintGraph(*graph));
}

absl::StatusOr<RandomCase> ReadCaseFile(const std::string& path) {
  BACKTAPE_ASSIGN_OR_RETURN(const testing::RunCase run_case, testing::ReadRunCase(path));
  BACKTAPE_ASSIGN_OR_RETURN(GraphText read, ReadGraph(run_case.text, {.file_name = path}));
  RandomCase made;
  made.bound.graph = std::move(read.graph);
  BACKTAPE_ASSIGN_OR_RETURN(made.bound.inputs, testing::InputsFor(*made.bound.graph, run_case));
  for (Node* node : made.bound.graph->nodes()) node->set_type(ValueType());
  const std::string text = std::string(run_case.text);
  absl::string_view line = absl::string_view(text).substr(0, text.find('\n'));
  made.is_single_call = absl::EndsWith(line, kExact);
  if (!absl::ConsumePrefix(&line, "# seed ") || !absl::SimpleAtoi(line.substr(0, line.find(',')), &made.bound.seed)) {
    return absl::InvalidArgumentError(absl::StrCat(path, ": the first line must begin with \"# seed N,\""));
  }
  made.description = std::filesystem::path(path).stem().string();
  return made;
}

std::string ResultText(const BoundGraph& bound) {
  std::string text = InputLines(bound);
  const Outcome outcome = Interpret(*bound.graph, bound.inputs);
  if (!outcome.status.ok()) {
    absl::StrAppend(&text, "# error: ", absl::StrReplaceAll(outcome.status.message(), {{"\n", " "}}), "\n");
  }
  for (const IValue& value : outcome.values) {
    absl::StrAppend(&text, "# result: ", value.is_tensor() ? ValueText(value.tensor()) : "other", "\n");
  }
  return absl::StrCat(text, PrintGraph(*bound.graph, TextStyle::Code()));
}

}  // namespace backtape::graph_fuzz
