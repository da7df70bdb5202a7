#include "backtape/tests/fuzz/graph/random_case.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <random>
#include <set>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/passes/decompose_composites.h"
#include "backtape/passes/eliminate_dead_code.h"
#include "backtape/tensor/npz.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tests/fuzz/graph/change_inputs.h"
#include "backtape/tests/fuzz/graph/composer.h"
#include "backtape/tests/support/run_case.h"

namespace backtape::graph_fuzz {
namespace {

namespace fs = std::filesystem;

// The case that a node belongs to: "c12" for "c12", "c12_1" and "c12_self"; "addmm_default_0" for
// "addmm_default_0_self".
std::string CaseOf(absl::string_view name) {
  if (name.size() > 1 && name[0] == 'c' && absl::ascii_isdigit(name[1])) {
    return std::string(name.substr(0, name.find('_')));
  }
  for (size_t i = name.find('_'); i != absl::string_view::npos; i = name.find('_', i + 1)) {
    size_t end = i + 1;
    while (end < name.size() && absl::ascii_isdigit(name[end])) ++end;
    if (end > i + 1 && (end == name.size() || name[end] == '_')) return std::string(name.substr(0, end));
  }
  return std::string(name);
}

void ReplaceInt(Argument& argument, int64_t from, int64_t to) {
  if (argument.is_int() && argument.int_value() == from) argument = Argument(to);
  if (!argument.is_sequence() || argument.is_slice()) return;
  std::vector<Argument> items = argument.items();
  for (Argument& item : items) ReplaceInt(item, from, to);
  argument = Argument::Sequence(argument.sequence().kind, std::move(items));
}

class CaseMaker {
 public:
  CaseMaker(uint64_t seed, const std::vector<std::string>& files) : random_(seed), files_(files) {}

  absl::StatusOr<RandomCase> Make() {
    // The composite ops share few files, and the handwritten cases call ops that no other file has.
    const auto [from, end] = PartOf(OneIn(5) ? "/composites/" : OneIn(8) ? "/run/" : "");
    const std::string& path = files_[static_cast<size_t>(from + Number(static_cast<size_t>(end - from)))];
    const bool is_run_case = absl::StrContains(path, "/run/");
    BACKTAPE_RETURN_IF_ERROR(is_run_case ? ReadRunGraph(path) : ReadCall(path));
    if (OneIn(is_run_case ? 8 : 2)) ChangeSize();
    if (OneIn(3)) ChangeDType();
    if (OneIn(6)) Change(ChangeIntegerDType);
    if (OneIn(8)) Change(ChangeRank);
    for (; OneIn(3); result_.is_single_call = false) Change(ChangeArgument);
    if (OneIn(3)) AddSpecialValues();
    if (OneIn(3)) AddCallsAfter();
    if (OneIn(4)) AddCallsBefore();
    if (OneIn(3)) MakeStrided();
    if (OneIn(6)) Change(ExpandInput);
    if (OneIn(8)) MakeAliases();
    BACKTAPE_RETURN_IF_ERROR(Decompose());
    return std::move(result_);
  }

 private:
  int64_t Number(size_t below) { return below <= 1 ? 0 : static_cast<int64_t>(random_() % below); }
  bool OneIn(size_t n) { return Number(n) == 0; }
  Graph& graph() { return *result_.bound.graph; }
  IValueList& inputs() { return result_.bound.inputs; }
  template <typename... Args>
  void Note(const Args&... args) {
    absl::StrAppend(&result_.description, ", ", args...);
  }

  void Change(std::string (*change)(BoundGraph& bound, std::mt19937_64& random)) {
    const std::string changed = change(result_.bound, random_);
    if (!changed.empty()) Note(changed);
  }

  // The positions [first, end) of the files whose path contains a text; all files if none does.
  std::pair<int64_t, int64_t> PartOf(absl::string_view text) const {
    const auto is_part = [&](const std::string& path) { return absl::StrContains(path, text); };
    const auto first = std::find_if(files_.begin(), files_.end(), is_part);
    const auto last = std::find_if_not(first, files_.end(), is_part);
    if (first == last) return {0, static_cast<int64_t>(files_.size())};
    return {first - files_.begin(), last - files_.begin()};
  }

  // Reads a handwritten graph, and keeps up to three of its outputs.
  absl::Status ReadRunGraph(const std::string& path) {
    BACKTAPE_ASSIGN_OR_RETURN(const testing::RunCase run_case, testing::ReadRunCase(path));
    BACKTAPE_ASSIGN_OR_RETURN(GraphText read, ReadGraph(run_case.text, {.file_name = path}));
    result_.bound.graph = std::move(read.graph);
    BACKTAPE_ASSIGN_OR_RETURN(inputs(), testing::InputsFor(graph(), run_case));
    for (Node* node : graph().nodes()) {
      if (node->opcode() == Opcode::kGetAttr) return absl::AbortedError("cases have no attributes");
      node->set_type(ValueType());
    }
    result_.description = fs::path(path).stem().string();
    result_.is_single_call = false;
    std::vector<const Node*> returned = ReturnedNodes(graph());
    if (returned.empty()) return absl::OkStatus();
    std::shuffle(returned.begin(), returned.end(), random_);
    std::vector<Argument> kept;
    for (size_t i = 0; i < returned.size() && i < 3; ++i) kept.emplace_back(const_cast<Node*>(returned[i]));
    graph().output()->SetArgs({Argument::List(std::move(kept))});
    return EliminateDeadCode(graph(), {}).status();
  }

  // Reads one randomly chosen call of a file, with the nodes that it depends on and its inputs.
  absl::Status ReadCall(const std::string& path) {
    std::ifstream stream(path, std::ios::binary);
    const std::string text(std::istreambuf_iterator<char>(stream), {});
    BACKTAPE_ASSIGN_OR_RETURN(GraphText read, ReadGraph(text, {.file_name = path}));
    BACKTAPE_ASSIGN_OR_RETURN(const auto arrays, ReadNpz(fs::path(path).replace_extension(".npz").string()));
    result_.bound.graph = std::move(read.graph);
    const std::vector<const Node*> returned = ReturnedNodes(graph());
    const std::string name = CaseOf(returned[Number(returned.size())]->name());
    std::vector<Argument> kept;
    for (const Node* node : returned) {
      if (CaseOf(node->name()) == name) kept.emplace_back(const_cast<Node*>(node));
    }
    graph().output()->SetArgs({Argument::List(std::move(kept))});
    std::vector<Node*> nodes(graph().nodes().begin(), graph().nodes().end());
    for (auto it = nodes.rbegin(); it != nodes.rend(); ++it) {
      Node* const node = *it;
      if (node->is_output() || node->has_uses() || (node->is_call() && CaseOf(node->name()) == name)) continue;
      graph().Erase(node);
    }
    for (const Node* placeholder : graph().placeholders()) {
      const auto array = std::find_if(arrays.begin(), arrays.end(),
                                      [&](const auto& entry) { return entry.first == placeholder->name(); });
      if (array == arrays.end()) return absl::NotFoundError(absl::StrCat("no value of ", placeholder->name()));
      inputs().emplace_back(array->second);
    }
    result_.description = absl::StrCat(name, " of ", fs::path(path).stem().string());
    return absl::OkStatus();
  }

  // The interpreter runs composite ops only in decomposed form. A call that the op rejects stays as it is.
  absl::Status Decompose() {
    bool has_composites = false;
    for (const Node* node : graph().nodes())
      has_composites |= node->op() != nullptr && node->op()->has_tag(kTagComposite);
    if (!has_composites) return absl::OkStatus();
    result_.is_single_call = false;
    const std::vector<Node*> placeholders = graph().placeholders();
    for (size_t i = 0; i < placeholders.size(); ++i) placeholders[i]->set_type(ValueType::Of(inputs()[i]));
    const absl::Status status = DecomposeComposites(graph()).status();
    for (Node* node : graph().nodes()) node->set_type(ValueType());
    if (absl::IsInvalidArgument(status)) return absl::AbortedError(status.message());
    return status;
  }

  void ChangeSize() {
    std::vector<int64_t> sizes;
    for (const IValue& input : inputs()) {
      if (!input.is_tensor()) continue;
      sizes.insert(sizes.end(), input.tensor().sizes().begin(), input.tensor().sizes().end());
    }
    if (sizes.empty()) return;
    static constexpr int64_t kSizes[] = {0, 1, 2, 3, 5, 7, 8, 16, 17, 33, 65};
    const int64_t from = sizes[Number(sizes.size())], to = kSizes[Number(std::size(kSizes))];
    int64_t numel = 1;
    for (IValue& input : inputs()) {
      if (!input.is_tensor()) continue;
      std::vector<int64_t> now(input.tensor().sizes().begin(), input.tensor().sizes().end());
      std::replace(now.begin(), now.end(), from, to);
      for (const int64_t size : now) numel *= std::max<int64_t>(size, 1);
      if (numel > (1 << 16)) return;
      input = ResizedInput(graph(), input.tensor(), now);
    }
    for (Node* node : graph().nodes()) {
      if (!node->is_call() || OneIn(8)) continue;
      ArgumentList args = node->args();
      KeywordArguments kwargs = node->kwargs();
      for (Argument& argument : args) ReplaceInt(argument, from, to);
      for (auto& [key, argument] : kwargs) ReplaceInt(argument, from, to);
      node->SetArgsAndKwargs(std::move(args), std::move(kwargs));
    }
    // The exact tolerances hold only for sums that have at most as many terms as those of the corpus.
    if (to > from) result_.is_single_call = false;
    Note(from, " -> ", to);
  }

  void ChangeDType() {
    const bool is_integral = OneIn(4);
    static constexpr DType kTypes[] = {DType::kFloat32, DType::kFloat64, DType::kBFloat16, DType::kFloat16,
                                       DType::kInt64};
    const DType dtype = kTypes[Number(is_integral ? 5 : 4)];
    const bool one_only = OneIn(4);
    for (IValue& input : inputs()) {
      if (!input.is_tensor() || !IsFloatingPoint(input.tensor().dtype()) || (one_only && OneIn(2))) continue;
      input = input.tensor().To(dtype);
    }
    Note(TorchName(dtype));
  }

  static bool IsTransposed(const Node& convolution) {
    if (absl::StrContains(convolution.op()->name, "transpose")) return true;
    const Argument* const transposed = NodeArguments(convolution).Given("transposed");
    return transposed != nullptr && *transposed == Argument(true);
  }

  // Whether the value, or one that is computed from it, is the weight or the gradient of a convolution, or the image of
  // a transposed one. Kernels may multiply these by the zeros around the image or its gradient, and an infinity times
  // zero is NaN, so results depend on the engine (in PyTorch, on the dtype and on whether oneDNN is used).
  static bool MeetsPadding(const Node& value, std::set<const Node*>& seen) {
    if (!seen.insert(&value).second) return false;
    const std::vector<Node*> users = value.users();
    return std::any_of(users.begin(), users.end(), [&](const Node* user) {
      if (user->op() != nullptr && absl::StrContains(user->op()->name, "conv")) {
        if (IsTransposed(*user)) return true;
        // A changed call may take the value twice.
        const size_t image = user->op()->name == "convolution_backward" ? 1 : 0;
        for (size_t i = 0; i < user->num_operands(); ++i) {
          if (i != image && user->operand(i) == &value) return true;
        }
      }
      return MeetsPadding(*user, seen);
    });
  }
  static bool MeetsPadding(const Node& placeholder) {
    std::set<const Node*> seen;
    return MeetsPadding(placeholder, seen);
  }

  void AddSpecialValues() {
    static const double kValues[] = {NAN,
                                     INFINITY,
                                     -INFINITY,
                                     0.0,
                                     -0.0,
                                     1e-40,
                                     std::numeric_limits<double>::denorm_min(),
                                     1e-30,
                                     std::numeric_limits<float>::max(),
                                     -1e30};
    // Sums that contain the last two values or their squares may overflow or not, depending on the order of the terms.
    const bool has_large = std::all_of(graph().nodes().begin(), graph().nodes().end(), [](const Node* node) {
      return node->op() == nullptr || node->op()->has_tag(kTagPointwise);
    });
    const size_t num_values = std::size(kValues) - (has_large ? 0 : 2);
    const std::vector<Node*> placeholders = graph().placeholders();
    for (size_t at = 0; at < inputs().size(); ++at) {
      IValue& input = inputs()[at];
      if (!input.is_tensor() || !IsFloatingPoint(input.tensor().dtype()) || OneIn(2)) continue;
      const Tensor& tensor = input.tensor();
      std::vector<double> values;
      for (int64_t i = 0; i < tensor.numel(); ++i) {
        values.push_back(OneIn(5) ? kValues[Number(num_values)] : tensor.item(i).to_double());
        if (!std::isfinite(values.back()) && MeetsPadding(*placeholders[at])) values.back() = 0;
      }
      input = Tensor::FromValues(tensor.sizes(), values, tensor.dtype());
      Note("special values");
    }
  }

  // Adds a random call with x as its only tensor argument.
  Node* Simple(Node* x) {
    switch (Number(7)) {
      case 0:
        return graph().Call("aten.mul.Tensor", {x, 2});
      case 1:
        return graph().Call("aten.neg.default", {x});
      case 2:
        return graph().Call("aten.add.Tensor", {x, x});
      case 3:
        return graph().Call("aten.relu.default", {x});
      case 4:
        return graph().Call("aten.clone.default", {x});
      case 5:
        return graph().Call("aten.abs.default", {x});
      default:
        return graph().Call("aten.maximum.default", {x, x});
    }
  }

  void AddCallsBefore() {
    for (Node* placeholder : graph().placeholders()) {
      if (OneIn(2) || !placeholder->has_uses()) continue;
      const std::vector<Node*> users = placeholder->users();
      if (std::any_of(users.begin(), users.end(), [](const Node* user) { return user->is_output(); })) continue;
      // Integers are left alone, because they are indices.
      const auto& tensors = graph().placeholders();
      const auto at = std::find(tensors.begin(), tensors.end(), placeholder) - tensors.begin();
      if (!inputs()[at].is_tensor() || !IsFloatingPoint(inputs()[at].tensor().dtype())) continue;
      Node* const first =
          *std::min_element(users.begin(), users.end(), [](const Node* a, const Node* b) { return a->id() < b->id(); });
      graph().set_insertion_point(first);
      Node* const made = Simple(placeholder);
      graph().ReplaceAllUsesWith(placeholder, made, /*except_in_to=*/true);
      result_.is_single_call = false;
      Note("call before");
    }
    graph().set_insertion_point(nullptr);
  }

  void AddCallsAfter() {
    Node* const output = graph().output();
    graph().set_insertion_point(output);
    std::vector<Argument> items = output->args()[0].items();
    for (Argument& item : items) {
      if (!item.is_node()) continue;
      Node* x = item.node();
      for (int64_t i = Number(3); i >= 0; --i) {
        x = OneIn(6)   ? graph().Call("aten.amax.default", {x})
            : OneIn(6) ? graph().Call("aten.reshape.default", {x, Argument::IntList({-1})})
            : OneIn(6) ? graph().Call("aten.unsqueeze.default", {x, 0})
                       : Simple(x);
      }
      item = Argument(x);
    }
    output->SetArgs({Argument::List(std::move(items))});
    graph().set_insertion_point(nullptr);
    result_.is_single_call = false;
    Note("calls after");
  }

  bool ReadsStrides() {
    for (const Node* node : graph().nodes()) {
      if (node->op() == nullptr) continue;
      if (node->op()->has_tag(kTagView) || node->op()->name == "contiguous" || node->op()->name == "reshape")
        return true;
    }
    return false;
  }

  void MakeStrided() {
    for (IValue& input : inputs()) {
      if (!input.is_tensor() || input.tensor().dim() == 0 || OneIn(2)) continue;
      const Tensor& tensor = input.tensor();
      const std::vector<int64_t> sizes(tensor.sizes().begin(), tensor.sizes().end());
      std::vector<int64_t> order(sizes.size()), strides(sizes.size());
      for (size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int64_t>(i);
      std::shuffle(order.begin(), order.end(), random_);
      int64_t stride = 1 + Number(2);
      for (const int64_t dim : order) {
        strides[dim] = stride;
        stride *= std::max<int64_t>(1, sizes[dim]);
      }
      const Tensor strided = Tensor::Full({stride + 3}, 0.0, tensor.dtype()).TryAsStrided(sizes, strides, 1).value();
      CopyElements(tensor, strided);
      input = strided;
      Note("strided");
    }
  }

  void MakeAliases() {
    // If inputs that an op writes share memory, the result depends on the order of the writes.
    if (absl::StrContains(result_.description, "batch_norm")) return;
    // An input with special values must not become the weight of a convolution.
    if (absl::StrContains(result_.description, "conv")) return;
    for (size_t i = 1; i < inputs().size(); ++i) {
      if (!inputs()[i].is_tensor() || !inputs()[0].is_tensor()) continue;
      if (inputs()[i].tensor().sizes() != inputs()[0].tensor().sizes()) continue;
      if (inputs()[i].tensor().dtype() != inputs()[0].tensor().dtype()) continue;
      inputs()[i] = inputs()[0];
      Note("aliases");
    }
  }

  std::mt19937_64 random_;
  const std::vector<std::string>& files_;
  RandomCase result_;
};

// Whether the graph has so many calls, or some value so many elements, that a run takes seconds.
bool IsTooLarge(const BoundGraph& bound) {
  constexpr size_t kMaxNodes = 4096;
  if (bound.graph->num_nodes() > kMaxNodes) return true;
  const std::unique_ptr<Graph> graph = bound.graph->Clone();
  const std::vector<Node*> placeholders = graph->placeholders();
  for (size_t i = 0; i < placeholders.size(); ++i) placeholders[i]->set_type(ValueType::Of(bound.inputs[i]));
  ShapeEnv env;
  InferTypes(*graph, env).IgnoreError();
  return std::any_of(graph->nodes().begin(), graph->nodes().end(), [](const Node* node) {
    return node->type().is_tensor() && node->type().tensor().numel().constant().value_or(0) > (1 << 20);
  });
}

}  // namespace

std::vector<std::string> CorpusFiles(const std::string& folder) {
  std::vector<std::string> files;
  for (const char* part : {"pointwise", "structured", "composites", "../run"}) {
    for (const auto& entry : fs::directory_iterator((fs::path(folder) / part).lexically_normal())) {
      // Collectives need a process group, and calls with effect tokens need the arguments that the case states.
      const std::string name = entry.path().stem().string();
      if (entry.path().extension() != ".fx" || absl::StartsWith(name, "collectives") || name == "effect_tokens")
        continue;
      files.push_back(entry.path().string());
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

namespace {

absl::StatusOr<RandomCase> CaseOfSeed(uint64_t seed, const std::vector<std::string>& files) {
  if (seed % 4 != 3) {
    // A mutated amount of padding or number of repeats may make the graph too large; then another attempt is made.
    for (uint64_t attempt = 0;; ++attempt) {
      absl::StatusOr<RandomCase> made = CaseMaker(seed + (attempt << 48), files).Make();
      // A composite op that rejects its arguments cannot be decomposed, and attributes have no values.
      if (absl::IsAborted(made.status())) continue;
      if (!made.ok() || !IsTooLarge(made->bound)) return made;
    }
  }
  Composer composer(seed);
  // These graphs take ten times as long as the others, so they are fewer.
  if (seed % 64 == 63) {
    composer.ComposeProducts();
    return composer.Finish("products");
  }
  struct Kind {
    const char* description;
    void (Composer::*compose)();
  };
  static constexpr Kind kKinds[] = {
      {"views and writes", &Composer::WriteThroughViews},
      {"empty sizes", &Composer::ComposeEmptySizes},
      {"integers", &Composer::ComposeIntegers},
      {"promotion", &Composer::ComposePromotion},
      {"computed sizes", &Composer::ComposeSizes},
      {"rows", &Composer::ComposeRows},
      {"rows", &Composer::ComposeRows},
      {"reductions", &Composer::ComposeReductions},
      {"images", &Composer::ComposeImages},
      {"images", &Composer::ComposeImages},
      {"picks", &Composer::ComposePicks},
      {"picks", &Composer::ComposePicks},
      {"control flow", &Composer::ComposeControlFlow},
      {"lists", &Composer::ComposeLists},
      {"random numbers", &Composer::ComposeRandom},
  };
  const Kind& kind = kKinds[seed / 4 % std::size(kKinds)];
  (composer.*kind.compose)();
  return composer.Finish(kind.description);
}

}  // namespace

absl::StatusOr<RandomCase> MakeCase(uint64_t seed, const std::vector<std::string>& files) {
  absl::StatusOr<RandomCase> made = CaseOfSeed(seed, files);
  if (made.ok()) made->bound.seed = seed;
  return made;
}

Tensor Resized(const Tensor& tensor, const std::vector<int64_t>& sizes) {
  const Tensor from = tensor.Contiguous();
  const Tensor to = Tensor::Full(sizes, 0, tensor.dtype());
  if (from.numel() == 0) return to;
  const int64_t bytes = ItemSize(tensor.dtype());
  for (int64_t i = 0; i < to.numel(); ++i) {
    std::memcpy(to.raw_data() + i * bytes, from.raw_data() + i % from.numel() * bytes, static_cast<size_t>(bytes));
  }
  return to;
}

bool HasMatrices(const Graph& graph) {
  return std::any_of(graph.nodes().begin(), graph.nodes().end(), [](const Node* node) {
    return node->op() != nullptr && absl::EndsWith(node->op()->family, "linear_algebra");
  });
}

Tensor ResizedInput(const Graph& graph, const Tensor& tensor, const std::vector<int64_t>& sizes) {
  Tensor resized = Resized(tensor, sizes);
  if (!HasMatrices(graph) || !IsFloatingPoint(tensor.dtype())) return resized;
  std::mt19937_64 random(static_cast<uint64_t>(resized.numel()));
  std::vector<double> values;
  for (int64_t i = 0; i < resized.numel(); ++i) {
    const double made = (static_cast<double>(random() % 4001) - 2000) / 1000;
    values.push_back(i < tensor.numel() ? resized.item(i).to_double() : made);
  }
  return Tensor::FromValues(sizes, values, tensor.dtype());
}

}  // namespace backtape::graph_fuzz
