#ifndef BACKTAPE_IR_NODE_ARGUMENTS_H_
#define BACKTAPE_IR_NODE_ARGUMENTS_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "absl/container/inlined_vector.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/node.h"

namespace backtape {

// The value of a schema's default; nullopt for an argument without a default.
std::optional<Argument> DefaultArgument(const ArgSchema& schema);

// Normalises an argument, so that equal values compare equal: a tuple becomes a list, an int for a float argument
// becomes a double, and a single value for T[n] becomes a list of n values.
Argument CanonicalArgument(const ArgSchema& schema, const Argument& arg);

// The numbers of a list of integers, or a single integer; nullopt for other arguments.
std::optional<std::vector<int64_t>> IntegersOf(const Argument& argument);

// A call's arguments in schema order, whether given by position, by keyword or by default. Points into the node, so it
// is invalid after the node's arguments change. Not for operator.*, whose arguments are positional.
class NodeArguments {
 public:
  // The node must call an op. Ignores the extra arguments and unknown keywords of an ill-formed call.
  explicit NodeArguments(const Node& node);

  // The argument as given; null if it is omitted or if the schema has no such argument.
  const Argument* Given(size_t i) const { return i < given_.size() ? given_[i] : nullptr; }
  const Argument* Given(absl::string_view name) const;
  // The node if the whole argument is a node; otherwise null.
  Node* NodeAt(size_t i) const { return Given(i) != nullptr && Given(i)->is_node() ? Given(i)->node() : nullptr; }

  // True if the argument is omitted or equals its default.
  bool IsDefault(size_t i) const;
  bool IsDefault(absl::string_view name) const;
  // The given argument or the default, normalised; None if there is neither.
  Argument Value(size_t i) const;
  Argument Value(absl::string_view name) const;

 private:
  size_t IndexOf(absl::string_view name) const;

  const OpSchema& op_;
  absl::InlinedVector<const Argument*, 8> given_;  // one per ArgSchema
};

}  // namespace backtape

#endif  // BACKTAPE_IR_NODE_ARGUMENTS_H_
