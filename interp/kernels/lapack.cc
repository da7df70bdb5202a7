#include "backtape/interp/kernels/lapack.h"

#include <pthread.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <mutex>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "backtape/tensor/check.h"

// The Fortran routines, as C sees them: the length of each character argument follows the other arguments.
extern "C" {
void dgemm_(const char* transa, const char* transb, const int* m, const int* n, const int* k, const double* alpha,
            const double* a, const int* lda, const double* b, const int* ldb, const double* beta, double* c,
            const int* ldc, std::size_t, std::size_t);
void dpotrf_(const char* uplo, const int* n, double* a, const int* lda, int* info, std::size_t);
void dpotri_(const char* uplo, const int* n, double* a, const int* lda, int* info, std::size_t);
void dpotrs_(const char* uplo, const int* n, const int* nrhs, const double* a, const int* lda, double* b,
             const int* ldb, int* info, std::size_t);
void dtrsm_(const char* side, const char* uplo, const char* transa, const char* diag, const int* m, const int* n,
            const double* alpha, const double* a, const int* lda, double* b, const int* ldb, std::size_t, std::size_t,
            std::size_t, std::size_t);
void dgetrf_(const int* m, const int* n, double* a, const int* lda, int* ipiv, int* info);
void dgetrs_(const char* trans, const int* n, const int* nrhs, const double* a, const int* lda, const int* ipiv,
             double* b, const int* ldb, int* info, std::size_t);
void dsytrf_(const char* uplo, const int* n, double* a, const int* lda, int* ipiv, double* work, const int* lwork,
             int* info, std::size_t);
void dsytrs_(const char* uplo, const int* n, const int* nrhs, const double* a, const int* lda, const int* ipiv,
             double* b, const int* ldb, int* info, std::size_t);
void dgeqrf_(const int* m, const int* n, double* a, const int* lda, double* tau, double* work, const int* lwork,
             int* info);
void dorgqr_(const int* m, const int* n, const int* k, double* a, const int* lda, const double* tau, double* work,
             const int* lwork, int* info);
void dsyevd_(const char* jobz, const char* uplo, const int* n, double* a, const int* lda, double* w, double* work,
             const int* lwork, int* iwork, const int* liwork, int* info, std::size_t, std::size_t);
void dgesdd_(const char* jobz, const int* m, const int* n, double* a, const int* lda, double* s, double* u,
             const int* ldu, double* vt, const int* ldvt, double* work, const int* lwork, int* iwork, int* info,
             std::size_t);
}

namespace backtape::kernels::lapack {
namespace {

// Debian's single-threaded OpenBLAS is not thread-safe: concurrent calls share their work space and return wrong
// values.
std::mutex& RoutineMutex() {
  static auto& mutex = *new std::mutex;
  // Otherwise a child process could inherit a mutex that a thread of its parent holds.
  static const int registered =
      pthread_atfork([] { RoutineMutex().lock(); }, [] { RoutineMutex().unlock(); }, [] { RoutineMutex().unlock(); });
  BACKTAPE_CHECK(registered == 0) << "pthread_atfork failed";
  return mutex;
}

// Held during each call of a routine.
class RoutineLock {
 public:
  RoutineLock() : lock_(RoutineMutex()) {}

 private:
  std::lock_guard<std::mutex> lock_;
};

// Leading dimensions are at least 1.
int Leading(int rows) { return std::max(rows, 1); }

// Zeros at an address that is a multiple of a cache line's size. The order in which BLAS compares elements depends on
// their address: without this, the pivots of a matrix with NaNs would depend on its place in a batch.
class AlignedDoubles {
 public:
  explicit AlignedDoubles(size_t count) : storage_(count + kLine - 1) {
    const size_t place = reinterpret_cast<uintptr_t>(storage_.data()) / sizeof(double) % kLine;
    data_ = storage_.data() + (kLine - place) % kLine;
  }
  AlignedDoubles(const AlignedDoubles&) = delete;
  AlignedDoubles& operator=(const AlignedDoubles&) = delete;
  double* data() { return data_; }

 private:
  static constexpr size_t kLine = 64 / sizeof(double);
  std::vector<double> storage_;
  double* data_;
};

// A negative info means that an argument is wrong, which is a bug in Backtape.
int Checked(int info) {
  BACKTAPE_CHECK(info >= 0) << "argument " << -info << " of a LAPACK routine is invalid";
  return info;
}

}  // namespace

absl::Status Fits32Bits(int64_t m, int64_t n) {
  // Leaves room for the work space, which is a small multiple of a matrix.
  constexpr int64_t kMaxElements = std::numeric_limits<int>::max() / 8;
  if (m <= kMaxElements && n <= kMaxElements && (m == 0 || n <= kMaxElements / m)) return absl::OkStatus();
  return absl::ResourceExhaustedError(absl::StrCat("a matrix of ", m, " by ", n, " is too large for LAPACK"));
}

void Multiply(int m, int n, int k, const double* a, const double* b, double* c) {
  const RoutineLock lock;
  const char trans = 'N';
  const int lda = Leading(m), ldb = Leading(k);
  const double alpha = 1, beta = 0;
  dgemm_(&trans, &trans, &m, &n, &k, &alpha, a, &lda, b, &ldb, &beta, c, &lda, 1, 1);
}

int FactorCholesky(Triangle triangle, int n, double* a) {
  const RoutineLock lock;
  const char uplo = static_cast<char>(triangle);
  const int lda = Leading(n);
  int info = 0;
  dpotrf_(&uplo, &n, a, &lda, &info, 1);
  return Checked(info);
}

int InvertCholesky(Triangle triangle, int n, double* a) {
  const RoutineLock lock;
  const char uplo = static_cast<char>(triangle);
  const int lda = Leading(n);
  int info = 0;
  dpotri_(&uplo, &n, a, &lda, &info, 1);
  return Checked(info);
}

void SolveCholesky(Triangle triangle, int n, int k, const double* a, double* b) {
  const RoutineLock lock;
  const char uplo = static_cast<char>(triangle);
  const int lda = Leading(n);
  int info = 0;
  dpotrs_(&uplo, &n, &k, a, &lda, b, &lda, &info, 1);
  Checked(info);
}

void SolveTriangular(Side side, Triangle triangle, bool transpose, bool unit_diagonal, int m, int n, const double* a,
                     double* b) {
  const RoutineLock lock;
  const char side_name = static_cast<char>(side), uplo = static_cast<char>(triangle);
  const char trans = transpose ? 'T' : 'N', diag = unit_diagonal ? 'U' : 'N';
  const int lda = Leading(side == Side::kLeft ? m : n), ldb = Leading(m);
  const double alpha = 1;
  dtrsm_(&side_name, &uplo, &trans, &diag, &m, &n, &alpha, a, &lda, b, &ldb, 1, 1, 1, 1);
}

int FactorLu(int m, int n, double* a, int* pivots) {
  const RoutineLock lock;
  const int lda = Leading(m);
  int info = 0;
  const size_t size = static_cast<size_t>(m) * static_cast<size_t>(n);
  AlignedDoubles factors(size);
  std::copy_n(a, size, factors.data());
  dgetrf_(&m, &n, factors.data(), &lda, pivots, &info);
  std::copy_n(factors.data(), size, a);
  return Checked(info);
}

void SolveLu(bool transpose, int n, int k, const double* lu, const int* pivots, double* b) {
  const RoutineLock lock;
  const char trans = transpose ? 'T' : 'N';
  const int lda = Leading(n);
  int info = 0;
  dgetrs_(&trans, &n, &k, lu, &lda, pivots, b, &lda, &info, 1);
  Checked(info);
}

int FactorLdl(int n, double* a, int* pivots) {
  const RoutineLock lock;
  const char uplo = static_cast<char>(Triangle::kLower);
  const int lda = Leading(n);
  int info = 0, lwork = -1;
  double work_size = 0;
  dsytrf_(&uplo, &n, a, &lda, pivots, &work_size, &lwork, &info, 1);
  lwork = std::max(static_cast<int>(work_size), 1);
  const size_t size = static_cast<size_t>(n) * static_cast<size_t>(n);
  AlignedDoubles work(static_cast<size_t>(lwork)), factors(size);
  std::copy_n(a, size, factors.data());
  dsytrf_(&uplo, &n, factors.data(), &lda, pivots, work.data(), &lwork, &info, 1);
  std::copy_n(factors.data(), size, a);
  return Checked(info);
}

void SolveLdl(int n, int k, const double* ld, const int* pivots, double* b) {
  const RoutineLock lock;
  const char uplo = static_cast<char>(Triangle::kLower);
  const int lda = Leading(n);
  int info = 0;
  dsytrs_(&uplo, &n, &k, ld, &lda, pivots, b, &lda, &info, 1);
  Checked(info);
}

void FactorQr(int m, int n, double* a, double* tau) {
  const RoutineLock lock;
  const int lda = Leading(m);
  int info = 0, lwork = -1;
  double size = 0;
  dgeqrf_(&m, &n, a, &lda, tau, &size, &lwork, &info);
  lwork = std::max(static_cast<int>(size), 1);
  std::vector<double> work(lwork);
  dgeqrf_(&m, &n, a, &lda, tau, work.data(), &lwork, &info);
  Checked(info);
}

void FormQ(int m, int n, int k, double* a, const double* tau) {
  const RoutineLock lock;
  const int lda = Leading(m);
  int info = 0, lwork = -1;
  double size = 0;
  dorgqr_(&m, &n, &k, a, &lda, tau, &size, &lwork, &info);
  lwork = std::max(static_cast<int>(size), 1);
  std::vector<double> work(lwork);
  dorgqr_(&m, &n, &k, a, &lda, tau, work.data(), &lwork, &info);
  Checked(info);
}

int EigenSymmetric(bool vectors, Triangle triangle, int n, double* a, double* values) {
  const RoutineLock lock;
  const char jobz = vectors ? 'V' : 'N', uplo = static_cast<char>(triangle);
  const int lda = Leading(n);
  int info = 0, lwork = -1, liwork = -1, int_size = 0;
  double size = 0;
  dsyevd_(&jobz, &uplo, &n, a, &lda, values, &size, &lwork, &int_size, &liwork, &info, 1, 1);
  lwork = std::max(static_cast<int>(size), 1);
  liwork = std::max(int_size, 1);
  std::vector<double> work(lwork);
  std::vector<int> int_work(liwork);
  dsyevd_(&jobz, &uplo, &n, a, &lda, values, work.data(), &lwork, int_work.data(), &liwork, &info, 1, 1);
  return Checked(info);
}

int SingularValues(char job, int m, int n, double* a, double* s, double* u, double* vt) {
  const RoutineLock lock;
  const int k = std::min(m, n);
  const int lda = Leading(m), ldu = lda, ldvt = Leading(job == 'A' ? n : k);
  std::vector<int> int_work(std::max(8 * k, 1));
  int info = 0, lwork = -1;
  double size = 0;
  dgesdd_(&job, &m, &n, a, &lda, s, u, &ldu, vt, &ldvt, &size, &lwork, int_work.data(), &info, 1);
  lwork = std::max(static_cast<int>(size), 1);
  std::vector<double> work(lwork);
  dgesdd_(&job, &m, &n, a, &lda, s, u, &ldu, vt, &ldvt, work.data(), &lwork, int_work.data(), &info, 1);
  return Checked(info);
}

}  // namespace backtape::kernels::lapack
