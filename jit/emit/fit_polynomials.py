#!/usr/bin/env python3
"""Fits the polynomials of math_coefficients.h and prints that file: Remez's exchange in 90 digits (needs mpmath).

Each is the minimax fit of f(x) in x, or in t(x), with the weight w(x) on the error, so that the error that remains in
the function that is computed is even over the interval.
"""

import sys

from mpmath import asin, atan, cos, erf, erfc, exp, log, lu_solve, matrix, mp, mpf, pi, sin, sqrt

mp.dps = 90


def remez(f, w, low, high, degree):
    """Coefficients c of sum(c[i] x^i), and the largest |w (p - f)|."""
    n = degree + 2
    nodes = [(low + high) / 2 - (high - low) / 2 * cos(pi * i / (n - 1)) for i in range(n)]
    grid = [(low + high) / 2 - (high - low) / 2 * cos(pi * i / (20 * n)) for i in range(20 * n + 1)]
    values = [(x, f(x), w(x)) for x in grid]
    coefficients, worst = [], mpf(0)
    for _ in range(6):
        a = matrix(n, n)
        b = matrix(n, 1)
        for i, x in enumerate(nodes):
            power = mpf(1)
            for j in range(degree + 1):
                a[i, j] = power
                power *= x
            a[i, degree + 1] = (-1)**i / w(x)
            b[i] = f(x)
        solution = lu_solve(a, b)
        coefficients = [solution[i] for i in range(degree + 1)]

        def error(item):
            p = mpf(0)
            for c in reversed(coefficients):
                p = p * item[0] + c
            return item[2] * (p - item[1])

        errors = [(item[0], error(item)) for item in values]
        worst = max(abs(e) for _, e in errors)
        # The largest error of each run of one sign.
        extrema = []
        for x, e in errors:
            if extrema and (extrema[-1][1] > 0) == (e > 0):
                if abs(e) > abs(extrema[-1][1]):
                    extrema[-1] = (x, e)
            else:
                extrema.append((x, e))
        while len(extrema) > n:
            extrema.pop(0 if abs(extrema[0][1]) < abs(extrema[-1][1]) else -1)
        if len(extrema) < n or worst < abs(solution[degree + 1]) * mpf('1.02'):
            break
        nodes = [x for x, _ in extrema]
    return coefficients, worst


def emit(name, f, w, low, high, degree32, degree64):
    for suffix, degree in (('F32', degree32), ('F64', degree64)):
        if degree is None:
            continue
        c, worst = remez(f, w, mpf(low), mpf(high), degree)
        print(f'// Error {mp.nstr(worst, 2)}.')
        print(f'inline constexpr double k{name}{suffix}[] = {{{", ".join(mp.nstr(x, 20) for x in c)}}};')
        sys.stdout.flush()


def at(x):
    return x if abs(x) > mpf('1e-30') else mpf('1e-30')


def main():
    print('''#ifndef BACKTAPE_JIT_EMIT_MATH_COEFFICIENTS_H_
#define BACKTAPE_JIT_EMIT_MATH_COEFFICIENTS_H_

// Printed by fit_polynomials.py.
namespace backtape::jit {
''')
    half_ln2 = log(mpf(2)) / 2 * mpf('1.0001')
    emit('Exp', lambda r: (exp(at(r)) - 1 - at(r)) / at(r)**2, lambda r: max(r * r, mpf('1e-9')), -half_ln2, half_ln2, 4,
         9)

    # log((1 + s) / (1 - s)) = 2 s + s z Q(z), z = s^2.
    def log_rest(z):
        s = sqrt(at(z))
        return (log((1 + s) / (1 - s)) - 2 * s) / (s * s * s)

    emit('Log', log_rest, lambda z: mpf(1), 0, mpf('0.02944'), 2, 6)
    emit('Erf', lambda z: erf(sqrt(at(z))) / sqrt(at(z)), lambda z: mpf(1), 0, 1, 6, 13)
    # erf(x) = 1 - exp(-q(x)) for float32.
    emit('ErfLarge', lambda x: -log(erfc(x)), lambda x: erfc(x), 1, mpf('4.1'), 6, None)

    # erfc(x) = exp(-x^2) g(t) / (1 + 2 x), t = (x - 3.75) / (x + 3.75): Shepherd and Laframboise, "Chebyshev
    # approximation of (1 + 2x) exp(x^2) erfc x in 0 <= x < infinity" (1981).
    def scaled_erfc(t):
        x = mpf('3.75') * (1 + t) / (1 - t)
        return (1 + 2 * x) * exp(x * x) * erfc(x)

    emit('Erfc', scaled_erfc, lambda t: mpf(1), -1, mpf('0.77'), 11, 23)
    # Area under the normal density below -a: exp(-a^2 / 2) m(u), u = 1 / (1 + 0.23 a), after Hastings. Up to a = 14,
    # where it is no float32 any more.
    def scaled_tail(u):
        a = (1 / u - 1) / mpf('0.23')
        return exp(a * a / 2) * erfc(a / sqrt(mpf(2))) / 2

    emit('NormalTail', scaled_tail, lambda u: 1 / scaled_tail(u), 1 / (1 + mpf('0.23') * 14), 1, 8, None)
    emit('Sin', lambda z: (sin(sqrt(at(z))) / sqrt(at(z)) - 1) / at(z), lambda z: max(z, mpf('1e-6')), 0,
         (pi / 4)**2 * mpf('1.001'), 2, 5)
    emit('Cos', lambda z: (cos(sqrt(at(z))) - 1 + at(z) / 2) / at(z)**2, lambda z: max(z * z, mpf('1e-9')), 0,
         (pi / 4)**2 * mpf('1.001'), 2, 5)
    emit('Atan', lambda z: (atan(sqrt(at(z))) / sqrt(at(z)) - 1) / at(z), lambda z: max(z, mpf('1e-6')), 0, 1, 8, 18)
    emit('Asin', lambda z: (asin(sqrt(at(z))) / sqrt(at(z)) - 1) / at(z), lambda z: max(z, mpf('1e-6')), 0,
         mpf('0.25'), 4, 11)
    print('''
}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_EMIT_MATH_COEFFICIENTS_H_''')


if __name__ == '__main__':
    main()
