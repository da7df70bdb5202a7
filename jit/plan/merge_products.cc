#include "backtape/jit/plan/merge_products.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/number_operands.h"
#include "backtape/jit/plan/rewriter.h"
#include "backtape/passes/rewrite.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::jit {
namespace {

// Maximum number of elements in the factors of one merged product. All factors stay alive until it is computed.
constexpr int64_t kMaxElements = int64_t{16} << 20;

bool IsOne(const Argument& argument) { return argument.is_scalar() && argument.scalar().to_double() == 1; }

// An addition of two matrices that have the sum's size and dtype.
bool IsMatrixSum(const Node& node) {
  if (!node.is_call_to(OpId::add_Tensor) || !node.type().is_tensor() || node.num_operands() != 2) return false;
  const TensorType& type = node.type().tensor();
  if (type.dim() != 2 || (type.dtype != DType::kFloat32 && type.dtype != DType::kFloat64)) return false;
  for (size_t k = 0; k < 2; ++k) {
    const ValueType& operand = node.operand(k)->type();
    if (!operand.is_tensor() || operand.tensor().dtype != type.dtype || operand.tensor().sizes != type.sizes) {
      return false;
    }
  }
  return IsOne(NodeArguments(node).Value("alpha"));
}

// An mm, or an addmm whose bias is a row (other addmms have been expanded), with a single reader.
struct MergedProduct {
  Node* node = nullptr;
  Node* bias = nullptr;
  Node* a = nullptr;
  Node* b = nullptr;
  int64_t elements = 0;
};

std::optional<MergedProduct> ProductOf(Node* node) {
  const bool has_bias = node->is_call_to(OpId::addmm);
  if ((!has_bias && !node->is_call_to(OpId::mm)) || node->num_uses() != 1) return std::nullopt;
  if (!HasTensorOperands(*node)) return std::nullopt;
  const NodeArguments args(*node);
  if (has_bias && !(IsOne(args.Value("beta")) && IsOne(args.Value("alpha")))) return std::nullopt;
  MergedProduct product;
  product.node = node;
  product.bias = has_bias ? args.NodeAt(0) : nullptr;
  product.a = args.NodeAt(has_bias ? 1 : 0);
  product.b = args.NodeAt(has_bias ? 2 : 1);
  // The sizes of segments must be known.
  const std::optional<int64_t> k = product.b->type().tensor().sizes[0].constant();
  if (!k || *k == 0) return std::nullopt;
  const TensorType& type = node->type().tensor();
  product.elements = *k * (type.sizes[0].constant().value_or(1) + type.sizes[1].constant().value_or(1));
  return product;
}

class ProductMerger {
 public:
  ProductMerger(Graph& graph, ShapeEnv& env) : graph_(graph), env_(env) {}

  absl::StatusOr<bool> Run() {
    bool changed = false;
    for (Node* node = graph_.first(); node != nullptr;) {
      Node* const next = node->next();
      if (IsMatrixSum(*node) && !IsInner(*node)) {
        BACKTAPE_ASSIGN_OR_RETURN(const bool is_merged,
                                  Rewrite(graph_, node, env_, [this](Rewriter& r) { return MergeSum(r); }));
        changed |= is_merged;
      }
      node = next;
    }
    return changed;
  }

 private:
  // Whether the sum is a term of a larger sum.
  static bool IsInner(const Node& node) { return node.num_uses() == 1 && IsMatrixSum(*node.uses_unordered()[0].user); }

  bool MergeSum(Rewriter& r) {
    Node* const root = r.node();
    std::vector<Node*> sums;
    std::vector<Node*> others;
    std::vector<MergedProduct> products;
    std::vector<Node*> open = {root};
    while (!open.empty()) {
      Node* const node = open.back();
      open.pop_back();
      if (node == root || (IsMatrixSum(*node) && node->num_uses() == 1)) {
        sums.push_back(node);
        // Pushed in reverse, so that the first operand is visited first.
        open.push_back(node->operand(1));
        open.push_back(node->operand(0));
      } else if (std::optional<MergedProduct> product = ProductOf(node)) {
        products.push_back(*product);
      } else {
        others.push_back(node);
      }
    }
    if (products.size() < 2) return false;
    std::reverse(products.begin(), products.end());
    Node* sum = nullptr;
    const auto add = [&](Node* value) { sum = sum == nullptr ? value : r.Call(OpId::add_Tensor, {sum, value}); };
    for (Node* other : others) add(other);
    for (size_t begin = 0; begin < products.size();) {
      size_t end = begin;
      int64_t elements = 0;
      do {
        elements += products[end++].elements;
      } while (end < products.size() && elements + products[end].elements <= kMaxElements);
      Node* const merged = Merge(r, absl::MakeConstSpan(products).subspan(begin, end - begin));
      for (; begin < end; ++begin) MergeProvenance(products[begin].node->provenance(), merged);
      add(merged);
    }
    for (Node* inner : sums) {
      if (inner != root) MergeProvenance(inner->provenance(), sum);
    }
    r.Replace(sum);
    return true;
  }

  static Node* Merge(Rewriter& r, absl::Span<const MergedProduct> products) {
    std::vector<Argument> as;
    std::vector<Argument> bs;
    Node* bias = nullptr;
    for (const MergedProduct& product : products) {
      as.emplace_back(product.a);
      bs.emplace_back(product.b);
      if (product.bias != nullptr) {
        bias = bias == nullptr ? product.bias : r.Call(OpId::add_Tensor, {bias, product.bias});
      }
    }
    Node* a = products[0].a;
    Node* b = products[0].b;
    if (products.size() > 1) {
      a = r.Call(OpId::cat, {Argument::List(std::move(as)), 1});
      b = r.Call(OpId::cat, {Argument::List(std::move(bs)), 0});
    }
    return bias == nullptr ? r.Call(OpId::mm, {a, b}) : r.Call(OpId::addmm, {bias, a, b});
  }

  Graph& graph_;
  ShapeEnv& env_;
};

}  // namespace

absl::StatusOr<bool> MergeProducts(Graph& graph, ShapeEnv& env) { return ProductMerger(graph, env).Run(); }

}  // namespace backtape::jit
