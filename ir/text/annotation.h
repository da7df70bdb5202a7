#ifndef BACKTAPE_IR_TEXT_ANNOTATION_H_
#define BACKTAPE_IR_TEXT_ANNOTATION_H_

#include <string>

#include "absl/container/node_hash_map.h"
#include "absl/strings/string_view.h"
#include "backtape/ir/value_type.h"

namespace backtape {

// A type as written after the name of a node: "f32[2, s0][s0, 1]cpu", "Sym(s0 + 1)", "Cls(f32[2])", "torch.Tensor".
struct Annotation {
  ValueType type;  // an OpaqueType if the text is not one of the first three forms
  bool has_strides = false;
  bool has_device = false;
};

Annotation ReadAnnotation(absl::string_view text);

// Caches annotations by their text. A graph has few distinct annotations, so nodes share them.
class AnnotationCache {
 public:
  // `text` must outlive this.
  const Annotation& Read(absl::string_view text);

 private:
  absl::node_hash_map<absl::string_view, Annotation> by_text_;  // references stay valid
};

// True for a type that print_readable() writes as shape metadata (mul: "f32[2]").
bool IsShapeAnnotation(const ValueType& type);
// True for a type that the program itself stated (x : torch.Tensor). Both functions are false for lists and None, which
// are never written.
bool IsStatedType(const ValueType& type);
// Writes the type without quotes, with strides and device if they are requested and known.
void AppendAnnotation(const ValueType& type, bool with_strides, bool with_device, std::string* out);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_ANNOTATION_H_
