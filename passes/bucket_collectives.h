#ifndef BACKTAPE_PASSES_BUCKET_COLLECTIVES_H_
#define BACKTAPE_PASSES_BUCKET_COLLECTIVES_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "backtape/ir/graph.h"

namespace backtape {

struct BucketCollectivesOptions {
  // A bucket takes values until the next one would exceed this size, in bytes. PyTorch's DDP uses 25 MiB.
  int64_t bytes = 25 << 20;
};

// Joins calls of all_reduce into buckets: the flattened values of a bucket are concatenated, reduced by one call, and
// split again, which costs one latency instead of many. Values of the same dtype, reduction and group share buckets,
// in the order in which they are computed. A call can join a bucket if its size is known, its operand is not written
// in place, and its only reader is a wait_tensor. A bucket ends before a value that is computed after the first read
// of one of the bucket's results. Results that are returned or written in place are copied out of the bucket.
//
// Every element is reduced alone, so values are equal bit for bit if the group combines the ranks in an order that
// does not depend on the position of an element. With two ranks, every order yields the same bits.
absl::StatusOr<bool> BucketCollectives(Graph& graph, const BucketCollectivesOptions& options);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_BUCKET_COLLECTIVES_H_
