#include "backtape/autograd/capture/capture_tape.h"

#include <algorithm>
#include <functional>
#include <typeinfo>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/custom/custom_function.h"
#include "backtape/autograd/tape/accumulate_grad.h"
#include "backtape/autograd/tape/argument_conversion.h"
#include "backtape/autograd/variable/autograd_meta.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/replace_nodes.h"

namespace backtape::internal {
namespace {

// Reads saved values as the arguments of a call. Tensors, sizes and numbers become placeholders.
class ArgumentVisitor final : public SavedVisitor {
 public:
  // `unpack` adds the call of the next unpack hook.
  ArgumentVisitor(const TapeReading& reading, absl::Span<Node* const> inputs, absl::Span<Node* const> sizes,
                  absl::Span<Node* const> numbers, std::function<Node*()> unpack)
      : reading_(reading), inputs_(inputs), sizes_(sizes), numbers_(numbers), unpack_(std::move(unpack)) {}
  ArgumentList Take() { return std::move(values_); }

 private:
  void Tensor(SavedVariable& value, Flag is_output) override {
    if (!value.is_defined()) return None();
    if (value.is_packed() && UnpackedValues::Find(value) == nullptr) return Add(unpack_());
    Add(inputs_[reading_.TensorId(value.UnpackData())]);
  }
  void Size(const SymInt&) override { Add(sizes_[next_size_++]); }
  void Int(int64_t value) override { Add(value); }
  void Bool(Flag value) override { Add(static_cast<bool>(value)); }
  void Double(double) override { Add(numbers_[next_number_++]); }
  void String(absl::string_view value) override { Add(std::string(value)); }
  void Enum(const IValue& value) override {
    if (value.is_dtype()) return Add(value.dtype());
    if (value.is_layout()) return Add(value.layout());
    if (value.is_memory_format()) return Add(value.memory_format());
    Add(value.device());
  }
  void None() override { Add({}); }
  void BeginList(size_t) override { open_.emplace_back(); }
  void EndList() override {
    ArgumentList list = std::move(open_.back());
    open_.pop_back();
    Add(Argument::List(std::move(list)));
  }
  void Add(Argument value) { (open_.empty() ? values_ : open_.back()).push_back(std::move(value)); }

  const TapeReading& reading_;
  absl::Span<Node* const> inputs_;
  absl::Span<Node* const> sizes_;
  absl::Span<Node* const> numbers_;
  std::function<Node*()> unpack_;
  size_t next_size_ = 0;
  size_t next_number_ = 0;
  ArgumentList values_;
  std::vector<ArgumentList> open_;
};

// Thrown when the tape has a hook that it did not have when it was read.
struct NewHook {};

class Capturer {
 public:
  explicit Capturer(const TapeReading& reading)
      : reading_(reading), walk_(reading.walk()), graph_(std::make_unique<Graph>()) {}

  CapturedBackward Run() {
    inputs_ = Placeholders(CapturedInput::Kind::kTensor, reading_.tensors().size());
    sizes_ = Placeholders(CapturedInput::Kind::kSize, reading_.saved_sizes().size());
    numbers_ = Placeholders(CapturedInput::Kind::kNumber, reading_.numbers().size());
    callees_ = Placeholders(CapturedInput::Kind::kHook, reading_.num_callees());
    grads_.resize(reading_.end() - reading_.begin());
    for (const TapeReading::Incoming& place : reading_.incoming()) {
      GradsAt(place.position)[place.input_nr] = inputs_[place.tensor];
    }
    outgoing_.resize(reading_.outgoing().size());
    for (const OutgoingGradient& place : reading_.outgoing()) {
      if (!place.has_sum) continue;
      Node*& sum = outgoing_[reading_.OutgoingTo(place.position, place.input_nr)];
      sum = inputs_[reading_.TensorId(reading_.piece().gradient(place.position, place.input_nr))];
    }
    results_.resize(reading_.results().size());
    for (uint32_t i = reading_.begin(); i < reading_.end(); ++i) {
      if (walk_.is_wanted(i) && reading_.piece().Includes(i)) CaptureNode(i);
    }
    ArgumentList outputs;
    for (Node* node : results_) outputs.push_back(OrNone(node));
    for (Node* node : outgoing_) outputs.push_back(OrNone(node));
    graph_->Output(Argument::List(std::move(outputs)));
    for (Node* node : graph_->placeholders()) {
      if (node->has_uses()) continue;
      placeholders_.erase(node->name());
      graph_->Erase(node);
    }
    return {.graph = std::move(graph_),
            .inputs = std::move(placeholders_),
            .forms = std::move(forms_),
            .inlined = std::move(inlined_)};
  }

 private:
  std::vector<Node*> Placeholders(CapturedInput::Kind kind, size_t count) {
    std::vector<Node*> nodes;
    nodes.reserve(count);
    for (uint32_t i = 0; i < count; ++i) {
      const CapturedInput input{.kind = kind, .index = i};
      nodes.push_back(graph_->Placeholder(input.Name()));
      placeholders_.try_emplace(std::string(nodes.back()->name()), input);
    }
    return nodes;
  }

  // Adds a call with the provenance of the current tape node.
  Node* Call(absl::string_view target, ArgumentList args, KeywordArguments kwargs = {}) {
    Node* node = graph_->Create(Opcode::kCallFunction, target, std::move(args), std::move(kwargs));
    node->set_provenance(provenance_);
    node->mutable_provenance().origins = {graph_->AddOrigin({node->name(), 0})};
    return node;
  }

  Node* Call(OpId op, ArgumentList args, KeywordArguments kwargs = {}) {
    return Call(OpTable::Builtin().at(op).Target(), std::move(args), std::move(kwargs));
  }

  Node* Item(Node* list, size_t i) { return Call(OpId::operator_getitem, {list, static_cast<int64_t>(i)}); }

  static Argument OrNone(Node* node) { return node == nullptr ? Argument() : Argument(node); }

  // The gradients that have arrived at a node of the piece.
  std::vector<Node*>& GradsAt(uint32_t position) {
    std::vector<Node*>& grads = grads_[position - reading_.begin()];
    grads.resize(walk_.node(position).num_inputs());
    return grads;
  }

  bool IsInside(uint32_t position) const { return position < reading_.end() && reading_.piece().Includes(position); }

  void Deliver(uint32_t position, uint32_t input_nr, Node* grad) {
    Node*& sum = IsInside(position) ? GradsAt(position)[input_nr] : outgoing_[reading_.OutgoingTo(position, input_nr)];
    if (sum != nullptr) {
      grad = Call(OpId::add_Tensor, {sum, grad});
      std::shared_ptr<const StackTrace>& stack = stacks_of_sums_[provenance_.stack];
      if (stack == nullptr) {
        auto with_note = std::make_shared<StackTrace>(*provenance_.stack);
        with_note->note = "Gradient addition node due to multiple use of tensor around:";
        stack = std::move(with_note);
      }
      grad->mutable_provenance().stack = stack;
    }
    sum = grad;
  }

  Argument ListOf(const std::vector<Node*>& grads) {
    ArgumentList list;
    for (Node* grad : grads) list.push_back(OrNone(grad));
    return Argument::List(std::move(list));
  }

  Node* NextCallee() {
    if (next_callee_ >= callees_.size()) throw NewHook();
    return callees_[next_callee_++];
  }
  void SkipCallees(size_t count) { next_callee_ += count; }

  Node* CallHook(ArgumentList args, absl::string_view type) {
    return Call(capture_target::kCallHook, std::move(args), {{"hook_type", std::string(type)}});
  }

  // A hook is called for an undefined gradient too, but cannot replace it.
  void TensorHooks(size_t count, Node*& grad) {
    for (size_t i = 0; i < count; ++i) {
      Node* replaced = CallHook({NextCallee(), OrNone(grad)}, "tensor_pre_hook");
      if (grad != nullptr) grad = replaced;
    }
  }

  void CaptureNode(uint32_t position) {
    TapeNode& node = walk_.node(position);
    std::vector<Node*> grads = std::move(GradsAt(position));
    provenance_ = Provenance();
    provenance_.stack = node.creation_stack().Resolve();
    provenance_.sequence_number = static_cast<int64_t>(node.creation_number());
    next_callee_ = reading_.first_callee(position);
    const bool is_prepared = reading_.is_prepared() && position == reading_.begin();

    const AccumulateGrad* accumulate =
        node.is_gradient_accumulator() ? static_cast<const AccumulateGrad*>(&node) : nullptr;
    const AutogradMeta* leaf = accumulate != nullptr ? AutogradMeta::Get(accumulate->variable()) : nullptr;
    const NodeHooks* hooks = node.hooks();
    if (!is_prepared) CaptureTensorHooks(leaf, hooks, grads);
    for (size_t i = 0; i < results_.size(); ++i) {
      const ResultPlace& place = reading_.results()[i];
      if (place.position == position) results_[i] = grads[place.input_nr];
    }
    if (!walk_.runs(position)) return;

    const size_t num_pre = hooks != nullptr && !is_prepared ? hooks->pre.size() : 0;
    const size_t num_post = hooks != nullptr ? hooks->post.size() : 0;
    for (size_t i = 0; i < num_pre; ++i) {
      Node* replaced = CallHook({NextCallee(), ListOf(grads)}, "pre_hook");
      for (size_t g = 0; g < grads.size(); ++g) grads[g] = Item(replaced, g);
    }
    const size_t first_post = next_callee_;
    SkipCallees(num_post);
    // Either a call that returns a list, or a list of values.
    Argument outputs = Argument::List({});
    if (leaf != nullptr) {
      CaptureAccumulation(*accumulate, *leaf, grads[0]);
    } else {
      outputs = CallNode(position, grads);
    }
    next_callee_ = first_post;
    for (size_t i = 0; i < num_post; ++i) {
      outputs = CallHook({NextCallee(), std::move(outputs), ListOf(grads)}, "post_hook");
    }
    if (leaf != nullptr) return;
    if (outputs.is_node()) {
      DeliverOutputs(position, outputs.node());
    } else {
      DeliverInlined(position, outputs.items());
    }
  }

  void CaptureTensorHooks(const AutogradMeta* leaf, const NodeHooks* hooks, std::vector<Node*>& grads) {
    if (leaf != nullptr) TensorHooks(leaf->tensor_hooks.size(), grads[0]);
    if (hooks == nullptr) return;
    for (const auto& [nr, list] : hooks->tensor()) TensorHooks(list->size(), grads[nr]);
    for (const auto& [nr, hook] : hooks->retains_grad()) {
      Node* callee = NextCallee();
      if (grads[nr] != nullptr) CallHook({callee, grads[nr]}, "retains_grad");
    }
  }

  void CaptureAccumulation(const AccumulateGrad& node, const AutogradMeta& leaf, Node* grad) {
    if (!leaf.requires_grad) return;
    Node* variable = inputs_[reading_.TensorId(node.variable())];
    if (grad != nullptr) {
      const std::optional<uint32_t> grad_before = reading_.GradId(leaf);
      Argument before = grad_before.has_value() ? Argument(inputs_[*grad_before]) : Argument();
      Call(capture_target::kAccumulateGrad, {variable, std::move(before), grad});
    }
    for (size_t i = leaf.post_accumulate_hooks.size(); i > 0; --i) {
      CallHook({NextCallee(), variable}, "post_acc_grad_hook");
    }
  }

  ArgumentVisitor VisitorFor(uint32_t position) {
    size_t num_sizes = 0;
    for (const InputMetadata& input : walk_.node(position).input_metadata()) {
      num_sizes += input.is_defined() ? input.sizes().size() : 0;
    }
    return ArgumentVisitor(reading_, inputs_, absl::MakeSpan(sizes_).subspan(reading_.first_size(position) + num_sizes),
                           absl::MakeSpan(numbers_).subspan(reading_.first_number(position)),
                           [this] { return CallHook({NextCallee()}, "unpack_hook"); });
  }

  // Makes the gradient at an input defined and row-major, as the graph of a tape node expects.
  Node* DefinedGradient(uint32_t position, uint32_t input_nr, Node* grad) {
    if (grad != nullptr) return Call(OpId::contiguous, {grad});
    const Argument type = MetadataOf(position, input_nr);
    return Call(OpId::zeros, {type.items()[2]}, {{"dtype", type.items()[0]}, {"device", type.items()[1]}});
  }

  // Copies the calls of the node's graph, and returns its results.
  Argument InlineGraph(uint32_t position, const std::shared_ptr<const Graph>& graph, const std::vector<Node*>& grads) {
    const bool any_grad = std::any_of(grads.begin(), grads.end(), [](const Node* grad) { return grad != nullptr; });
    if (!any_grad) return ListOf(std::vector<Node*>(walk_.node(position).num_outputs()));
    const std::string prefix = absl::StrCat("aot", inlined_.size(), "_");
    inlined_.push_back(graph);
    ArgumentList inputs;
    ArgumentVisitor visitor = VisitorFor(position);
    walk_.node(position).ReadGraphInputs(visitor);
    for (const Argument& list : visitor.Take()) {
      for (const Argument& value : list.items()) inputs.push_back(value);
    }
    for (uint32_t i = 0; i < grads.size(); ++i) inputs.emplace_back(DefinedGradient(position, i, grads[i]));
    absl::flat_hash_map<const Node*, Argument> values;
    const auto value_of = [&](Node* node) { return values.at(node); };
    size_t next_input = 0;
    for (const Node* node : graph->nodes()) {
      if (node->is_output()) break;
      if (node->is_placeholder()) {
        values[node] = inputs.at(next_input++);
        continue;
      }
      ArgumentList args;
      for (const Argument& arg : node->args()) args.push_back(ReplaceNodes(arg, value_of));
      KeywordArguments kwargs;
      for (const auto& [key, arg] : node->kwargs()) kwargs.emplace_back(key, ReplaceNodes(arg, value_of));
      Node* copy = graph_->Create(node->opcode(), node->target(), std::move(args), std::move(kwargs),
                                  absl::StrCat(prefix, node->name()));
      copy->set_provenance(node->provenance());
      copy->mutable_provenance().origins = {graph_->AddOrigin({copy->name(), 0})};
      values[node] = Argument(copy);
    }
    return ReplaceNodes(graph->output()->args()[0], value_of);
  }

  // Calls the node's functional form, or inlines its graph.
  Argument CallNode(uint32_t position, const std::vector<Node*>& grads) {
    TapeNode& node = walk_.node(position);
    if (const auto graph = node.backward_graph(); graph != nullptr) return InlineGraph(position, graph, grads);
    std::string target = absl::StrCat(capture_target::kOps, node.Name());
    // Each call of a custom function is an op of its own.
    if (dynamic_cast<const CustomFunctionNode*>(&node) != nullptr) absl::StrAppend(&target, custom_counts_[target]++);
    const FunctionalIvalueFn form = node.functional_ivalue();
    if (form == nullptr) return Call(target, {ListOf(grads), NextCallee()});
    // Nodes of two libraries may have the same name.
    for (int i = 1; !forms_.try_emplace(target, form).second && forms_[target] != form; ++i) {
      target = absl::StrCat(capture_target::kOps, node.Name(), "_", i);
    }
    ArgumentVisitor visitor = VisitorFor(position);
    node.ReadSaved(visitor);
    ArgumentList args = {ListOf(grads), NeedsInputGrad(position)};
    for (Argument& value : visitor.Take()) args.push_back(std::move(value));
    return Call(target, std::move(args));
  }

  Argument NeedsInputGrad(uint32_t position) {
    ArgumentList needs;
    for (size_t i = 0; i < walk_.node(position).num_outputs(); ++i) {
      needs.emplace_back(walk_.target(position, i) != TapeWalk::kNowhere);
    }
    return Argument::List(std::move(needs));
  }

  // The results of an inlined graph have the types that the next nodes expect.
  void DeliverInlined(uint32_t position, const std::vector<Argument>& outputs) {
    const TapeNode& node = walk_.node(position);
    for (size_t i = 0; i < outputs.size(); ++i) {
      const uint32_t to = walk_.target(position, i);
      if (to != TapeWalk::kNowhere && outputs[i].is_node()) {
        Deliver(to, node.next_edge(i).input_nr, outputs[i].node());
      }
    }
  }

  void DeliverOutputs(uint32_t position, Node* outputs) {
    const TapeNode& node = walk_.node(position);
    ArgumentList given;
    ArgumentList metadata;
    for (size_t i = 0; i < node.num_outputs(); ++i) {
      const uint32_t to = walk_.target(position, i);
      if (to == TapeWalk::kNowhere) {
        given.emplace_back();
        metadata.emplace_back();
        continue;
      }
      given.emplace_back(Item(outputs, i));
      metadata.push_back(MetadataOf(to, node.next_edge(i).input_nr));
    }
    Node* validated =
        Call(capture_target::kValidateOutputs, {Argument::List(std::move(given)), Argument::List(std::move(metadata))});
    std::vector<Node*> items(node.num_outputs(), nullptr);
    for (size_t i = 0; i < items.size(); ++i) {
      if (walk_.target(position, i) != TapeWalk::kNowhere) items[i] = Item(validated, i);
    }
    for (size_t i = 0; i < items.size(); ++i) {
      if (items[i] != nullptr) Deliver(walk_.target(position, i), node.next_edge(i).input_nr, items[i]);
    }
  }

  Argument MetadataOf(uint32_t position, uint32_t input_nr) {
    const TapeNode& node = walk_.node(position);
    const InputMetadata& expected = node.input_metadata(input_nr);
    if (!expected.is_defined()) return {};
    size_t size = 0;
    if (!IsInside(position)) {
      size = reading_.outgoing()[reading_.OutgoingTo(position, input_nr)].first_size;
    } else {
      size = reading_.first_size(position);
      for (uint32_t i = 0; i < input_nr; ++i) {
        if (node.input_metadata(i).is_defined()) size += node.input_metadata(i).sizes().size();
      }
    }
    ArgumentList sizes;
    for (size_t i = 0; i < expected.sizes().size(); ++i) sizes.emplace_back(sizes_[size + i]);
    return Argument::Tuple({expected.dtype(), expected.device(), Argument::List(std::move(sizes))});
  }

  const TapeReading& reading_;
  const TapeWalk& walk_;
  std::unique_ptr<Graph> graph_;
  absl::btree_map<std::string, FunctionalIvalueFn> forms_;
  absl::btree_map<std::string, int> custom_counts_;               // calls so far, keyed by target without its number
  absl::flat_hash_map<std::string, CapturedInput> placeholders_;  // keyed by name
  std::vector<std::shared_ptr<const Graph>> inlined_;
  std::vector<Node*> inputs_;
  std::vector<Node*> sizes_;
  std::vector<Node*> numbers_;
  std::vector<Node*> callees_;
  size_t next_callee_ = 0;
  std::vector<std::vector<Node*>> grads_;  // the gradients that have arrived at each node of the piece
  std::vector<Node*> outgoing_;
  std::vector<Node*> results_;
  Provenance provenance_;
  // For each stack, a copy with the note that marks a sum of gradients.
  absl::flat_hash_map<std::shared_ptr<const StackTrace>, std::shared_ptr<const StackTrace>> stacks_of_sums_;
};

}  // namespace

std::optional<CapturedBackward> CaptureTape(const TapeReading& reading) {
  try {
    return Capturer(reading).Run();
  } catch (const NewHook&) {
    return std::nullopt;
  }
}

}  // namespace backtape::internal
