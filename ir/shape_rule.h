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

// Answers a shape rule's questions about symbolic sizes.
class ShapeContext {
 public:
  ShapeContext(ShapeEnv& env, const OpSchema& op) : env_(env), op_(op) {}
  const OpSchema& op() const { return op_; }
  ShapeEnv& env() { return env_; }

  // Forwards to ShapeEnv, with the op's name added to `reason`.
  bool Eq(const SymInt& a, const SymInt& b, absl::string_view reason = "");
  bool Lt(const SymInt& a, const SymInt& b, absl::string_view reason = "");
  bool Le(const SymInt& a, const SymInt& b, absl::string_view reason = "");
  bool RequireEq(const SymInt& a, const SymInt& b, absl::string_view reason);
  // Like Lt, but returns nullopt without evidence. Meant for choices where either answer is correct.
  std::optional<bool> TryLt(const SymInt& a, const SymInt& b, absl::string_view reason = "");
  // Whether `a` is the smaller one of two sizes; nullopt without evidence. Either answer if they are equal.
  std::optional<bool> TrySmaller(const SymInt& a, const SymInt& b, absl::string_view reason = "");
  // True if any question involved a number that does not fit in 64 bits.
  bool overflowed() const { return overflowed_; }

 private:
  bool NoteOverflow(const SymInt& a, const SymInt& b) { return overflowed_ |= a.overflowed() || b.overflowed(); }

  ShapeEnv& env_;
  const OpSchema& op_;
  bool overflowed_ = false;
};

// The uniform signature of a shape rule. `args` are bound to the op's schema (ir/bind_arguments.h): one IValue per
// ArgSchema, with defaults filled in and tensors as TensorType. Returns a TensorType, a number, or a list of
// TensorTypes (several outputs, or one list); None for an undefined output and for an op without results. Returns
// InvalidArgument for shapes, dtypes and values that PyTorch's op rejects; the message omits the op's name and the
// node. Rules are the only place where an op's arguments are checked: a kernel runs after its rule and relies on it.
using ShapeRuleFn = absl::StatusOr<IValue> (*)(ShapeContext&, absl::Span<const IValue> args);

// Checks that the sizes, strides and offset of a type and its numbers of elements and bytes all fit in 64 bits, and
// that none of them is known to be negative. Otherwise returns ResourceExhausted or InvalidArgument, naming the type.
absl::Status CheckFits(const TensorType& type);

// Applies the op's rule to bound arguments and checks the result with CheckFits. Returns Unimplemented for an op
// without a rule, the rule's own errors, and ResourceExhausted if a number that the rule computes does not fit in 64
// bits. All code that infers types or allocates results uses this function.
absl::StatusOr<IValue> ApplyShapeRule(absl::Span<const ShapeRuleFn> rules, ShapeEnv& env, const OpSchema& op,
                                      absl::Span<const IValue> args);

// A bound argument in the form that shape rules take: every Tensor is replaced by its type.
IValue TypesOf(const IValue& value);

// The rules of a table's ops, indexed by OpSchema::id. Immutable.
using ShapeRuleTable = absl::Span<const ShapeRuleFn>;
ShapeRuleTable BuiltinShapeRules();

// The generator declares typed rules (ir/shape_rules/*.cc) in
// <build>/generated/backtape/ir/shape_rule_declarations.h. Types of the schema become these parameter types:
//   Tensor, Tensor?             const TensorType&, const TensorType* (null for None)
//   Tensor[], Tensor?[]         absl::Span<const TensorType* const>
//   int, int[]                  int64_t, absl::Span<const int64_t>
//   SymInt, SymInt[]            const SymInt&, absl::Span<const SymInt>
//   float, Scalar               double, const SymScalar&
//   bool[n], str, ScalarType    std::array<bool, n>, absl::string_view, DType
//   bool, Layout, Device, MemoryFormat have the same names in C++
//   T? of any other type        std::optional<...>
// Generator arguments are omitted and must be None. Rules return absl::StatusOr of TensorType (one tensor),
// std::array<std::optional<TensorType>, n> (a tuple), std::vector<TensorType> (a list), or SymInt, bool or double;
// absl::Status for an op without results.

}  // namespace backtape

#endif  // BACKTAPE_IR_SHAPE_RULE_H_
