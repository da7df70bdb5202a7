#include "backtape/model_files/exported_program.h"

#include <algorithm>
#include <complex>
#include <iterator>
#include <map>
#include <optional>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "backtape/ir/effect_calls.h"
#include "backtape/ir/graph_signature.h"
#include "backtape/ir/higher_order.h"
#include "backtape/ir/naming.h"
#include "backtape/ir/op_packets.h"
#include "backtape/ir/signature.h"
#include "backtape/ir/text/python_syntax.h"
#include "backtape/ir/unsupported_ops.h"
#include "backtape/model_files/export_types.h"
#include "backtape/model_files/json_text.h"
#include "backtape/model_files/json_view.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

constexpr int64_t kOldestSchema = 5;
constexpr int64_t kNewestSchema = 8;
// PyTorch does not nest graphs deeper.
constexpr int kMaxNesting = 50;

// The stack of a node's metadata, outermost line first:
//   File "model.py", line 12, in forward
//     y = x * w
std::shared_ptr<const StackTrace> StackOf(absl::string_view text) {
  auto stack = std::make_shared<StackTrace>();
  for (absl::string_view line : absl::StrSplit(text, '\n')) {
    line = absl::StripAsciiWhitespace(line);
    StackFrame frame;
    if (absl::ConsumePrefix(&line, "File \"")) {
      const size_t quote = line.find("\", line ");
      if (quote == absl::string_view::npos) continue;
      frame.file = std::string(line.substr(0, quote));
      const std::vector<absl::string_view> rest = absl::StrSplit(line.substr(quote + 8), absl::MaxSplits(", in ", 1));
      if (!absl::SimpleAtoi(rest[0], &frame.line)) continue;
      if (rest.size() > 1) frame.function = std::string(rest[1]);
      stack->frames.push_back(std::move(frame));
    } else if (!line.empty() && !stack->frames.empty() && stack->frames.back().code.empty()) {
      stack->frames.back().code = std::string(line);
    }
  }
  std::reverse(stack->frames.begin(), stack->frames.end());
  return stack;
}

// "unknown ops: torch.ops.mylib.f.default; torch.ops.aten.fft_rfft.default: complex values are not supported"
std::string ListUnknownOps(const std::vector<std::string>& targets) {
  std::map<absl::string_view, std::string> names;  // by the reason why they are unknown
  for (const std::string& target : targets) {
    std::string& list = names[ReasonForUnsupported(target)];
    absl::StrAppend(&list, list.empty() ? "" : ", ", target);
  }
  std::vector<std::string> groups;
  for (const auto& [reason, list] : names) groups.push_back(absl::StrCat(list, reason));
  return absl::StrCat("unknown ops: ", absl::StrJoin(groups, "; "));
}

class ProgramReader {
 public:
  ProgramReader(const JsonView& root, absl::Status* status, const ExportReadOptions& options)
      : root_(root),
        status_(status),
        options_(options),
        graph_(std::make_unique<Graph>(options.ops != nullptr ? *options.ops : OpTable::Builtin())) {}

  absl::StatusOr<ExportedProgram> Read() {
    const JsonView version = root_["schema_version"];
    const int64_t major = version["major"].Integer();
    BACKTAPE_RETURN_IF_ERROR(*status_);
    if (major < kOldestSchema || major > kNewestSchema) {
      return absl::UnimplementedError(
          absl::StrCat("schema version ", major, " is not supported; expected ", kOldestSchema, " to ", kNewestSchema));
    }
    const JsonView module = root_["graph_module"];
    const JsonView graph = module["graph"];
    ReadTypes(graph);
    ReadInputs(graph["inputs"], module["signature"]["input_specs"]);
    BACKTAPE_RETURN_IF_ERROR(*status_);
    for (const JsonView& node : graph["nodes"].Items()) {
      ReadNode(node);
      BACKTAPE_RETURN_IF_ERROR(*status_);
    }
    ArgumentList returned;
    for (const JsonView& output : graph["outputs"].Items()) returned.push_back(ToArgument(output));
    graph_->Output(Argument::Tuple(std::move(returned)));
    ReadSignature(module["signature"]);
    BACKTAPE_RETURN_IF_ERROR(*status_);
    BACKTAPE_RETURN_IF_ERROR(CheckSignature(graph_->signature(), *graph_));
    // Python-level functions, and calls that write `out`, are resolved later.
    std::vector<std::string> wrong;
    std::copy_if(unknown_.begin(), unknown_.end(), std::back_inserter(wrong), [this](const std::string& target) {
      return absl::StartsWith(target, "torch.ops.") && target != kWithEffects &&
             OverloadsOfPacket(graph_->ops(), PacketOfOutOverload(target)).empty();
    });
    if (!wrong.empty() && !options_.allow_unknown_ops) {
      return absl::NotFoundError(ListUnknownOps(wrong));
    }
    ExportedProgram program;
    if (const std::optional<JsonView> torch = root_.Find("torch_version")) program.torch_version = torch->Text();
    program.graph = std::move(graph_);
    program.unknown_ops = std::move(unknown_);
    BACKTAPE_RETURN_IF_ERROR(*status_);
    return program;
  }

 private:
  void ReadTypes(const JsonView& graph) {
    for (const auto& [name, meta] : graph["tensor_values"].Members()) types_[name] = ExportTensorType(meta);
    for (const auto& [name, value] : graph["sym_int_values"].Members()) types_[name] = ExportSize(value);
    if (const std::optional<JsonView> objects = graph.Find("custom_obj_values")) {
      for (const auto& [name, value] : objects->Members()) {
        Unsupported(value, absl::StrCat("the custom object ", name));
      }
    }
  }

  void Unsupported(const JsonView& view, absl::string_view what) {
    if (!status_->ok()) return;
    *status_ = absl::UnimplementedError(absl::StrCat(view.path(), ": ", what, " is not supported"));
  }

  // Makes `name` refer to the node, and gives the node the type that the file states for `name`.
  void Define(const JsonView& where, Node* node, const std::string& name) {
    const auto type = types_.find(name);
    if (type != types_.end()) node->set_type(type->second);
    if (!values_.emplace(name, node).second) where.Fail(absl::StrCat("the value ", name, " is defined twice"));
  }

  Node* ValueNamed(const JsonView& where) {
    const std::string& name = where.Text();
    const auto value = values_.find(name);
    if (value != values_.end()) return value->second;
    where.Fail(absl::StrCat("the value \"", name, "\" is not defined"));
    return nullptr;
  }

  // A valid name for a node. The graph adds a suffix if the name is taken.
  static std::string NodeName(const std::string& name) { return IsPythonIdentifier(name) ? name : SnakeCaseName(name); }

  void ReadInputs(const JsonView& inputs, const JsonView& specs) {
    const std::vector<JsonView> items = inputs.Items();
    const std::vector<JsonView> spec_items = specs.Items();
    if (items.size() != spec_items.size()) {
      specs.Fail(absl::StrCat("expected ", items.size(), items.size() == 1 ? " input" : " inputs", ", found ",
                              spec_items.size()));
      return;
    }
    for (size_t i = 0; i < items.size(); ++i) {
      const auto [kind, value] = items[i].Alternative();
      std::optional<JsonView> name;
      if (kind == "as_tensor") name = value["name"];
      if (kind == "as_sym_int" || kind == "as_sym_bool" || kind == "as_sym_float") name = value["as_name"];
      if (!name.has_value()) {
        // A Python value that the export fixed as a constant is named only in the signature.
        const std::optional<JsonView> constant = spec_items[i].Find("constant_input");
        if (!constant.has_value()) {
          Unsupported(items[i], absl::StrCat("an input of the kind ", kind));
          return;
        }
        name = (*constant)["name"];
      }
      Node* node = graph_->Placeholder(NodeName(name->Text()));
      node->mutable_provenance().origins = {graph_->AddOrigin({node->name(), 0})};
      Define(*name, node, name->Text());
    }
  }

  void ReadNode(const JsonView& view) {
    std::string target = view["target"].Text();
    if (absl::StartsWith(target, "_operator.")) target.erase(0, 1);
    const OpSchema* op = graph_->ops().Find(target);
    if (op == nullptr) {
      op = FindByOtherName(graph_->ops(), target);
      if (op != nullptr) target = op->Target();
    }
    const bool is_higher_order = op == nullptr && IsKnownHigherOrderTarget(target);
    ArgumentList args;
    KeywordArguments kwargs;
    for (const JsonView& input : view["inputs"].Items()) {
      const std::string& name = input["name"].Text();
      Argument value = ToArgument(input["arg"]);
      if (IsKeyword(input, op, name)) {
        kwargs.emplace_back(name, std::move(value));
      } else {
        args.push_back(std::move(value));
      }
    }
    if (!status_->ok()) return;
    std::vector<std::pair<std::string, JsonView>> outputs;
    for (const JsonView& output : view["outputs"].Items()) outputs.push_back(output.Alternative());
    if (!status_->ok()) return;
    bool is_single = outputs.size() == 1 && (outputs[0].first == "as_tensor" || IsSymbolic(outputs[0].first));
    // Higher-order ops return a tuple, even of one result.
    if (is_higher_order) {
      const std::optional<JsonView> says_single = view.Find("is_hop_single_tensor_return");
      is_single = is_single && says_single.has_value() && says_single->Bool();
    }
    std::string name;
    if (is_single) name = NameOf(outputs[0]).Text();
    if (const std::optional<JsonView> stated = view.Find("name"); stated.has_value() && name.empty()) {
      name = stated->Text();
    }
    Node* node = graph_->Create(Opcode::kCallFunction, target, std::move(args), std::move(kwargs),
                                name.empty() ? "" : NodeName(name));
    const bool is_unknown =
        op == nullptr && !is_higher_order && !IsReplacedOp(target) && FindWrappedOp(*graph_, *node) == nullptr;
    if (is_unknown && noted_.insert(target).second) unknown_.push_back(target);
    node->mutable_provenance().origins = {graph_->AddOrigin({node->name(), 0})};
    if (const std::optional<JsonView> stack = view["metadata"].Find("stack_trace")) {
      node->mutable_provenance().stack = StackOf(stack->Text());
    }
    if (is_single) {
      Define(view, node, name);
    } else if (outputs.size() == 1 && outputs[0].first == "as_tensors") {
      const std::vector<JsonView> items = outputs[0].second.Items();
      for (size_t i = 0; i < items.size(); ++i) AddItem(view, node, i, items[i]["name"].Text());
    } else {
      for (size_t i = 0; i < outputs.size(); ++i) {
        if (outputs[i].first == "as_none") continue;
        if (outputs[i].first != "as_tensor" && !IsSymbolic(outputs[i].first)) {
          Unsupported(view, absl::StrCat("an output of the kind ", outputs[i].first));
          return;
        }
        AddItem(view, node, i, NameOf(outputs[i]).Text());
      }
    }
  }

  static bool IsSymbolic(absl::string_view kind) {
    return kind == "as_sym_int" || kind == "as_sym_bool" || kind == "as_sym_float";
  }

  static JsonView NameOf(const std::pair<std::string, JsonView>& output) {
    return output.second[output.first == "as_tensor" ? "name" : "as_name"];
  }

  // One result of a call that has several.
  void AddItem(const JsonView& where, Node* call, size_t index, const std::string& name) {
    Node* item = graph_->Create(Opcode::kCallFunction, "operator.getitem", {call, static_cast<int64_t>(index)}, {},
                                NodeName(name));
    item->set_provenance(call->provenance());
    item->mutable_provenance().origins = {graph_->AddOrigin({item->name(), 0})};
    Define(where, item, name);
  }

  // Before schema 8.2, inputs do not state whether they are keywords. If they have a default or are keyword-only in the
  // op's schema, they are treated as keywords.
  static bool IsKeyword(const JsonView& input, const OpSchema* op, const std::string& name) {
    if (const std::optional<JsonView> kind = input.Find("kind")) {
      const int64_t number = kind->Integer();
      if (number == 1 || number == 2) return number == 2;
    }
    if (op == nullptr || op->has_tag(kTagPython)) return false;
    const auto arg = std::find_if(op->args.begin(), op->args.end(), [&](const auto& a) { return a.name == name; });
    return arg != op->args.end() && (arg->has_default || arg->is_kwarg_only);
  }

  template <typename ToItem>
  Argument ListOf(const JsonView& view, const ToItem& to_item) {
    std::vector<Argument> items;
    for (const JsonView& item : view.Items()) items.push_back(to_item(item));
    return Argument::List(std::move(items));
  }

  Argument Value(const JsonView& name) {
    Node* node = ValueNamed(name);
    return node == nullptr ? Argument() : Argument(node);
  }

  // {"as_name": ...} or a constant.
  Argument Symbolic(const JsonView& view) {
    const auto [kind, value] = view.Alternative();
    if (kind == "as_name") return Value(value);
    if (kind == "as_int") return value.Integer();
    if (kind == "as_float") return value.Float();
    if (kind == "as_bool") return value.Bool();
    view.Expected("as_name, as_int, as_float or as_bool");
    return {};
  }

  Argument OptionalTensor(const JsonView& view) {
    const auto [kind, value] = view.Alternative();
    if (kind == "as_tensor") return Value(value["name"]);
    if (kind != "as_none") view.Expected("as_tensor or as_none");
    return {};
  }

  Argument ToArgument(const JsonView& view) {
    const auto [kind, value] = view.Alternative();
    const auto tensor = [this](const JsonView& item) { return Value(item["name"]); };
    const auto integer = [](const JsonView& item) { return Argument(item.Integer()); };
    const auto number = [](const JsonView& item) { return Argument(item.Float()); };
    const auto symbolic = [this](const JsonView& item) { return Symbolic(item); };
    if (kind == "as_none") return {};
    if (kind == "as_tensor") return tensor(value);
    if (kind == "as_tensors") return ListOf(value, tensor);
    if (kind == "as_int") return value.Integer();
    if (kind == "as_ints") return ListOf(value, integer);
    if (kind == "as_float") return value.Float();
    if (kind == "as_floats") return ListOf(value, number);
    if (kind == "as_string") return value.Text();
    if (kind == "as_strings") return ListOf(value, [](const JsonView& item) { return Argument(item.Text()); });
    if (IsSymbolic(kind)) return Symbolic(value);
    if (kind == "as_sym_ints" || kind == "as_sym_floats" || kind == "as_sym_bools") return ListOf(value, symbolic);
    if (kind == "as_scalar_type") return ExportDType(value);
    if (kind == "as_memory_format") return ExportMemoryFormat(value);
    if (kind == "as_layout") return ExportLayout(value);
    if (kind == "as_device") return ExportDevice(value);
    if (kind == "as_bool") return value.Bool();
    if (kind == "as_bools") return ListOf(value, [](const JsonView& item) { return Argument(item.Bool()); });
    if (kind == "as_optional_tensors") {
      return ListOf(value, [this](const JsonView& item) { return OptionalTensor(item); });
    }
    if (kind == "as_optional_tensor") return OptionalTensor(value);
    if (kind == "as_operator") return Argument::Symbol{value.Text()};
    if (kind == "as_complex") return std::complex<double>(value["real"].Float(), value["imag"].Float());
    if (kind == "as_nested_tensors") return ListOf(value, [&](const JsonView& list) { return ListOf(list, tensor); });
    if (kind == "as_int_lists") return ListOf(value, [&](const JsonView& list) { return ListOf(list, integer); });
    if (kind == "as_float_lists") return ListOf(value, [&](const JsonView& list) { return ListOf(list, number); });
    if (kind == "as_string_to_argument") {
      Argument::Dict dict;
      for (const auto& [key, item] : value.Members()) dict.items.emplace_back(key, ToArgument(item));
      return dict;
    }
    if (kind == "as_graph") return Subgraph(value);
    Unsupported(view, absl::StrCat("an argument of the kind ", kind));
    return {};
  }

  // {"name": "true_graph_0", "graph": {...}}: a branch, or the body of a loop.
  Argument Subgraph(const JsonView& view) {
    const std::string name = view["name"].Text();
    if (nesting_ == kMaxNesting) {
      view.Fail(absl::StrCat("graphs are nested deeper than ", kMaxNesting, " levels"));
      return {};
    }
    ProgramReader inner(root_, status_, options_);
    inner.nesting_ = nesting_ + 1;
    inner.ReadSubgraph(view["graph"]);
    if (!status_->ok()) return {};
    for (std::string& target : inner.unknown_) {
      if (noted_.insert(target).second) unknown_.push_back(std::move(target));
    }
    const bool is_valid = IsPythonIdentifier(name);
    if (!is_valid || !graph_->subgraphs().emplace(name, std::move(inner.graph_)).second) {
      view.Fail(is_valid
                    ? absl::StrCat("two subgraphs have the name \"", name, "\"")
                    : absl::StrCat("expected a Python identifier as the name of a subgraph, found \"", name, "\""));
      return {};
    }
    Node* node = graph_->GetAttr(name, name);
    node->mutable_provenance().origins = {graph_->AddOrigin({node->name(), 0})};
    return node;
  }

  void ReadSubgraph(const JsonView& graph) {
    ReadTypes(graph);
    for (const JsonView& input : graph["inputs"].Items()) {
      const auto [kind, value] = input.Alternative();
      if (kind != "as_tensor" && !IsSymbolic(kind)) {
        Unsupported(input, absl::StrCat("an input of the kind ", kind));
        return;
      }
      const JsonView name = value[kind == "as_tensor" ? "name" : "as_name"];
      Node* node = graph_->Placeholder(NodeName(name.Text()));
      node->mutable_provenance().origins = {graph_->AddOrigin({node->name(), 0})};
      Define(name, node, name.Text());
    }
    for (const JsonView& node : graph["nodes"].Items()) {
      ReadNode(node);
      if (!status_->ok()) return;
    }
    ArgumentList returned;
    for (const JsonView& output : graph["outputs"].Items()) returned.push_back(ToArgument(output));
    if (status_->ok()) graph_->Output(Argument::Tuple(std::move(returned)));
  }

  void ReadSignature(const JsonView& view) {
    Signature signature;
    int user_inputs = 0;
    const std::vector<Node*> placeholders = graph_->placeholders();
    for (const JsonView& spec : view["input_specs"].Items()) {
      const auto [kind, value] = spec.Alternative();
      InputSpec input;
      if (signature.inputs.size() < placeholders.size()) {
        input.placeholder = placeholders[signature.inputs.size()]->name();
      }
      if (kind == "user_input" || kind == "constant_input") {
        input.kind = InputKind::kUserInput;
        input.index = user_inputs++;
      } else if (kind == "parameter") {
        input.kind = InputKind::kParameter;
        input.target = value["parameter_name"].Text();
      } else if (kind == "buffer") {
        input.kind = InputKind::kBuffer;
        input.target = value["buffer_name"].Text();
        // Before schema 6 all buffers were persistent.
        if (const std::optional<JsonView> persistent = value.Find("persistent")) input.persistent = persistent->Bool();
      } else if (kind == "tensor_constant") {
        input.kind = InputKind::kConstant;
        input.target = value["tensor_constant_name"].Text();
      } else if (kind == "token") {
        input.target = "TOKEN";  // as in the text form
      } else {
        Unsupported(spec, absl::StrCat("an input of the kind ", kind));
      }
      signature.inputs.push_back(std::move(input));
    }
    int user_outputs = 0;
    for (const JsonView& spec : view["output_specs"].Items()) {
      signature.outputs.push_back(ReadOutputSpec(spec, signature, &user_outputs));
    }
    if (status_->ok()) graph_->set_signature(std::move(signature));
  }

  OutputSpec ReadOutputSpec(const JsonView& spec, const Signature& signature, int* user_outputs) {
    const auto [kind, value] = spec.Alternative();
    OutputSpec output;
    if (kind == "user_output" || kind == "loss_output") {
      output.kind = kind == "user_output" ? OutputKind::kUserOutput : OutputKind::kLoss;
      output.index = (*user_outputs)++;
      return output;
    }
    if (kind == "token") {
      output.text = "TOKEN";
      return output;
    }
    constexpr std::pair<absl::string_view, absl::string_view> kKinds[] = {
        {"buffer_mutation", "buffer_name"},
        {"parameter_mutation", "parameter_name"},
        {"user_input_mutation", "user_input_name"},
        {"gradient_to_parameter", "parameter_name"},
        {"gradient_to_user_input", "user_input_name"},
    };
    for (const auto& [known, key] : kKinds) {
      if (kind != known) continue;
      output.kind = absl::StartsWith(kind, "gradient") ? OutputKind::kGradient : OutputKind::kMutation;
      const JsonView name = value[key];
      const InputSpec* input = key == "user_input_name" ? signature.FindPlaceholder(NodeName(name.Text()))
                                                        : signature.FindTarget(name.Text());
      if (input == nullptr) {
        name.Fail(absl::StrCat("no input is called \"", name.Text(), "\""));
        return output;
      }
      output.input = *input;
      return output;
    }
    Unsupported(spec, absl::StrCat("an output of the kind ", kind));
    return output;
  }

  const JsonView root_;
  absl::Status* const status_;
  const ExportReadOptions& options_;
  std::unique_ptr<Graph> graph_;
  absl::flat_hash_map<std::string, ValueType> types_;
  absl::flat_hash_map<std::string, Node*> values_;
  absl::flat_hash_set<std::string> noted_;
  std::vector<std::string> unknown_;
  int nesting_ = 0;
};

}  // namespace

absl::StatusOr<ExportedProgram> ReadExportedProgram(absl::string_view json, const ExportReadOptions& options) {
  BACKTAPE_ASSIGN_OR_RETURN(const nlohmann::json root, ParseJson(json));
  absl::Status status;
  return ProgramReader(JsonView(root, &status), &status, options).Read();
}

}  // namespace backtape
