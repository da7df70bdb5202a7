// einsum: sums of products over labelled dims, as calls of bmm.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"

namespace backtape::decompositions {
namespace {

// Letters are numbered; the dims of an ellipsis get the numbers after them.
constexpr int kNumLetters = 52;
using Labels = std::vector<int>;

int LabelOf(char letter) {
  if (!absl::ascii_isalpha(letter))
    Reject("einsum", absl::StrCat("invalid subscript '", std::string(1, letter), "'; subscripts must be in [a-zA-Z]"));
  return absl::ascii_isupper(letter) ? letter - 'A' : letter - 'a' + 26;
}

std::string SubscriptOf(int label) {
  if (label >= kNumLetters) return "...";
  return std::string(1, static_cast<char>(label < 26 ? 'A' + label : 'a' + label - 26));
}

// The labels of `term`; an ellipsis becomes `num_ellipsis` labels.
Labels ReadLabels(absl::string_view term, int64_t num_ellipsis) {
  Labels labels;
  for (size_t i = 0; i < term.size(); ++i) {
    if (term[i] == ' ') continue;
    if (absl::StartsWith(term.substr(i), "...")) {
      for (int64_t k = 0; k < num_ellipsis; ++k) labels.push_back(kNumLetters + static_cast<int>(k));
      i += 2;
    } else {
      labels.push_back(LabelOf(term[i]));
    }
  }
  return labels;
}

// A tensor with one dim for each of its labels, in this order.
struct LabeledTensor {
  Variable value;
  Labels labels;
};

bool Contains(const Labels& labels, int label) {
  return std::find(labels.begin(), labels.end(), label) != labels.end();
}

// Replaces dims with the same label by their diagonal.
LabeledTensor WithoutRepeats(Variable value, Labels labels) {
  for (size_t i = 0; i < labels.size(); ++i) {
    for (size_t j = i + 1; j < labels.size(); ++j) {
      if (labels[i] != labels[j]) continue;
      const SymInt size = SymSizeOf(value, static_cast<int64_t>(i)), other = SymSizeOf(value, static_cast<int64_t>(j));
      if (!SymRequireEqual(size, other)) {
        Reject("einsum",
               absl::StrCat("subscript ", SubscriptOf(labels[i]), " is repeated for an operand, but the sizes ",
                            "don't match, ", other.ToString(), " != ", size.ToString()));
      }
      value = ops::diagonal(value, 0, static_cast<int64_t>(i), static_cast<int64_t>(j));
      const int label = labels[i];
      labels.erase(labels.begin() + static_cast<int64_t>(j));
      labels.erase(labels.begin() + static_cast<int64_t>(i));
      labels.push_back(label);  // the diagonal is the last dim
      --i;
      break;
    }
  }
  return {std::move(value), std::move(labels)};
}

SymInt SizeOfLabel(const LabeledTensor& tensor, int label) {
  const auto at = std::find(tensor.labels.begin(), tensor.labels.end(), label);
  return at == tensor.labels.end() ? SymInt(1) : SymSizeOf(tensor.value, at - tensor.labels.begin());
}

// Returns the tensor with one dim for each of `labels`, in this order. A label that the tensor lacks becomes a dim of
// size 1.
Variable Arranged(const LabeledTensor& tensor, const Labels& labels) {
  std::vector<int64_t> order;
  for (const int label : labels) {
    const auto at = std::find(tensor.labels.begin(), tensor.labels.end(), label);
    if (at != tensor.labels.end()) order.push_back(at - tensor.labels.begin());
  }
  Variable value = ops::permute(tensor.value, order);
  for (size_t i = 0; i < labels.size(); ++i) {
    if (!Contains(tensor.labels, labels[i])) value = ops::unsqueeze(value, static_cast<int64_t>(i));
  }
  return value;
}

LabeledTensor SummedOver(LabeledTensor tensor, const Labels& kept) {
  std::vector<int64_t> dims;
  Labels left;
  for (size_t i = 0; i < tensor.labels.size(); ++i) {
    if (Contains(kept, tensor.labels[i])) {
      left.push_back(tensor.labels[i]);
    } else {
      dims.push_back(static_cast<int64_t>(i));
    }
  }
  if (!dims.empty()) tensor.value = ops::sum(tensor.value, dims);
  tensor.labels = std::move(left);
  return tensor;
}

// The product of two tensors, summed over all labels that are not in `kept`.
LabeledTensor Contract(LabeledTensor a, LabeledTensor b, const Labels& kept) {
  // Labels that only one of the tensors has, and the result lacks, are summed first.
  const auto needed_with = [&kept](const LabeledTensor& other) {
    Labels needed = kept;
    needed.insert(needed.end(), other.labels.begin(), other.labels.end());
    return needed;
  };
  a = SummedOver(std::move(a), needed_with(b));
  b = SummedOver(std::move(b), needed_with(a));
  // `batch` has the kept labels of both tensors, `rows` those that only the first tensor has, and `columns` those that
  // only the second has. `summed` has the labels of both that are not kept. A dim of size 1 broadcasts, so it counts as
  // missing from its tensor.
  Labels batch, rows, columns, summed;
  const auto has = [](const LabeledTensor& t, int label) {
    return Contains(t.labels, label) && !SymEqual(SizeOfLabel(t, label), 1);
  };
  Labels all = a.labels;
  for (const int label : b.labels) {
    if (!Contains(all, label)) all.push_back(label);
  }
  for (const int label : all) {
    const bool in_a = has(a, label), in_b = has(b, label);
    if (in_a && in_b && !SymRequireEqual(SizeOfLabel(a, label), SizeOfLabel(b, label))) {
      Reject("einsum",
             absl::StrCat("subscript ", SubscriptOf(label), " has size ", SizeOfLabel(b, label).ToString(),
                          ", which does not broadcast with previously seen size ", SizeOfLabel(a, label).ToString()));
    }
    if (Contains(kept, label)) {
      (in_a == in_b ? batch : in_a ? rows : columns).push_back(label);
    } else if (in_a && in_b) {
      summed.push_back(label);
    } else {
      // At most one of the tensors has several elements along this dim, so each tensor is summed by itself.
      LabeledTensor& longer = in_a ? a : b;
      Labels others = longer.labels;
      others.erase(std::remove(others.begin(), others.end(), label), others.end());
      longer = SummedOver(std::move(longer), others);
      LabeledTensor& other = in_a ? b : a;
      Labels rest = other.labels;
      rest.erase(std::remove(rest.begin(), rest.end(), label), rest.end());
      other = SummedOver(std::move(other), rest);
    }
  }
  Labels out = batch;
  out.insert(out.end(), rows.begin(), rows.end());
  out.insert(out.end(), columns.begin(), columns.end());
  if (summed.empty()) {
    // An elementwise product.
    return {Arranged(a, out) * Arranged(b, out), out};
  }
  const auto size_of = [&](int label) {
    const SymInt size = SizeOfLabel(a, label);
    return size == SymInt(1) ? SizeOfLabel(b, label) : size;
  };
  std::vector<SymInt> sizes;
  for (const int label : out) sizes.push_back(size_of(label));
  const auto folded = [](const LabeledTensor& tensor, const std::array<const Labels*, 3>& groups,
                         const std::array<SymInt, 3>& group_sizes) {
    Labels order;
    for (const Labels* group : groups) order.insert(order.end(), group->begin(), group->end());
    // Drops the dims of size 1 that broadcast, which belong to none of this tensor's groups.
    LabeledTensor reduced = SummedOver(tensor, order);
    return ops::reshape(Arranged(reduced, order), {group_sizes[0], group_sizes[1], group_sizes[2]});
  };
  SymInt batch_size = 1, row_size = 1, column_size = 1, summed_size = 1;
  for (const int label : batch) batch_size *= size_of(label);
  for (const int label : rows) row_size *= size_of(label);
  for (const int label : columns) column_size *= size_of(label);
  for (const int label : summed) summed_size *= size_of(label);
  const Variable left = folded(a, {&batch, &rows, &summed}, {batch_size, row_size, summed_size});
  const Variable right = folded(b, {&batch, &summed, &columns}, {batch_size, summed_size, column_size});
  return {ops::view(ops::bmm(left, right), sizes), out};
}

}  // namespace

// Contracts from left to right, as PyTorch does without a path.
Variable einsum(absl::string_view equation, absl::Span<const Variable> tensors, OptionalIntSpan) {
  const std::vector<absl::string_view> sides = absl::StrSplit(equation, absl::MaxSplits("->", 1));
  const std::vector<absl::string_view> terms = absl::StrSplit(sides[0], ',');
  if (terms.size() != tensors.size() || tensors.empty()) {
    Reject("einsum",
           absl::StrCat("the equation has ", terms.size(), terms.size() == 1 ? " operand, but " : " operands, but ",
                        tensors.size(), tensors.size() == 1 ? " was given" : " were given"));
  }
  int64_t num_ellipsis = 0;
  for (size_t i = 0; i < terms.size(); ++i) {
    if (!absl::StrContains(terms[i], "...")) continue;
    num_ellipsis = std::max(num_ellipsis, tensors[i].dim() - static_cast<int64_t>(ReadLabels(terms[i], 0).size()));
  }
  if (num_ellipsis > kNumLetters) {
    Reject("einsum", absl::StrCat("an ellipsis may stand for at most ", kNumLetters, " dims, got ", num_ellipsis));
  }
  std::vector<LabeledTensor> operands;
  std::array<int, 2 * kNumLetters> count = {};
  for (size_t i = 0; i < terms.size(); ++i) {
    Labels labels = ReadLabels(terms[i], 0);
    const bool has_ellipsis = absl::StrContains(terms[i], "...");
    const int64_t own = tensors[i].dim() - static_cast<int64_t>(labels.size());
    if (own < 0 || (own > 0 && !has_ellipsis)) {
      Reject("einsum", absl::StrCat("operand ", i, " is ", tensors[i].dim(), "-D, but its term \"", terms[i], "\" has ",
                                    labels.size(), labels.size() == 1 ? " label" : " labels"));
    }
    if (has_ellipsis) {
      labels = ReadLabels(terms[i], own);
      // An ellipsis that covers fewer dims than another one is aligned with the last dims of that one.
      for (int& label : labels) {
        if (label >= kNumLetters) label += static_cast<int>(num_ellipsis - own);
      }
    }
    for (const int label : labels) ++count[label];
    operands.push_back(WithoutRepeats(tensors[i], std::move(labels)));
  }
  Labels output;
  if (sides.size() == 2) {
    output = ReadLabels(sides[1], num_ellipsis);
  } else {
    // The implicit output: the ellipsis, then the labels that occur once, in alphabetical order.
    for (int64_t k = 0; k < num_ellipsis; ++k) output.push_back(kNumLetters + static_cast<int>(k));
    for (int label = 0; label < kNumLetters; ++label) {
      if (count[label] == 1) output.push_back(label);
    }
  }
  for (size_t i = 0; i < output.size(); ++i) {
    if (count[output[i]] == 0 || std::count(output.begin(), output.end(), output[i]) != 1) {
      Reject("einsum", absl::StrCat("output subscript ", SubscriptOf(output[i]),
                                    count[output[i]] == 0 ? " does not appear in the equation for any input operand"
                                                          : " appears more than once in the output"));
    }
  }
  LabeledTensor result = std::move(operands[0]);
  for (size_t i = 1; i < operands.size(); ++i) {
    Labels kept = output;
    for (size_t j = i + 1; j < operands.size(); ++j) {
      kept.insert(kept.end(), operands[j].labels.begin(), operands[j].labels.end());
    }
    result = Contract(std::move(result), std::move(operands[i]), kept);
  }
  return Arranged(SummedOver(std::move(result), output), output);
}

}  // namespace backtape::decompositions
