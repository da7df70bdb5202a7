#ifndef BACKTAPE_TESTS_JIT_EMIT_KERNEL_HARNESS_H_
#define BACKTAPE_TESTS_JIT_EMIT_KERNEL_HARNESS_H_

#include <gtest/gtest.h>

#include <cstring>
#include <memory>
#include <vector>

#include "backtape/jit/emit/emitter.h"
#include "backtape/jit/kernel_ir/evaluate.h"

namespace backtape::jit {

// The targets that this CPU can run.
inline std::vector<CpuTarget> Targets() {
  std::vector<CpuTarget> targets;
  const auto host = HostCpuTarget();
  if (!host.ok()) return targets;
  targets.push_back(CpuTarget::kAvx2);
  if (*host == CpuTarget::kAvx512) targets.push_back(CpuTarget::kAvx512);
  return targets;
}

// Owns the code of one kernel for one target.
struct Compiled {
  std::unique_ptr<Emitter> emitter;
  NativeKernel kernel;
};

inline Compiled Compile(const Kernel& kernel, CpuTarget target) {
  Compiled compiled;
  auto emitter = Emitter::Create({.target = target});
  EXPECT_TRUE(emitter.ok()) << emitter.status();
  compiled.emitter = *std::move(emitter);
  auto native = compiled.emitter->Emit(kernel);
  EXPECT_TRUE(native.ok()) << native.status() << "\n" << kernel.ToString();
  if (native.ok()) compiled.kernel = *std::move(native);
  return compiled;
}

// A buffer between guard bytes, which detect stores outside of it.
class Guarded {
 public:
  explicit Guarded(size_t bytes, size_t misalignment = 0)
      : bytes_(bytes), offset_(64 + misalignment), data_(bytes + 128 + misalignment, std::byte{0xa5}) {}
  void* data() { return data_.data() + offset_; }
  template <typename T>
  T* as() {
    return reinterpret_cast<T*>(data());
  }
  bool IsIntact() const {
    for (size_t i = 0; i < data_.size(); ++i) {
      if ((i < offset_ || i >= offset_ + bytes_) && data_[i] != std::byte{0xa5}) return false;
    }
    return true;
  }

 private:
  size_t bytes_;
  size_t offset_;
  std::vector<std::byte> data_;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_TESTS_JIT_EMIT_KERNEL_HARNESS_H_
