// Less memory for activations: the tape keeps what it saves for backward in bfloat16, or in files on disk.
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/tape/saved_tensors_hooks.h"
#include "backtape/examples/run_example.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/npy.h"

using namespace backtape;

namespace {

constexpr int kLayers = 8;

// The gradients of a deep network with shared weights.
variable_list Gradients(const Variable& x, const Variable& weight, const Variable& bias) {
  Variable h = x;
  for (int i = 0; i < kLayers; ++i) h = ops::tanh(ops::linear(h, weight, bias));
  return Grad({ops::mean(h * h)}, {weight, bias});
}

// A file that is deleted with its last owner.
class ActivationFile {
 public:
  explicit ActivationFile(const Variable& tensor) {
    static int count = 0;
    path_ = (std::filesystem::temp_directory_path() /
             ("activation_" + std::to_string(getpid()) + "_" + std::to_string(count++) + ".npy"))
                .string();
    std::ofstream(path_, std::ios::binary) << FormatNpy(tensor.detach());
  }
  ~ActivationFile() { std::filesystem::remove(path_); }
  ActivationFile(const ActivationFile&) = delete;
  ActivationFile& operator=(const ActivationFile&) = delete;

  Variable Read() const {
    absl::StatusOr<Tensor> tensor = ReadNpy(path_);
    if (!tensor.ok()) throw Error(tensor.status());
    return *std::move(tensor);
  }

 private:
  std::string path_;
};

double LargestDifference(const variable_list& a, const variable_list& b) {
  double largest = 0;
  for (size_t i = 0; i < a.size(); ++i) {
    largest = std::max(largest, ops::amax(ops::abs(a[i] - b[i])).item().to_double());
  }
  return largest;
}

absl::Status Run() {
  const Variable x = ops::randn({64, 128});
  const Variable weight = (ops::randn({128, 128}) * 0.1).set_requires_grad();
  const Variable bias = ops::zeros({128}).set_requires_grad();
  const variable_list expected = Gradients(x, weight, bias);

  int64_t in_half = 0, as_they_are = 0;
  variable_list half;
  {
    const SavedTensorsHooksGuard hooks(
        [&](const Variable& tensor) {
          // Parameters are in memory anyway.
          const bool keeps = tensor.shares_storage(weight) || tensor.shares_storage(bias);
          (keeps ? as_they_are : in_half) += 1;
          return keeps ? tensor : tensor.to(DType::kBFloat16);
        },
        [](const Variable& packed) { return packed.to(DType::kFloat32); });
    half = Gradients(x, weight, bias);
  }
  std::printf(
      "bfloat16: the pack hook packed an activation %d times and kept a parameter %d times; largest gradient error "
      "%.2g\n",
      static_cast<int>(in_half), static_cast<int>(as_they_are), LargestDifference(half, expected));

  int files = 0;
  variable_list from_disk;
  {
    const SavedTensorsHooksGuard hooks(
        [&](const Variable& tensor) {
          ++files;
          return std::make_shared<const ActivationFile>(tensor);
        },
        [](const std::shared_ptr<const ActivationFile>& file) { return file->Read(); });
    from_disk = Gradients(x, weight, bias);
  }
  const double error = LargestDifference(from_disk, expected);
  std::printf("disk: %d files; largest gradient error %g\n", files, error);
  if (error == 0 && LargestDifference(half, expected) < 1e-3) return absl::OkStatus();
  return absl::InternalError(
      "the gradients differ too much: expected an error below 1e-3 with activations in bfloat16, and none with "
      "activations in files");
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Packs the tensors that a tape saves for backward: first into bfloat16, then into files on disk.",
               "packed_activations");
  return examples::RunExample(argc, argv, app, Run);
}
