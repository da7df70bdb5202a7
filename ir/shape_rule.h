#ifndef BACKTAPE_IR_SHAPE_RULE_H_
#define BACKTAPE_IR_SHAPE_RULE_H_

#include <array>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/ir/op_schema.h"
#include "backtape/ir/shape_env.h"
#include "backtape/tensor/ivalue.h"
#include "backtape/tensor/sym_scalar.h"

namespace backtape {

// What a shape rule may ask for besides its arguments.
class ShapeContext {
 public:
  ShapeContext(ShapeEnv& env, const OpSchema& op) : env_(env), op_(op) {}
  const OpSchema& op() const { return op_; }
  ShapeEnv& env() { return env_; }

  // ShapeEnv's questions; the op's name goes in front of `reason`.
  bool Eq(const SymInt& a, const SymInt& b, absl::string_view reason = "");
  bool Lt(const SymInt& a, const SymInt& b, absl::string_view reason = "");
  bool Le(const SymInt& a, const SymInt& b, absl::string_view reason = "");
  bool RequireEq(const SymInt& a, const SymInt& b, absl::string_view reason);
  // As Lt, but nullopt where there is no evidence: for choices that are right either way.
  std::optional<bool> TryLt(const SymInt& a, const SymInt& b, absl::string_view reason = "");
  // Whether a question was about a number that does not fit in 64 bits.
  bool overflowed() const { return overflowed_; }

 private:
  bool NoteOverflow(const SymInt& a, const SymInt& b) { return overflowed_ |= a.overflowed() || b.overflowed(); }

  ShapeEnv& env_;
  const OpSchema& op_;
  bool overflowed_ = false;
};

// The uniform form of a shape rule. `args` are bound to the op's schema (ir/bind_arguments.h): one IValue for each
// ArgSchema, defaults filled in, tensors as TensorType. Gives a TensorType, a SymInt, a list of them (several outputs,
// or one list), where an output that will be undefined is None. Shapes, dtypes and argument values that the op does not
// accept are InvalidArgument, in PyTorch's sense if not its words; the message leaves out the op's name and the node.
// Rules are the only place where an op checks its arguments: a kernel runs after its rule and relies on it.
using ShapeRuleFn = absl::StatusOr<IValue> (*)(ShapeContext&, absl::Span<const IValue> args);

// OK where every size, stride, offset, number of elements and number of bytes of a type fits in 64 bits and none is
// known to be negative; else ResourceExhausted or InvalidArgument with the type in the message.
absl::Status CheckFits(const TensorType& type);

// Applies the op's rule to bound arguments, and checks with CheckFits what it returns. Errors: Unimplemented for an op
// without a rule; the rule's; ResourceExhausted where a number that the rule computed does not fit in 64 bits.
// Everything that infers types or allocates results goes through here.
absl::StatusOr<IValue> ApplyShapeRule(absl::Span<const ShapeRuleFn> rules, ShapeEnv& env, const OpSchema& op,
                                      absl::Span<const IValue> args);

// A bound argument as a shape rule takes it: every Tensor in it replaced by its type.
IValue TypesOf(const IValue& value);

// The rule of each op of a table, by OpSchema::id. Immutable.
using ShapeRuleTable = absl::Span<const ShapeRuleFn>;
ShapeRuleTable BuiltinShapeRules();

// Typed rules (ir/shape_rules/*.cc, declared by the generator in
// <build>/generated/backtape/ir/shape_rule_declarations.h) take: Tensor as const TensorType&, Tensor? as const
// TensorType* (null for None), Tensor[] and Tensor?[] as absl::Span<const TensorType* const>, int as int64_t, SymInt as
// const SymInt&, int[] as absl::Span<const int64_t>, SymInt[] as absl::Span<const SymInt>, float as double, Scalar as
// const SymScalar&, bool[n] as std::array<bool, n>, str as absl::string_view, ScalarType as DType, Layout, Device,
// MemoryFormat; T? of the others as std::optional<...>. Generators are left out (they must be None). They return
// absl::StatusOr of TensorType (one tensor), std::array<std::optional<TensorType>, n> (a tuple),
// std::vector<TensorType> (a list), or SymInt / bool / double.

}  // namespace backtape

#endif  // BACKTAPE_IR_SHAPE_RULE_H_
