#ifndef BACKTAPE_IR_OP_SCHEMA_H_
#define BACKTAPE_IR_OP_SCHEMA_H_

#include <cstdint>
#include <string>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/tensor/dtype.h"

namespace backtape {

// Base type of an argument or return value in PyTorch's schema language.
enum class SchemaType : uint8_t {
  kTensor,
  kInt,     // a plain integer: a dim, a mode
  kSymInt,  // a size, which may be symbolic
  kFloat,
  kBool,
  kStr,
  kScalar,
  kScalarType,
  kLayout,
  kDevice,
  kMemoryFormat,
  kGenerator,
  kAny,  // only for ops of Python's modules: any value that the Python function takes
};
absl::string_view ToString(SchemaType type);

// "SymInt[2]? stride=1": base kSymInt, is_list, list_size 2, is_optional.
struct ArgSchema {
  absl::string_view name = {};
  SchemaType type = SchemaType::kTensor;
  bool is_list = false;
  bool is_optional = false;          // T? or T[]?
  bool is_element_optional = false;  // T?[]
  bool is_kwarg_only = false;
  bool is_written = false;  // alias annotation with '!'
  char alias_set = 0;       // letter of the alias annotation; 0 if there is none
  int16_t list_size = -1;   // n of T[n], where a single T is repeated n times; -1 if there is none
  bool has_default = false;
  absl::string_view default_text = {};  // as in the schema: "1e-05", "None", "[0, 1]", "contiguous_format"

  // "SymInt[2]? stride=1".
  std::string ToString() const;
};

struct ReturnSchema {
  absl::string_view name = {};  // may be empty
  SchemaType type = SchemaType::kTensor;
  bool is_list = false;
  bool is_written = false;
  char alias_set = 0;
};

enum OpTag : uint32_t {
  kTagPointwise = 1u << 0,         // output element i depends only on input elements i (after broadcasting)
  kTagView = 1u << 1,              // outputs share the first argument's storage
  kTagReduction = 1u << 2,         // dims of the first argument disappear or become 1
  kTagInplace = 1u << 3,           // writes its first argument and returns it
  kTagNondeterministic = 1u << 4,  // draws random numbers
  kTagPython = 1u << 5,            // operator.*, math.*, torch.*: works on Python values, not only tensors
  kTagCore = 1u << 6,              // in the core ATen opset
  kTagMetadata = 1u << 7,          // returns no tensor; the shape rule alone computes the result
  kTagComposite = 1u << 8,       // recorded on the tape as calls to other ops (autograd/composite_ops/composite_ops.h)
  kTagViewOrCopy = 1u << 9,      // shares the first argument's storage where its strides allow (ir/aliasing.h)
  kTagExpensive = 1u << 10,      // takes much longer than reading its operands: products, decompositions, sorts
  kTagCollective = 1u << 11,     // needs the other ranks of a process group, or waits for them (ir/collective_calls.h)
  kTagOperandsApart = 1u << 12,  // in place, no operand may share memory with the written tensor (ir/write_overlap.h)
  kTagCommutative = 1u << 13,    // swapping the first two arguments changes nothing but the payloads of NaNs
  kTagCheap = 1u << 14,          // a few instructions for each element: recomputed rather than stored
  kTagReadsStrides = 1u << 15,   // reads an operand's strides, or makes a view that not all strides allow
  kTagIgnoresValues = 1u << 16,  // reads only the types of its tensors
  kTagPicksByTensor =
      1u << 17,  // reads or writes elements at positions that a tensor holds, and checks these positions
  kTagWritesInTraining = 1u << 18,  // writes its marked arguments unless the argument `training` is False
  kTagNoNativeForm = 1u << 19,      // native code runs its kernel
};

// How a pointwise op's output dtype follows from its promoting arguments (those in promote_mask).
enum class Promotion : uint8_t {
  kNone,        // its own shape rule decides
  kDefault,     // torch.result_type of the arguments
  kIntToFloat,  // like kDefault, but integers and bool become float32
  kBool,        // bool; computed in kDefault's dtype
  kFirst,       // the first argument's dtype
};

// Which promoted dtypes a pointwise op accepts.
enum class DTypeClass : uint8_t { kAny, kFloating, kFloatingOrInteger /* no bool */, kIntegerOrBool, kInteger };

enum class OpId : uint16_t;  // ir/op_id.h, which is generated

// One row of codegen_spec/ops/*.yaml. Immutable; its strings live as long as its table.
struct OpSchema {
  absl::string_view name = {};      // "add"
  absl::string_view overload = {};  // "Tensor", or "default"
  absl::string_view ns = {};        // "aten"; for Python's modules "operator", "math", "torch"
  absl::string_view family = {};    // name of its YAML file, such as "matmul"
  absl::string_view schema = {};    // text of the schema in the row
  absl::Span<const ArgSchema> args = {};
  absl::Span<const ReturnSchema> returns = {};
  uint32_t tags = 0;
  Promotion promotion = Promotion::kNone;
  DTypeClass dtypes = DTypeClass::kAny;
  uint32_t promote_mask = 0;     // bit i is set if args[i] takes part in type promotion
  uint16_t id = 0;               // OpId for builtin ops; the ops of a user have the ids after those
  int32_t functional_id = -1;    // for an in-place op, the op that computes the value it writes; else -1
  absl::string_view infix = {};  // operator.*: "+", "//", "-" (unary), "[]"; empty for calls

  bool is(OpId op) const { return id == static_cast<uint16_t>(op); }
  // Not one of the enumerators if the op is a user's.
  OpId op_id() const { return static_cast<OpId>(id); }
  bool has_tag(OpTag tag) const { return (tags & tag) != 0; }
  // "aten.add.Tensor"; "operator.add", "torch.sym_max".
  std::string QualifiedName() const;
  // The target of a call as printed: "torch.ops.aten.add.Tensor", "operator.add".
  std::string Target() const;
};

}  // namespace backtape

#endif  // BACKTAPE_IR_OP_SCHEMA_H_
