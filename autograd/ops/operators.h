#ifndef BACKTAPE_AUTOGRAD_OPS_OPERATORS_H_
#define BACKTAPE_AUTOGRAD_OPS_OPERATORS_H_

#include "backtape/autograd/ops.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/tensor/sym_scalar.h"

// Arithmetic and comparisons of variables with variables and numbers, as in Python. Comparisons return bool tensors.
namespace backtape {

inline Variable operator-(const Variable& x) { return ops::neg(x); }

inline Variable operator+(const Variable& a, const Variable& b) { return ops::add(a, b); }
inline Variable operator+(const Variable& a, const SymScalar& b) { return ops::add(a, b); }
inline Variable operator+(const SymScalar& a, const Variable& b) { return ops::add(b, a); }
inline Variable operator-(const Variable& a, const Variable& b) { return ops::sub(a, b); }
inline Variable operator-(const Variable& a, const SymScalar& b) { return ops::sub(a, b); }
inline Variable operator-(const SymScalar& a, const Variable& b) { return ops::rsub(b, a); }
inline Variable operator*(const Variable& a, const Variable& b) { return ops::mul(a, b); }
inline Variable operator*(const Variable& a, const SymScalar& b) { return ops::mul(a, b); }
inline Variable operator*(const SymScalar& a, const Variable& b) { return ops::mul(b, a); }
inline Variable operator/(const Variable& a, const Variable& b) { return ops::div(a, b); }
inline Variable operator/(const Variable& a, const SymScalar& b) { return ops::div(a, b); }
inline Variable operator/(const SymScalar& a, const Variable& b) { return ops::mul(ops::reciprocal(b), a); }

// Write the left operand in place.
inline const Variable& operator+=(const Variable& a, const Variable& b) { return ops::add_(a, b), a; }
inline const Variable& operator+=(const Variable& a, const SymScalar& b) { return ops::add_(a, b), a; }
inline const Variable& operator-=(const Variable& a, const Variable& b) { return ops::sub_(a, b), a; }
inline const Variable& operator-=(const Variable& a, const SymScalar& b) { return ops::sub_(a, b), a; }
inline const Variable& operator*=(const Variable& a, const Variable& b) { return ops::mul_(a, b), a; }
inline const Variable& operator*=(const Variable& a, const SymScalar& b) { return ops::mul_(a, b), a; }
inline const Variable& operator/=(const Variable& a, const Variable& b) { return ops::div_(a, b), a; }
inline const Variable& operator/=(const Variable& a, const SymScalar& b) { return ops::div_(a, b), a; }

inline Variable operator==(const Variable& a, const Variable& b) { return ops::eq(a, b); }
inline Variable operator==(const Variable& a, const SymScalar& b) { return ops::eq(a, b); }
inline Variable operator!=(const Variable& a, const Variable& b) { return ops::ne(a, b); }
inline Variable operator!=(const Variable& a, const SymScalar& b) { return ops::ne(a, b); }
inline Variable operator<(const Variable& a, const Variable& b) { return ops::lt(a, b); }
inline Variable operator<(const Variable& a, const SymScalar& b) { return ops::lt(a, b); }
inline Variable operator<=(const Variable& a, const Variable& b) { return ops::le(a, b); }
inline Variable operator<=(const Variable& a, const SymScalar& b) { return ops::le(a, b); }
inline Variable operator>(const Variable& a, const Variable& b) { return ops::gt(a, b); }
inline Variable operator>(const Variable& a, const SymScalar& b) { return ops::gt(a, b); }
inline Variable operator>=(const Variable& a, const Variable& b) { return ops::ge(a, b); }
inline Variable operator>=(const Variable& a, const SymScalar& b) { return ops::ge(a, b); }

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_OPS_OPERATORS_H_
