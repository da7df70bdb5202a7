// Symbolic sizes of traced programs: how the nodes of the graph compute them.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/trace/tracer.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/sym_expr.h"

namespace backtape {
namespace {

// Higher powers become calls of pow.
constexpr int64_t kMostFactors = 4;

}  // namespace

void Tracer::NoteSizes(Node* node, const TensorType& type) {
  for (size_t i = 0; i < type.sizes.size(); ++i) {
    const SymInt& size = type.sizes[i];
    if (!size.is_symbolic()) continue;
    if (!size.overflowed() && (size.symbol().has_value() || HasUnboundSymbol(size))) {
      sizes_.try_emplace(size.ToString(), node, static_cast<int>(i));
    }
  }
}

void Tracer::BindSize(const SymInt& size, Node* node) {
  if (!size.is_symbolic() || size.overflowed()) return;
  if (const std::optional<std::string> symbol = size.symbol()) {
    symbols_[*symbol] = node;
  } else if (HasUnboundSymbol(size)) {
    expressions_.try_emplace(size.ToString(), node);
  }
}

bool Tracer::HasUnboundSymbol(const SymInt& value) const {
  const std::vector<std::string> symbols = value.symbols();
  return std::any_of(symbols.begin(), symbols.end(), [this](const std::string& symbol) {
    return !symbols_.contains(symbol) && !sizes_.contains(symbol);
  });
}

Node* Tracer::CallOnNumbers(OpId op, Argument a, Argument b, const SymInt& value) {
  ArgumentList args;
  args.push_back(std::move(a));
  args.push_back(std::move(b));
  Node* node = graph_.Call(op, std::move(args));
  node->set_type(value);
  SetProvenance(node);
  return node;
}

Node* Tracer::NodeOfSymbol(const std::string& symbol) {
  if (const auto it = symbols_.find(symbol); it != symbols_.end()) return it->second;
  const auto size = sizes_.find(symbol);
  if (size == sizes_.end()) {
    throw Error(absl::FailedPreconditionError(
        absl::StrCat("the symbol ", symbol, " is not a size of any tensor of the traced program")));
  }
  const auto [tensor, dim] = size->second;
  Node* node = CallOnNumbers(OpId::sym_size_int, tensor, dim, SymInt::Symbol(symbol));
  symbols_[symbol] = node;
  return node;
}

Argument Tracer::ArgumentOfSymInt(const SymInt& value) {
  if (!value.is_symbolic()) return value.value();
  const std::string text = value.ToString();
  if (const auto it = expressions_.find(text); it != expressions_.end()) return it->second;
  // A size that depends on values has a symbol that no node defines. It is read from the tensor that has this size.
  if (const auto size = sizes_.find(text); size != sizes_.end() && HasUnboundSymbol(value)) {
    const auto [tensor, dim] = size->second;
    return expressions_[text] = CallOnNumbers(OpId::sym_size_int, tensor, dim, value);
  }
  // Folds an n-ary function over its operands, two at a time.
  const auto call = [&](OpId op, const std::vector<SymInt>& operands,
                        SymInt (*evaluate)(const SymInt&, const SymInt&)) -> std::pair<Argument, SymInt> {
    std::pair<Argument, SymInt> out = {ArgumentOfSymInt(operands[0]), operands[0]};
    for (size_t i = 1; i < operands.size(); ++i) {
      out.second = evaluate(out.second, operands[i]);
      const std::string name = out.second.ToString();
      if (!expressions_.contains(name)) {
        expressions_[name] = CallOnNumbers(op, out.first, ArgumentOfSymInt(operands[i]), out.second);
      }
      out.first = expressions_[name];
    }
    return out;
  };
  const auto atom_value = [&](const SymAtom& atom) -> std::pair<Argument, SymInt> {
    switch (atom.kind) {
      case SymAtomKind::kFloorDiv:
        return call(OpId::operator_floordiv, atom.args, SymInt::FloorDiv);
      case SymAtomKind::kMod:
        return call(OpId::operator_mod, atom.args, SymInt::Mod);
      case SymAtomKind::kMax:
        return call(OpId::torch_sym_max, atom.args, SymInt::Max);
      case SymAtomKind::kMin:
        return call(OpId::torch_sym_min, atom.args, SymInt::Min);
      case SymAtomKind::kSymbol:
        break;
    }
    return {NodeOfSymbol(atom.name), SymInt::Symbol(atom.name)};
  };
  Argument sum;
  SymInt sum_value = 0;
  for (const SymTerm& term : SymExpr::Terms(value)) {
    Argument product;
    SymInt product_value = 1;
    const auto multiply = [&](const Argument& factor, const SymInt& factor_value) {
      product_value *= factor_value;
      product = product.is_none() ? factor : CallOnNumbers(OpId::operator_mul, product, factor, product_value);
    };
    if (term.coefficient != 1 || term.factors.empty()) multiply(term.coefficient, term.coefficient);
    for (const SymFactor& factor : term.factors) {
      const auto [node, node_value] = atom_value(*factor.atom);
      if (factor.exponent <= kMostFactors) {
        for (int64_t i = 0; i < factor.exponent; ++i) multiply(node, node_value);
        continue;
      }
      SymInt power = 1;
      for (int64_t i = 0; i < factor.exponent; ++i) power *= node_value;
      Argument& known = powers_[power.ToString()];
      if (known.is_none()) known = CallOnNumbers(OpId::operator_pow, node, factor.exponent, power);
      multiply(known, power);
    }
    sum_value += product_value;
    sum = sum.is_none() ? product : CallOnNumbers(OpId::operator_add, sum, product, sum_value);
  }
  BACKTAPE_CHECK(sum.is_node()) << "the value of a symbolic integer must be a node";
  expressions_[text] = sum.node();
  return sum;
}

}  // namespace backtape
