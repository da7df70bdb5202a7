// Compares each float instruction with the C library in a wider type, for special values and values of all magnitudes.
// Special functions are compared with the functions of the reference kernels. The bounds are the documented errors,
// read from jit/emit/errors.md. BACKTAPE_PRINT_ULP prints the errors found, BACKTAPE_ULP_STRIDE=N tries every Nth
// float32 (1: all), BACKTAPE_ULP_SAMPLES=N sets the number of random float64 values.

#include <bit>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_split.h"
#include "backtape/interp/kernels/pointwise/special_functions.h"
#include "backtape/jit/kernel_ir/builder.h"
#include "backtape/tests/jit/emit/kernel_harness.h"

namespace backtape::jit {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

// Largest errors in units in the last place.
struct ErrorBounds {
  double f32 = 0;
  double f64 = 0;
};

// The errors in the table of errors.md: its rows "| name | float32 | float64 | ..." that contain numbers.
const std::map<std::string, ErrorBounds>& DocumentedErrors() {
  static const auto& table = *[] {
    auto* const rows = new std::map<std::string, ErrorBounds>;
    std::ifstream file(std::string(BACKTAPE_SOURCE_DIR) + "/jit/emit/errors.md");
    for (std::string line; std::getline(file, line);) {
      const std::vector<std::string> cells = absl::StrSplit(line, '|');
      ErrorBounds bounds;
      if (cells.size() < 5 || !absl::SimpleAtod(absl::StripAsciiWhitespace(cells[2]), &bounds.f32) ||
          !absl::SimpleAtod(absl::StripAsciiWhitespace(cells[3]), &bounds.f64)) {
        continue;
      }
      for (const absl::string_view name : absl::StrSplit(cells[1], ',')) {
        rows->emplace(std::string(absl::StripAsciiWhitespace(name)), bounds);
      }
    }
    return rows;
  }();
  return table;
}

template <typename T>
double DocumentedError(const std::string& name) {
  const auto it = DocumentedErrors().find(name);
  EXPECT_NE(it, DocumentedErrors().end()) << name << " is not in jit/emit/errors.md";
  if (it == DocumentedErrors().end()) return 0;
  return sizeof(T) == 4 ? it->second.f32 : it->second.f64;
}

struct Function {
  Op op;
  long double (*exact)(long double);
  double low, high;            // range of random values, in addition to values of all magnitudes
  bool times_x = false;        // the instruction computes the function times x
  const char* name = nullptr;  // null: the name of the instruction
  double scale = 0;            // smaller results are compared as if they were as large as this
  bool is_f64 = false;         // tests float64 only; float32 is tested elsewhere
};

std::string NameOf(const Function& function) {
  return function.name != nullptr ? function.name : std::string(Name(function.op));
}

long double Sigmoid(long double x) { return 1 / (1 + std::exp(-x)); }
long double Silu(long double x) { return x / (1 + std::exp(-x)); }
long double Rsqrt(long double x) { return 1 / std::sqrt(x); }
long double Reciprocal(long double x) { return 1 / x; }

template <double (*kFunction)(double)>
long double Reference(long double x) {
  return kFunction(static_cast<double>(x));
}
double TrigammaInDouble(double x) { return kernels::Trigamma(x); }

constexpr Function kFunctions[] = {
    {Op::kExp, std::exp, -110, 95},
    {Op::kExp2, std::exp2, -155, 130},
    {Op::kExpm1, std::expm1, -20, 95},
    {Op::kLog, std::log, 0, 20},
    {Op::kLog2, std::log2, 0, 20},
    {Op::kLog10, std::log10, 0, 20},
    {Op::kLog1p, std::log1p, -1, 20},
    {Op::kTanh, std::tanh, -12, 12},
    {Op::kSinh, std::sinh, -92, 92},
    {Op::kCosh, std::cosh, -92, 92},
    {Op::kAsinh, std::asinh, -100, 100},
    {Op::kAcosh, std::acosh, 1, 100},
    {Op::kAtanh, std::atanh, -1, 1},
    {Op::kErf, std::erf, -5, 5},
    {Op::kErfc, std::erfc, -6, 12},
    {Op::kSigmoid, Sigmoid, -100, 40},
    {Op::kSigmoid, Silu, -100, 40, true, "silu"},
    {Op::kSin, std::sin, -100, 100},
    {Op::kCos, std::cos, -100, 100},
    {Op::kTan, std::tan, -100, 100},
    {Op::kAsin, std::asin, -1, 1},
    {Op::kAcos, std::acos, -1, 1},
    {Op::kAtan, std::atan, -20, 20},
    {Op::kSqrt, std::sqrt, 0, 100},
    {Op::kRsqrt, Rsqrt, 0, 100},
    {Op::kReciprocal, Reciprocal, -100, 100},
    // Large angles. Beyond 2^40 (float32: 2^15) the code calls the C library.
    {Op::kSin, std::sin, -1e6, 1e6},
    {Op::kCos, std::cos, -1e6, 1e6},
    {Op::kTan, std::tan, -1e6, 1e6},
    {Op::kSin, std::sin, -1e9, 1e9},
    {Op::kCos, std::cos, -2e12, 2e12},
    {Op::kTan, std::tan, -2e12, 2e12},
    {Op::kLgamma, Reference<kernels::LogGamma>, 0, 20},
    {.op = Op::kDigamma, .exact = Reference<kernels::Digamma>, .low = -20, .high = 20, .scale = 1},
    {.op = Op::kTrigamma, .exact = Reference<TrigammaInDouble>, .low = 0, .high = 20, .is_f64 = true},
    {Op::kBesselI0, Reference<kernels::BesselI0>, -30, 30},
    {Op::kBesselI0Scaled, Reference<kernels::BesselI0Scaled>, -30, 30},
    {Op::kBesselI1, Reference<kernels::BesselI1>, -30, 30},
    {Op::kBesselI1Scaled, Reference<kernels::BesselI1Scaled>, -30, 30},
    {Op::kErfinv, Reference<kernels::InverseErf>, -1, 1},
    {Op::kErfcx, Reference<kernels::ScaledErfc>, -28, 40},
    {Op::kLogNdtr, Reference<kernels::LogNormalCdf>, -50, 10},
};

template <typename T>
double UlpOf(long double v) {
  const auto a = static_cast<T>(std::fabs(v));
  if (!(a < std::numeric_limits<T>::max()))
    return std::numeric_limits<T>::max() * std::numeric_limits<T>::epsilon() / 2;
  return std::nextafter(a, std::numeric_limits<T>::infinity()) - a;
}

// The error in units in the last place of the exact result, or of `scale` if that is larger; infinity if only one of
// the two is NaN or infinite.
template <typename T>
double Error(T got, long double want, double scale = 0) {
  if (std::isnan(want)) return std::isnan(got) ? 0 : kInf;
  if (std::isnan(got)) return kInf;
  const T rounded = static_cast<T>(want);
  if (std::isinf(rounded)) return got == rounded || std::fabs(got) == std::numeric_limits<T>::max() ? 0 : kInf;
  if (std::isinf(got)) return std::fabs(rounded) == std::numeric_limits<T>::max() ? 0 : kInf;
  if (got == 0 && rounded == 0 && want == 0) return std::signbit(got) == std::signbit(rounded) ? 0 : kInf;
  const long double magnitude = std::fmax(std::fabs(want), static_cast<long double>(scale));
  return static_cast<double>(std::fabs(static_cast<long double>(got) - want)) / UlpOf<T>(magnitude);
}

int64_t FromEnvironment(const char* name, int64_t otherwise) {
  int64_t value = otherwise;
  if (const char* text = std::getenv(name)) (void)absl::SimpleAtoi(text, &value);
  return value;
}

template <typename T>
std::vector<T> Inputs(double low, double high) {
  using Bits = std::conditional_t<sizeof(T) == 4, uint32_t, uint64_t>;
  constexpr T kMin = std::numeric_limits<T>::denorm_min();
  constexpr T kMax = std::numeric_limits<T>::max();
  std::vector<T> inputs;
  for (const double v : {0.0,   1.0,   0.5,   2.0,   3.0,   0.25,       1e-3,          10.0, 87.5, 88.7, 88.8,
                         103.9, 104.5, 709.5, 710.5, 745.0, 3.14159265, 1.57079632679, 1e6,  1e9,  1e30, kInf}) {
    inputs.push_back(static_cast<T>(v));
    inputs.push_back(static_cast<T>(-v));
  }
  for (const T v : {kMin, static_cast<T>(kMin * 3), std::numeric_limits<T>::min(), kMax, static_cast<T>(kNaN)}) {
    inputs.push_back(v);
    inputs.push_back(-v);
  }
  uint64_t state = 12345;
  const auto next = [&] {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return state ^ (state >> 31);
  };
  int64_t samples = 20000;
  if (sizeof(T) == 8) samples = FromEnvironment("BACKTAPE_ULP_SAMPLES", samples);
  for (int64_t i = 0; i < samples; ++i) {
    inputs.push_back(static_cast<T>(low + (high - low) * static_cast<double>(next() >> 11) * 0x1p-53));
  }
  for (int i = 0; i < 10000; ++i) inputs.push_back(std::bit_cast<T>(static_cast<Bits>(next())));
  const int64_t stride = FromEnvironment("BACKTAPE_ULP_STRIDE", 0);
  if (sizeof(T) == 4 && stride > 0) {
    for (int64_t bits = 0; bits < int64_t{1} << 32; bits += stride) {
      inputs.push_back(std::bit_cast<T>(static_cast<Bits>(bits)));
    }
  }
  return inputs;
}

Kernel UnaryKernel(const Function& function, DType dtype) {
  KernelBuilder b(NameOf(function));
  b.kernel().num_params = 1;
  b.kernel().num_buffers = 2;
  b.kernel().outer = {Int::Param(0)};
  b.BeginPhase();
  const ValueId x = b.Load({0, dtype, 0, {1}, {}});
  const ValueId y = b.Make(function.op, x);
  b.Store({1, dtype, 0, {1}, {}}, function.times_x ? b.Make(Op::kMul, x, y) : y);
  return *b.Finish();
}

template <typename T>
void Check(const Function& function, CpuTarget target) {
  const Compiled compiled = Compile(UnaryKernel(function, sizeof(T) == 4 ? DType::kFloat32 : DType::kFloat64), target);
  std::vector<T> in = Inputs<T>(function.low, function.high);
  std::vector<T> out(in.size());
  const auto n = static_cast<int64_t>(in.size());
  void* const buffers[] = {in.data(), out.data()};
  compiled.kernel.function(&n, buffers, 0, n);
  double worst = 0;
  T at = 0;
  T got = 0;
  for (size_t i = 0; i < in.size(); ++i) {
    long double exact = function.exact(in[i]);
    // The sigmoid is defined as 1 / (1 + exp(-x)) in the type itself.
    if (function.op == Op::kSigmoid && std::exp(-static_cast<long double>(in[i])) > std::numeric_limits<T>::max())
      exact = function.times_x && !std::isinf(in[i]) ? -0.0L : function.times_x ? kNaN : 0;
    const double error = Error(out[i], exact, function.scale);
    if (error > worst) {
      worst = error;
      at = in[i];
      got = out[i];
    }
  }
  const std::string name = NameOf(function);
  const std::string kind = std::string(sizeof(T) == 4 ? "f32 " : "f64 ") + std::string(Name(target));
  EXPECT_LE(worst, DocumentedError<T>(name)) << name << " " << kind << " at " << at << " returned " << got
                                             << ", expected " << static_cast<double>(function.exact(at));
  if (std::getenv("BACKTAPE_PRINT_ULP") != nullptr) {
    std::printf("%-10s %s %.3f at %g\n", name.c_str(), kind.c_str(), worst, static_cast<double>(at));
  }
}

TEST(Math, UnaryFunctionsWithinTheirErrors) {
  for (const CpuTarget target : Targets()) {
    for (const Function& function : kFunctions) {
      if (!function.is_f64) Check<float>(function, target);
      Check<double>(function, target);
    }
  }
}

// Vectors with negative numbers are computed by the reference function, whose float32 form has large rounding errors
// near negative integers. The results are therefore compared with that form.
TEST(Math, TrigammaOfFloat32WithinItsError) {
  constexpr Function kFunction = {
      .op = Op::kTrigamma,
      .exact = [](long double x) -> long double { return kernels::Trigamma(static_cast<float>(x)); },
      .low = -5,
      .high = 20};
  for (const CpuTarget target : Targets()) Check<float>(kFunction, target);
}

// The table must list exactly the functions that are tested.
TEST(Math, TheTableListsExactlyTheTestedFunctions) {
  std::set<std::string> tested = {"pow", "atan2", "hypot", "normal_cdf"};
  for (const Function& function : kFunctions) tested.insert(NameOf(function));
  for (const auto& [name, bounds] : DocumentedErrors()) EXPECT_TRUE(tested.contains(name)) << name;
  EXPECT_EQ(DocumentedErrors().size(), tested.size());
}

// Computes the normal CDF as the rule of gelu does. The rounding error of x * x is amplified by x * x / 2 in the
// exponential.
template <typename T>
void CheckNormalCdf(CpuTarget target) {
  const DType dtype = sizeof(T) == 4 ? DType::kFloat32 : DType::kFloat64;
  KernelBuilder b("normal_cdf");
  b.kernel().num_params = 1;
  b.kernel().num_buffers = 2;
  b.kernel().outer = {Int::Param(0)};
  b.BeginPhase();
  const ValueId x = b.Load({0, dtype, 0, {1}, {}});
  const ValueId square = b.Make(Op::kMul, x, x);
  const ValueId e = b.Make(Op::kExp, b.Make(Op::kMul, square, b.Constant(dtype, -0.5)));
  b.Store({1, dtype, 0, {1}, {}}, b.Make(Op::kNormalCdf, x, e));
  const Compiled compiled = Compile(*b.Finish(), target);
  std::vector<T> in = Inputs<T>(-13, 9);
  std::vector<T> out(in.size());
  const auto n = static_cast<int64_t>(in.size());
  void* const buffers[] = {in.data(), out.data()};
  compiled.kernel.function(&n, buffers, 0, n);
  const double documented = DocumentedError<T>("normal_cdf");
  for (size_t i = 0; i < in.size(); ++i) {
    const long double exact = std::erfc(-static_cast<long double>(in[i]) / std::sqrt(2.0L)) / 2;
    if (std::isnan(in[i])) {
      EXPECT_TRUE(std::isnan(out[i]));
      continue;
    }
    const long double magnitude = in[i] > 0 ? 0 : std::fmin(static_cast<long double>(in[i]) * in[i], 1000);
    const long double bound = (documented + magnitude) * std::numeric_limits<T>::epsilon() * exact;
    ASSERT_LE(std::fabs(out[i] - exact), bound + 2 * std::numeric_limits<T>::denorm_min())
        << Name(target) << " at " << in[i] << " returned " << out[i];
  }
}

TEST(Math, NormalCdfWithinItsError) {
  for (const CpuTarget target : Targets()) {
    CheckNormalCdf<float>(target);
    CheckNormalCdf<double>(target);
  }
}

template <typename T>
void CheckBinary(Op op, long double (*exact)(long double, long double), double bound, CpuTarget target) {
  double worst = 0;
  const DType dtype = sizeof(T) == 4 ? DType::kFloat32 : DType::kFloat64;
  KernelBuilder b("binary");
  b.kernel().num_params = 1;
  b.kernel().num_buffers = 3;
  b.kernel().outer = {Int::Param(0)};
  b.BeginPhase();
  const ValueId x = b.Load({0, dtype, 0, {1}, {}});
  b.Store({2, dtype, 0, {1}, {}}, b.Make(op, x, b.Load({1, dtype, 0, {1}, {}})));
  const Compiled compiled = Compile(*b.Finish(), target);
  // Tests all pairs of special values, then random pairs.
  const std::vector<T> values = Inputs<T>(-8, 8);
  std::vector<T> in1, in2;
  for (size_t i = 0; i < 54; ++i) {
    for (size_t j = 0; j < 54; ++j) {
      in1.push_back(values[i]);
      in2.push_back(values[j]);
    }
  }
  for (size_t i = 60; i + 1 < values.size(); i += 2) {
    in1.push_back(values[i]);
    in2.push_back(values[i + 1]);
  }
  std::vector<T> out(in1.size());
  const auto n = static_cast<int64_t>(in1.size());
  void* const buffers[] = {in1.data(), in2.data(), out.data()};
  compiled.kernel.function(&n, buffers, 0, n);
  for (size_t i = 0; i < in1.size(); ++i) {
    const double error = Error(out[i], exact(in1[i], in2[i]));
    worst = std::max(worst, error);
    ASSERT_LE(error, bound) << Name(op) << " " << TorchName(dtype) << " " << Name(target) << " of " << in1[i] << ", "
                            << in2[i] << " returned " << out[i];
  }
  if (std::getenv("BACKTAPE_PRINT_ULP") != nullptr) {
    std::printf("%-10s %s %s %.3f\n", std::string(Name(op)).c_str(), std::string(TorchName(dtype)).c_str(),
                std::string(Name(target)).c_str(), worst);
  }
}

// Tests powers whose results cover the whole range and its ends, for bases of all magnitudes and for bases close to 1.
template <typename T>
void CheckPowers(double bound, CpuTarget target) {
  const DType dtype = sizeof(T) == 4 ? DType::kFloat32 : DType::kFloat64;
  KernelBuilder b("pow");
  b.kernel().num_params = 1;
  b.kernel().num_buffers = 3;
  b.kernel().outer = {Int::Param(0)};
  b.BeginPhase();
  const ValueId base = b.Load({0, dtype, 0, {1}, {}});
  b.Store({2, dtype, 0, {1}, {}}, b.Make(Op::kPow, base, b.Load({1, dtype, 0, {1}, {}})));
  const Compiled compiled = Compile(*b.Finish(), target);
  uint64_t state = 99;
  const auto next = [&] {  // in [-1, 1)
    state = state * 6364136223846793005u + 1442695040888963407u;
    return static_cast<double>(static_cast<int64_t>(state)) * 0x1p-63;
  };
  const double largest = sizeof(T) == 4 ? 150 : 1076;  // the largest magnitude of the result's exponent
  std::vector<T> x, y;
  for (int i = 0; i < 40000; ++i) {
    const double width = i % 4 == 0 ? largest * 0.8 : i % 4 == 1 ? 2 : i % 4 == 2 ? 1e-3 : 1e-6;
    const auto v = static_cast<T>(std::exp2(next() * width));
    const double log = std::log2(static_cast<double>(v));
    if (log == 0) continue;
    x.push_back(v);
    y.push_back(static_cast<T>((i % 3 == 0 ? next() * largest : next() * 20) / log));
  }
  std::vector<T> out(x.size());
  const auto n = static_cast<int64_t>(x.size());
  void* const buffers[] = {x.data(), y.data(), out.data()};
  compiled.kernel.function(&n, buffers, 0, n);
  double worst = 0;
  for (size_t i = 0; i < x.size(); ++i) {
    const double error = Error(out[i], std::pow(static_cast<long double>(x[i]), static_cast<long double>(y[i])));
    ASSERT_LE(error, bound) << TorchName(dtype) << " " << Name(target) << " of " << x[i] << ", " << y[i] << " returned "
                            << out[i];
    worst = std::max(worst, error);
  }
  if (std::getenv("BACKTAPE_PRINT_ULP") != nullptr) {
    std::printf("pow      %s %s %.2f\n", sizeof(T) == 4 ? "f32" : "f64", std::string(Name(target)).c_str(), worst);
  }
}

TEST(Math, PowersWithinTheirErrors) {
  for (const CpuTarget target : Targets()) {
    CheckPowers<float>(DocumentedError<float>("pow"), target);
    CheckPowers<double>(DocumentedError<double>("pow"), target);
  }
}

long double MinOf(long double a, long double b) { return std::isnan(a) || std::isnan(b) ? kNaN : a <= b ? a : b; }
// Computes the remainder as the reference kernels do: fmod with the sign of the divisor, rounded to T.
template <typename T>
long double RemainderOf(long double a, long double b) {
  const T rest = std::fmod(static_cast<T>(a), static_cast<T>(b));
  return rest != 0 && (rest < 0) != (b < 0) ? rest + static_cast<T>(b) : rest;
}
long double MaxOf(long double a, long double b) { return std::isnan(a) || std::isnan(b) ? kNaN : a >= b ? a : b; }

TEST(Math, BinaryFunctionsWithinTheirErrors) {
  for (const CpuTarget target : Targets()) {
    CheckBinary<float>(Op::kPow, std::pow, DocumentedError<float>("pow"), target);
    CheckBinary<double>(Op::kPow, std::pow, DocumentedError<double>("pow"), target);
    CheckBinary<float>(Op::kAtan2, std::atan2, DocumentedError<float>("atan2"), target);
    CheckBinary<double>(Op::kAtan2, std::atan2, DocumentedError<double>("atan2"), target);
    CheckBinary<float>(Op::kHypot, std::hypot, DocumentedError<float>("hypot"), target);
    CheckBinary<double>(Op::kHypot, std::hypot, DocumentedError<double>("hypot"), target);
    CheckBinary<float>(Op::kMin, MinOf, 0, target);
    CheckBinary<double>(Op::kMax, MaxOf, 0, target);
    CheckBinary<float>(Op::kFmod, std::fmod, 0, target);
    CheckBinary<double>(Op::kFmod, std::fmod, 0, target);
    CheckBinary<float>(Op::kRemainder, RemainderOf<float>, 0, target);
    CheckBinary<double>(Op::kRemainder, RemainderOf<double>, 0, target);
    CheckBinary<float>(Op::kCopysign, std::copysign, 0, target);
  }
}

}  // namespace
}  // namespace backtape::jit
