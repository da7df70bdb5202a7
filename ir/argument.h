#ifndef BACKTAPE_IR_ARGUMENT_H_
#define BACKTAPE_IR_ARGUMENT_H_

#include <complex>
#include <concepts>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "backtape/tensor/device.h"
#include "backtape/tensor/dtype.h"
#include "backtape/tensor/scalar.h"

namespace backtape {

class Argument;
class Node;

// An argument of a node: a node, a Python constant, or a container of arguments. The node is not owned.
class Argument {
 public:
  enum class SequenceKind : uint8_t { kList, kTuple, kSlice /* start, stop, step */ };
  // Containers declare their copy and move members explicitly: defaulted ones would require Argument to be complete
  // here.
  struct Sequence {
    SequenceKind kind = SequenceKind::kList;
    std::vector<Argument> items;

    Sequence(SequenceKind kind, std::vector<Argument> items);
    Sequence(const Sequence& other);
    Sequence(Sequence&& other) noexcept;
    Sequence& operator=(const Sequence& other);
    Sequence& operator=(Sequence&& other) noexcept;
    ~Sequence();
    friend bool operator==(const Sequence& a, const Sequence& b);
  };
  struct Dict {
    std::vector<std::pair<std::string, Argument>> items;  // in source order

    Dict();
    explicit Dict(std::vector<std::pair<std::string, Argument>> items);
    Dict(const Dict& other);
    Dict(Dict&& other) noexcept;
    Dict& operator=(const Dict& other);
    Dict& operator=(Dict&& other) noexcept;
    ~Dict();
    friend bool operator==(const Dict& a, const Dict& b);
  };
  // An op passed as an argument ("aten.mul.Tensor"), an enum member ("Cls.member"), or any other bare word; printed as
  // it was read.
  struct Symbol {
    std::string text;
    bool operator==(const Symbol&) const = default;
  };

  Argument() = default;               // None
  Argument(Node* node) : v_(node) {}  // NOLINT: implicit, for brevity in argument lists
  // Accepts only bool itself, so that a pointer does not convert to bool.
  template <std::same_as<bool> T>
  Argument(T v) : v_(v) {}                          // NOLINT
  Argument(int64_t v) : v_(v) {}                    // NOLINT
  Argument(int v) : v_(static_cast<int64_t>(v)) {}  // NOLINT
  Argument(double v) : v_(v) {}                     // NOLINT
  Argument(std::complex<double> v) : v_(v) {}       // NOLINT
  Argument(std::string v) : v_(std::move(v)) {}     // NOLINT
  Argument(const char* v) : v_(std::string(v)) {}   // NOLINT
  Argument(DType v) : v_(v) {}                      // NOLINT
  Argument(Device v) : v_(std::move(v)) {}          // NOLINT
  Argument(Layout v) : v_(v) {}                     // NOLINT
  Argument(MemoryFormat v) : v_(v) {}               // NOLINT
  Argument(Sequence v) : v_(std::move(v)) {}        // NOLINT
  Argument(Dict v) : v_(std::move(v)) {}            // NOLINT
  Argument(Symbol v) : v_(std::move(v)) {}          // NOLINT
  Argument(const Scalar& v);                        // NOLINT
  static Argument List(std::vector<Argument> items) { return Sequence{SequenceKind::kList, std::move(items)}; }
  static Argument Tuple(std::vector<Argument> items) { return Sequence{SequenceKind::kTuple, std::move(items)}; }
  static Argument Slice(Argument start, Argument stop, Argument step);
  static Argument IntList(const std::vector<int64_t>& values);

  bool is_none() const { return std::holds_alternative<std::monostate>(v_); }
  bool is_node() const { return std::holds_alternative<Node*>(v_); }
  bool is_bool() const { return std::holds_alternative<bool>(v_); }
  bool is_int() const { return std::holds_alternative<int64_t>(v_); }
  bool is_double() const { return std::holds_alternative<double>(v_); }
  bool is_complex() const { return std::holds_alternative<std::complex<double>>(v_); }
  bool is_string() const { return std::holds_alternative<std::string>(v_); }
  bool is_dtype() const { return std::holds_alternative<DType>(v_); }
  bool is_device() const { return std::holds_alternative<Device>(v_); }
  bool is_layout() const { return std::holds_alternative<Layout>(v_); }
  bool is_memory_format() const { return std::holds_alternative<MemoryFormat>(v_); }
  bool is_sequence() const { return std::holds_alternative<Sequence>(v_); }
  bool is_list() const { return is_sequence() && sequence().kind == SequenceKind::kList; }
  bool is_tuple() const { return is_sequence() && sequence().kind == SequenceKind::kTuple; }
  bool is_slice() const { return is_sequence() && sequence().kind == SequenceKind::kSlice; }
  bool is_dict() const { return std::holds_alternative<Dict>(v_); }
  bool is_symbol() const { return std::holds_alternative<Symbol>(v_); }
  // True for bool, int and float.
  bool is_scalar() const { return is_bool() || is_int() || is_double(); }

  // Each accessor requires the argument to be of its kind.
  Node* node() const { return std::get<Node*>(v_); }
  bool bool_value() const { return std::get<bool>(v_); }
  int64_t int_value() const { return std::get<int64_t>(v_); }
  double float_value() const { return std::get<double>(v_); }
  std::complex<double> complex_value() const { return std::get<std::complex<double>>(v_); }
  const std::string& string() const { return std::get<std::string>(v_); }
  DType dtype() const { return std::get<DType>(v_); }
  const Device& device() const { return std::get<Device>(v_); }
  Layout layout() const { return std::get<Layout>(v_); }
  MemoryFormat memory_format() const { return std::get<MemoryFormat>(v_); }
  const Sequence& sequence() const { return std::get<Sequence>(v_); }
  const std::vector<Argument>& items() const { return sequence().items; }
  const Dict& dict() const { return std::get<Dict>(v_); }
  const std::string& symbol() const { return std::get<Symbol>(v_).text; }
  Scalar scalar() const;

  // True if kind and content are equal. Doubles are compared by bits (NaN equals itself, 0.0 differs from -0.0), nodes
  // by identity.
  friend bool operator==(const Argument& a, const Argument& b);

  // Calls f(Argument&) for each leaf that is a node, in printing order (depth first). Recursive; readers limit the
  // nesting.
  template <typename F>
  void ForEachNode(F&& f) {
    if (is_node()) {
      f(*this);
    } else if (auto* s = std::get_if<Sequence>(&v_)) {
      for (Argument& item : s->items) item.ForEachNode(f);
    } else if (auto* d = std::get_if<Dict>(&v_)) {
      for (auto& [key, item] : d->items) item.ForEachNode(f);
    }
  }

 private:
  friend class Node;
  std::variant<std::monostate, Node*, bool, int64_t, double, std::complex<double>, std::string, DType, Device, Layout,
               MemoryFormat, Sequence, Dict, Symbol>
      v_;
};

using ArgumentList = std::vector<Argument>;
using KeywordArguments = std::vector<std::pair<std::string, Argument>>;

}  // namespace backtape

#endif  // BACKTAPE_IR_ARGUMENT_H_
