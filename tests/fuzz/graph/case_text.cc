#include "backtape/tests/fuzz/graph/case_text.h"

#include <filesystem>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "backtape/interp/stated_layout.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tests/fuzz/graph/reference.h"
#include "backtape/tests/support/run_case.h"

namespace backtape::graph_fuzz {
namespace {

constexpr absl::string_view kExact = ", exact", kStrides = "# strides ", kAlias = "# alias ";

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
    const Tensor& tensor = bound.inputs[i].tensor();
    absl::StrAppend(&text, "# input ", placeholders[i]->name(), ": ", ValueText(tensor), "\n");
    // Strides of dims of size 1 count too: they decide whether PyTorch sees a tensor as channels-last.
    const Tensor row_major = Tensor::Full(tensor.sizes(), 0, tensor.dtype());
    if (tensor.strides() != row_major.strides()) {
      absl::StrAppend(&text, kStrides, placeholders[i]->name(), ": ", absl::StrJoin(tensor.strides(), " "), "\n");
    }
    for (size_t k = 0; k < i; ++k) {
      if (!bound.inputs[k].is_tensor() || !bound.inputs[k].tensor().shares_storage(tensor)) continue;
      absl::StrAppend(&text, kAlias, placeholders[i]->name(), ": ", placeholders[k]->name(), "\n");
      break;
    }
  }
  return text;
}

// Gives the inputs the strides that the lines of InputLines state, and makes them aliases.
absl::Status ApplyLayouts(absl::string_view text, BoundGraph& bound) {
  const std::vector<Node*> placeholders = bound.graph->placeholders();
  const auto input_of = [&](absl::string_view name) -> IValue* {
    for (size_t i = 0; i < placeholders.size(); ++i) {
      if (placeholders[i]->name() == name) return &bound.inputs[i];
    }
    return nullptr;
  };
  for (absl::string_view line : absl::StrSplit(text, '\n')) {
    const bool is_alias = absl::ConsumePrefix(&line, kAlias);
    if (!is_alias && !absl::ConsumePrefix(&line, kStrides)) continue;
    const std::pair<absl::string_view, absl::string_view> parts = absl::StrSplit(line, absl::MaxSplits(": ", 1));
    IValue* const input = input_of(parts.first);
    const IValue* const other = is_alias ? input_of(parts.second) : input;
    if (input == nullptr || other == nullptr) return absl::InvalidArgumentError(absl::StrCat("unknown input: ", line));
    if (is_alias) {
      *input = *other;
      continue;
    }
    std::vector<int64_t> strides;
    for (const absl::string_view stride : absl::StrSplit(parts.second, ' ', absl::SkipEmpty())) {
      if (!absl::SimpleAtoi(stride, &strides.emplace_back())) {
        return absl::InvalidArgumentError(absl::StrCat("expected strides: ", line));
      }
    }
    BACKTAPE_ASSIGN_OR_RETURN(*input, WithStrides(input->tensor(), strides));
  }
  return absl::OkStatus();
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
  return absl::StrCat(text, InputLines(bound), PrintGraph(*bound.graph));
}

absl::StatusOr<RandomCase> ReadCaseFile(const std::string& path) {
  BACKTAPE_ASSIGN_OR_RETURN(const testing::RunCase run_case, testing::ReadRunCase(path));
  BACKTAPE_ASSIGN_OR_RETURN(GraphText read, ReadGraph(run_case.text, {.file_name = path}));
  RandomCase made;
  made.bound.graph = std::move(read.graph);
  BACKTAPE_ASSIGN_OR_RETURN(made.bound.inputs, testing::InputsFor(*made.bound.graph, run_case));
  for (Node* node : made.bound.graph->nodes()) node->set_type(ValueType());
  const std::string& text = run_case.text;
  BACKTAPE_RETURN_IF_ERROR(ApplyLayouts(text, made.bound));
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
    if (value.is_tensor()) {
      absl::StrAppend(&text, "# result strides: ", absl::StrJoin(value.tensor().strides(), " "), "\n");
    }
  }
  return absl::StrCat(text, PrintGraph(*bound.graph, TextStyle::Code()));
}

}  // namespace backtape::graph_fuzz
