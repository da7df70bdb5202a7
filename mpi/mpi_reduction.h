#ifndef BACKTAPE_MPI_MPI_REDUCTION_H_
#define BACKTAPE_MPI_MPI_REDUCTION_H_

#include <mpi.h>

#include "absl/container/btree_map.h"
#include "backtape/ir/reduction.h"
#include "backtape/tensor/dtype.h"

namespace backtape::mpi {

// "MPI_ERR_COMM: invalid communicator".
std::string MpiErrorText(int code);

// The datatype that moves elements of this dtype unchanged.
MPI_Datatype MovedType(DType dtype);

struct MpiReduction {
  MPI_Datatype type = MPI_DATATYPE_NULL;
  MPI_Op op = MPI_OP_NULL;
};

// The datatype and op of each reduction. MPI has no 16-bit floats, and its minimum and maximum may drop NaNs, so
// reductions of 16-bit floats and extrema of floats use ops defined here. 16-bit floats are combined in float32 and
// rounded after each step. kAvg uses a sum. Not thread-safe.
class MpiReductions {
 public:
  // Call before MPI_Finalize.
  void Free();
  MpiReduction Find(Reduction reduction, DType dtype);

 private:
  absl::btree_map<std::pair<Reduction, DType>, MPI_Op> own_ops_;
};

}  // namespace backtape::mpi

#endif  // BACKTAPE_MPI_MPI_REDUCTION_H_
