#include <algorithm>
#include <numeric>
#include <utility>

#include "backtape/tests/fuzz/tape/program_builder.h"

namespace backtape::tape_fuzz {
namespace {

Operand Reg(const Value& value) { return Operand::Register(value.number); }

// Derives the properties of a view from its source.
void Inherit(Value& view, const Value& source) {
  view.is_view = true;
  view.requires_grad = source.requires_grad;
  view.is_written_leaf = source.is_written_leaf || source.is_trained_leaf();
  view.is_one_of_several = source.is_one_of_several;
  view.is_no_grad_view = source.is_no_grad_view;
  view.may_share = source.may_share;
  view.is_expanded = source.is_expanded;
  view.is_outside = source.is_outside;
  view.is_row_major = source.is_row_major;
  view.base = source.base;
}

class ViewAppender {
 public:
  ViewAppender(ProgramBuilder& builder, Value source)
      : builder_(builder), source_(std::move(source)), rank_(static_cast<int64_t>(source_.shapes[0].size())) {}

  void Append() {
    switch (builder_.Number(15)) {
      case 0:
        return Transpose();
      case 1:
        return Permute();
      case 2:
        return Slice();
      case 3:
        return Select();
      case 4:
        return Expand();
      case 5:
        return AsStrided();
      case 6:
        return Diagonal();
      case 7:
        return Several("unbind");
      case 8:
        return Several("split");
      case 9:
        return Unsqueeze();
      case 10:
        return Reshape("view");
      case 11:
        return Reshape("reshape");
      case 12:
        return Flatten();
      case 13:
        return Contiguous();
      default:
        return DetachOrAlias();
    }
  }

 private:
  int64_t Dim() { return builder_.Number(rank_); }
  template <typename F>
  Shapes Map(const F& change) const {
    Shapes shapes = source_.shapes;
    for (Sizes& sizes : shapes) change(sizes);
    return shapes;
  }
  Value& Add(absl::string_view op, std::vector<Operand> operands, Shapes shapes) {
    operands.insert(operands.begin(), Reg(source_));
    Value& view = builder_.AppendValue(op, std::move(operands), std::move(shapes));
    Inherit(view, source_);
    return view;
  }

  void Transpose() {
    if (rank_ < 2) return;
    const int64_t a = Dim(), b = Dim();
    Value& view = Add("transpose", {Operand::Int(a), Operand::Int(b)}, Map([&](Sizes& s) { std::swap(s[a], s[b]); }));
    view.is_row_major = view.is_row_major && a == b;
  }
  void Permute() {
    if (rank_ < 2) return;
    Sizes dims(rank_);
    std::iota(dims.begin(), dims.end(), 0);
    for (int64_t i = rank_ - 1; i > 0; --i) std::swap(dims[i], dims[builder_.Number(i + 1)]);
    Add("permute", {Operand::List(dims)}, Map([&](Sizes& sizes) {
          const Sizes old = sizes;
          for (int64_t i = 0; i < rank_; ++i) sizes[i] = old[dims[i]];
        }))
        .is_row_major = false;
  }
  void Slice() {
    if (rank_ < 1) return;
    const int64_t dim = Dim(), start = builder_.Number(2), end = start + 1 + builder_.Number(3),
                  step = 1 + builder_.Number(2);
    Add("slice", {Operand::Int(dim), Operand::Int(start), Operand::Int(end), Operand::Int(step)},
        Map([&](Sizes& sizes) {
          const int64_t from = std::min(start, sizes[dim]), to = std::max(from, std::min(end, sizes[dim]));
          sizes[dim] = (to - from + step - 1) / step;
        }))
        .is_row_major = false;
  }
  void Select() {
    if (rank_ < 1) return;
    const int64_t dim = Dim(), index = builder_.Number(2);
    for (const Sizes& sizes : source_.shapes) {
      if (sizes[dim] <= index) return;
    }
    Add("select", {Operand::Int(dim), Operand::Int(index)},
        Map([&](Sizes& sizes) { sizes.erase(sizes.begin() + dim); }))
        .is_row_major = false;
  }
  void Expand() {
    // Expands a dim that has size 1 in every repetition, or adds a new first dim.
    std::vector<int64_t> wanted(rank_, -1);
    int64_t dim = -1;
    for (int64_t i = 0; i < rank_; ++i) {
      const bool is_one =
          std::all_of(source_.shapes.begin(), source_.shapes.end(), [&](const Sizes& s) { return s[i] == 1; });
      if (is_one) dim = i;
    }
    if (dim >= 0 && builder_.OneIn(2)) {
      wanted[dim] = 2;
      Add("expand", {Operand::List(wanted)}, Map([&](Sizes& sizes) { sizes[dim] = 2; })).is_expanded = true;
    } else {
      wanted.insert(wanted.begin(), 2);
      Add("expand", {Operand::List(wanted)}, Map([&](Sizes& sizes) { sizes.insert(sizes.begin(), 2); })).is_expanded =
          true;
    }
    builder_.values().back().is_row_major = false;
  }
  void AsStrided() {
    // The view must fit into the elements of the base in the smallest repetition. The base must be row-major.
    if (!source_.is_row_major || source_.is_view) return;
    int64_t numel = INT64_MAX;
    for (const Sizes& sizes : source_.shapes) numel = std::min(numel, NumElements(sizes));
    const std::vector<int64_t> sizes = {1 + builder_.Number(3), 2};
    const std::vector<int64_t> strides = {1 + builder_.Number(3), 1 + builder_.Number(2)};
    const int64_t offset = builder_.Number(2);
    if ((sizes[0] - 1) * strides[0] + strides[1] + offset >= numel) return;
    Value& view = Add("as_strided", {Operand::List(sizes), Operand::List(strides), Operand::Int(offset)},
                      Shapes(source_.shapes.size(), sizes));
    view.is_row_major = false;
    // A view with overlapping elements cannot be written, like an expanded one.
    view.is_expanded = view.is_expanded || (sizes[0] > 1 && (strides[0] == strides[1] || strides[0] < 2 * strides[1]));
  }
  void Diagonal() {
    if (rank_ < 2) return;
    const int64_t dim1 = Dim(), dim2 = Dim(), offset = builder_.Number(3) - 1;
    if (dim1 == dim2) return;
    Add("diagonal", {Operand::Int(offset), Operand::Int(dim1), Operand::Int(dim2)}, Map([&](Sizes& sizes) {
          const int64_t length =
              offset >= 0 ? std::min(sizes[dim1], sizes[dim2] - offset) : std::min(sizes[dim1] + offset, sizes[dim2]);
          sizes.erase(sizes.begin() + std::max(dim1, dim2));
          sizes.erase(sizes.begin() + std::min(dim1, dim2));
          sizes.push_back(std::max<int64_t>(0, length));
        }))
        .is_row_major = false;
  }
  void Unsqueeze() {
    if (rank_ > 3) return;
    const int64_t dim = builder_.Number(rank_ + 1);
    Add("unsqueeze", {Operand::Int(dim)}, Map([&](Sizes& sizes) { sizes.insert(sizes.begin() + dim, 1); }));
  }
  // Takes the first two parts, or the only one.
  void Several(absl::string_view op) {
    if (rank_ < 1) return;
    const int64_t dim = Dim();
    for (const Sizes& sizes : source_.shapes) {
      if (sizes[dim] < 2) return;
    }
    const bool is_split = op == "split";
    Instruction instruction{.op = std::string(op), .operands = {Reg(source_)}};
    if (is_split) instruction.operands.push_back(Operand::Int(1));
    instruction.operands.push_back(Operand::Int(dim));
    for (int i = 0; i < 2; ++i) {
      Value part;
      part.number = builder_.NewRegister();
      part.shapes = Map([&](Sizes& sizes) {
        if (is_split) {
          sizes[dim] = 1;
        } else {
          sizes.erase(sizes.begin() + dim);
        }
      });
      part.is_persistent = builder_.in_setup();
      Inherit(part, source_);
      part.is_one_of_several = true;
      part.is_row_major = false;
      instruction.results.push_back(Operand::Register(part.number));
      builder_.values().push_back(std::move(part));
    }
    builder_.Append(std::move(instruction));
  }
  void Reshape(absl::string_view op) {
    if (op == "view" && !source_.is_row_major && !builder_.OneIn(8)) return;
    if (rank_ == 0) return;
    const bool is_flat = builder_.OneIn(2) || rank_ < 2;
    if (is_flat) {
      Add(op, {Operand::List({-1})}, Map([](Sizes& sizes) { sizes = {NumElements(sizes)}; }));
    } else {
      // Flattens all dims but the last one, whose size must be the same in all repetitions.
      const int64_t last = source_.shapes[0].back();
      for (const Sizes& sizes : source_.shapes) {
        if (sizes.back() != last || last == 0) return;
      }
      Add(op, {Operand::List({-1, last})}, Map([&](Sizes& sizes) { sizes = {NumElements(sizes) / last, last}; }));
    }
    if (op == "reshape") {
      builder_.values().back().may_share = true;
      builder_.values().back().is_row_major = true;
    }
    for (const Sizes& sizes : source_.shapes) {
      // If a tensor has no elements, the size that -1 stands for is ambiguous.
      if (NumElements(sizes) == 0) builder_.values().pop_back();
      if (NumElements(sizes) == 0) return;
    }
  }
  void Flatten() {
    if (rank_ < 2) return;
    Value& view = Add("flatten", {Operand::Int(0), Operand::Int(1)}, Map([](Sizes& sizes) {
                        sizes[1] *= sizes[0];
                        sizes.erase(sizes.begin());
                      }));
    view.may_share = view.is_row_major = true;
  }
  void Contiguous() {
    Value& view = Add("contiguous", {}, source_.shapes);
    view.may_share = view.is_row_major = true;
  }
  void DetachOrAlias() {
    if (builder_.OneIn(2) || builder_.is_smooth()) {
      Add("alias", {}, source_.shapes);
      return;
    }
    Value& view = Add("detach", {}, source_.shapes);
    view.requires_grad = view.is_written_leaf = view.is_one_of_several = false;
  }

  ProgramBuilder& builder_;
  const Value source_;
  const int64_t rank_;
};

}  // namespace

void AppendView(ProgramBuilder& builder) {
  if (builder.values().empty()) return;
  const Value source = builder.Pick();
  const size_t before = builder.program().body.size();
  const size_t first = builder.values().size();
  ViewAppender(builder, source).Append();
  if (!builder.is_free() || builder.program().body.size() == before) return;
  if (!builder.OneIn(16)) return;
  builder.program().body.back().no_grad = true;
  for (size_t i = first; i < builder.values().size(); ++i) {
    builder.values()[i].is_no_grad_view = true;
    builder.values()[i].requires_grad = false;  // no gradient passes through it, although its requires_grad is true
  }
}

}  // namespace backtape::tape_fuzz
