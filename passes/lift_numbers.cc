#include "backtape/passes/lift_numbers.h"

#include <algorithm>
#include <optional>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/str_cat.h"
#include "backtape/autograd/capture/captured_backward.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/op_id.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tensor/tensor_type.h"

namespace backtape {
namespace {

bool IsSame(const Argument& a, const Argument& b) {
  if (a.is_node() || b.is_node()) return a.is_node() && b.is_node() && a.node()->name() == b.node()->name();
  if (!a.is_sequence() || !b.is_sequence()) return a == b;
  if (a.sequence().kind != b.sequence().kind || a.items().size() != b.items().size()) return false;
  for (size_t i = 0; i < a.items().size(); ++i) {
    if (!IsSame(a.items()[i], b.items()[i])) return false;
  }
  return true;
}

bool HaveSameKeywords(const Node& a, const Node& b) {
  if (a.kwargs().size() != b.kwargs().size()) return false;
  for (size_t i = 0; i < a.kwargs().size(); ++i) {
    if (a.kwargs()[i].first != b.kwargs()[i].first || !IsSame(a.kwargs()[i].second, b.kwargs()[i].second)) return false;
  }
  return true;
}

bool TakesATensorOrANumber(const Node& node) {
  for (const OpId op : {OpId::add_Tensor, OpId::sub_Tensor, OpId::mul_Tensor, OpId::div_Tensor}) {
    if (node.is_call_to(op)) return true;
  }
  return false;
}

// A use of a number.
struct Place {
  Node* node = nullptr;
  size_t number = 0;
  bool operator==(const Place&) const = default;
};

class NumberComparison {
 public:
  NumberComparison(absl::Span<const double> numbers, const std::vector<bool>& is_lifted)
      : numbers_(numbers), is_lifted_(is_lifted) {}

  // Finds the uses of lifted numbers by comparing two graphs. Returns an error if a difference is not a lifted number
  // in a supported place. `places` receives the uses in `graph`.
  absl::Status Compare(const Graph& graph, const LoweredWith& other, std::vector<Place>& places) const {
    Node* a = graph.first();
    Node* b = other.graph->first();
    for (; a != nullptr && b != nullptr; a = a->next(), b = b->next()) {
      if (a->opcode() != b->opcode() || a->target() != b->target() || a->name() != b->name()) return OtherUse(*a);
      if (a->args().size() != b->args().size() || !HaveSameKeywords(*a, *b)) return OtherUse(*a);
      for (size_t i = 0; i < a->args().size(); ++i) {
        if (IsSame(a->args()[i], b->args()[i])) continue;
        const std::optional<size_t> number = NumberAt(a->args()[i], b->args()[i], other.numbers);
        if (!number.has_value() || i != 1 || !TakesATensorOrANumber(*a)) return OtherUse(*a);
        places.push_back({a, *number});
      }
    }
    if (a != nullptr || b != nullptr) return OtherUse(a != nullptr ? *a : *b);
    return absl::OkStatus();
  }

 private:
  static absl::Status OtherUse(const Node& node) {
    return absl::FailedPreconditionError(
        absl::StrCat("a number that changes between calls may be used only as the second operand of add, sub, mul or "
                     "div; it affects ",
                     DescribeNode(node), " in another way"));
  }

  std::optional<size_t> NumberAt(const Argument& a, const Argument& b, absl::Span<const double> others) const {
    if (!a.is_double() || !b.is_double()) return std::nullopt;
    for (size_t i = 0; i < numbers_.size(); ++i) {
      if (is_lifted_[i] && a.float_value() == numbers_[i] && b.float_value() == others[i]) return i;
    }
    return std::nullopt;
  }

  absl::Span<const double> numbers_;
  const std::vector<bool>& is_lifted_;
};

}  // namespace

absl::Status LiftNumbers(Graph& graph, absl::Span<const double> numbers, const std::vector<bool>& is_lifted,
                         absl::Span<const LoweredWith> others) {
  std::vector<Place> places;
  for (size_t i = 0; i < others.size(); ++i) {
    std::vector<Place> found;
    BACKTAPE_RETURN_IF_ERROR(NumberComparison(numbers, is_lifted).Compare(graph, others[i], found));
    if (i > 0 && found != places) {
      const auto [a, b] = std::mismatch(found.begin(), found.end(), places.begin(), places.end());
      return absl::FailedPreconditionError(
          absl::StrCat("cannot determine which of two numbers that change between calls is an operand of ",
                       DescribeNode(a != found.end() ? *a->node : *b->node)));
    }
    places = std::move(found);
  }
  Node* first_call = graph.first();
  while (first_call != nullptr && first_call->is_placeholder()) first_call = first_call->next();
  TensorType type = TensorType::Contiguous(DType::kFloat64, {});
  type.is_wrapped_number = true;
  absl::flat_hash_map<size_t, Node*> placeholders;
  for (const Place& place : places) {
    Node*& placeholder = placeholders[place.number];
    if (placeholder == nullptr) {
      placeholder = graph.Placeholder(
          CapturedInput{.kind = CapturedInput::Kind::kNumber, .index = static_cast<uint32_t>(place.number)}.Name(),
          type);
      if (first_call != nullptr) graph.MoveBefore(placeholder, first_call);
    }
    ArgumentList args(place.node->args().begin(), place.node->args().end());
    args[1] = placeholder;
    place.node->SetArgs(std::move(args));
  }
  return absl::OkStatus();
}

}  // namespace backtape
