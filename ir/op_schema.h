#ifndef BACKTAPE_IR_OP_SCHEMA_H_
#define BACKTAPE_IR_OP_SCHEMA_H_

#include <cstdint>
#include <string>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/tensor/dtype.h"

namespace backtape {

// Base type of an argument or a return in PyTorch's schema language.
enum class SchemaType : uint8_t {
  kTensor,
  kInt,     // a plain integer: a dim, a mode
  kSymInt,  // a size: may be symbolic
  kFloat,
  kBool,
  kStr,
  kScalar,
  kScalarType,
  kLayout,
  kDevice,
  kMemoryFormat,
  kGenerator,
  kAny,  // operator.* only: whatever Python's operator takes
};
absl::string_view ToString(SchemaType type);

// "SymInt[2]? stride=1": base kSymInt, is_list, list_size 2, is_optional.
struct ArgSchema {
  absl::string_view name = {};
  SchemaType type = SchemaType::kTensor;
  bool is_list = false;
  bool is_optional = false;          // T? , T[]?
  bool is_element_optional = false;  // T?[]
  bool is_kwarg_only = false;
  bool is_written = false;  // alias annotation with '!'
  char alias_set = 0;       // letter of the alias annotation; 0 for none
  int16_t list_size = -1;   // n of T[n]: a single T stands for n of them; -1 for none
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
  kTagPointwise = 1u << 0,         // output element i depends on input elements i only (after broadcasting)
  kTagView = 1u << 1,              // outputs share the first argument's storage
  kTagReduction = 1u << 2,         // dims of the first argument disappear or become 1
  kTagInplace = 1u << 3,           // writes its first argument and returns it
  kTagNondeterministic = 1u << 4,  // draws random numbers
  kTagPython = 1u << 5,            // operator.*, math.*, torch.*: works on Python values, not only tensors
  kTagCore = 1u << 6,              // in the core ATen opset
  kTagMetadata = 1u << 7,          // gives no tensor: answered by the shape rule alone, without a kernel
  kTagComposite = 1u << 8,         // on the tape, calls of other ops (autograd/composite_ops/composite_ops.h)
  kTagViewOrCopy = 1u << 9,        // shares the first argument's storage where its strides allow (ir/aliasing.h)
};

// How the dtype of a pointwise op's output follows from its promoting arguments (those in promote_mask).
enum class Promotion : uint8_t {
  kNone,        // its own shape rule decides
  kDefault,     // torch.result_type of them
  kIntToFloat,  // as kDefault, then integers and bool become float32
  kBool,        // bool; computed in what kDefault gives
  kFirst,       // the first argument's dtype
};

// Which promoted dtypes a pointwise op accepts.
enum class DTypeClass : uint8_t { kAny, kFloating, kFloatingOrInteger /* no bool */, kIntegerOrBool, kInteger };

// One row of codegen_spec/ops/*.yaml. Immutable, generated, lives as long as its table.
struct OpSchema {
  absl::string_view name = {};      // "add"
  absl::string_view overload = {};  // "Tensor", or "default"
  absl::string_view ns = {};        // "aten"; of Python's modules "operator", "math", "torch"
  absl::string_view family = {};    // "pointwise": the YAML file that it stands in
  absl::string_view schema = {};    // the row's text
  absl::Span<const ArgSchema> args = {};
  absl::Span<const ReturnSchema> returns = {};
  uint32_t tags = 0;
  Promotion promotion = Promotion::kNone;
  DTypeClass dtypes = DTypeClass::kAny;
  uint32_t promote_mask = 0;     // bit i: args[i] takes part in type promotion
  uint16_t id = 0;               // index in its table; for builtin ops also the value of OpId
  int32_t functional_id = -1;    // of an in-place op: the op that computes what it writes; -1 for all others
  absl::string_view infix = {};  // operator.*: "+", "//", "-" (unary), "[]"; empty for calls

  bool has_tag(OpTag tag) const { return (tags & tag) != 0; }
  // "aten.add.Tensor"; "operator.add", "torch.sym_max".
  std::string QualifiedName() const;
  // "torch.ops.aten.add.Tensor"; "operator.add": as call targets print it.
  std::string Target() const;
};

}  // namespace backtape

#endif  // BACKTAPE_IR_OP_SCHEMA_H_
