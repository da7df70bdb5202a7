#ifndef BACKTAPE_TENSOR_TRACED_WRITES_H_
#define BACKTAPE_TENSOR_TRACED_WRITES_H_

#include <memory>
#include <vector>

#include "absl/status/status.h"

namespace backtape {

class Storage;
struct TensorType;

// The storages of tensors with elements to which a program has written while it is traced. These writes happen only
// when the traced graph runs. Until then, the elements in memory are old, and the tracing thread must not read them;
// other threads may. Belongs to the thread that adds the first storage. Does not own the storages.
class TracedWrites {
 public:
  TracedWrites() = default;
  ~TracedWrites() { Clear(); }
  TracedWrites(const TracedWrites&) = delete;
  TracedWrites& operator=(const TracedWrites&) = delete;

  // No effect if the storage was added before.
  void Add(const std::shared_ptr<Storage>& storage);
  void Clear();

  // Whether the storage was added to a TracedWrites of the current thread.
  static bool Contain(const std::shared_ptr<Storage>& storage);
  // The error of an operation that needs the elements of a tensor with such a storage.
  static absl::Status ErrorFor(const TensorType& type);

 private:
  static std::vector<const TracedWrites*>& OfThread();
  bool Has(const std::shared_ptr<Storage>& storage) const;

  std::vector<std::weak_ptr<Storage>> storages_;
};

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_TRACED_WRITES_H_
