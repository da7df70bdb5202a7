#ifndef BACKTAPE_PASSES_CALL_ARGUMENTS_H_
#define BACKTAPE_PASSES_CALL_ARGUMENTS_H_

#include <optional>

#include "absl/container/inlined_vector.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/node.h"

namespace backtape {

// The value that a schema's default text means; nullopt for an argument without default.
std::optional<Argument> DefaultArgument(const ArgSchema& schema);

// The argument in the one form that all ways to write the same value have: tuples as lists, an int for a float argument
// as a double, one value for T[n] as a list of n.
Argument CanonicalArgument(const ArgSchema& schema, const Argument& arg);

// The arguments of a call by the op's schema, whether they were given by position, by keyword or not at all. Points
// into the node: do not keep it over a change of the node's arguments. For ops but operator.*, whose arguments are
// positional.
class CallArguments {
 public:
  // CHECKs that the node calls an op. An ill-formed call (too many arguments, unknown keywords) leaves things out.
  explicit CallArguments(const Node& node);

  // As given; null when left to its default, or when the schema has no such argument.
  const Argument* Given(size_t i) const { return i < given_.size() ? given_[i] : nullptr; }
  const Argument* Given(absl::string_view name) const;
  // The node that is the whole argument; null otherwise.
  Node* NodeAt(size_t i) const { return Given(i) != nullptr && Given(i)->is_node() ? Given(i)->node() : nullptr; }

  // Left out, or given as what it would be by default.
  bool IsDefault(size_t i) const;
  bool IsDefault(absl::string_view name) const;
  // The given argument or the default, canonical; None when there is neither.
  Argument Value(size_t i) const;
  Argument Value(absl::string_view name) const;

 private:
  size_t IndexOf(absl::string_view name) const;

  const OpSchema& op_;
  absl::InlinedVector<const Argument*, 8> given_;  // one for each ArgSchema
};

}  // namespace backtape

#endif  // BACKTAPE_PASSES_CALL_ARGUMENTS_H_
