#include "backtape/mpi/mpi_reduction.h"

#include <cstdlib>
#include <string>
#include <utility>

#include "backtape/interp/collectives/reduction.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/element_access.h"

namespace backtape::mpi {
namespace {

template <typename T, Reduction kReduction>
void CombineElements(void* in, void* inout, int* count, MPI_Datatype* /*type*/) {
  const T* const from = static_cast<const T*>(in);
  T* const to = static_cast<T*>(inout);
  for (int i = 0; i < *count; ++i) {
    if constexpr (kIsHalf<T>) {
      to[i] = T(CombineValues(kReduction, static_cast<float>(to[i]), static_cast<float>(from[i])));
    } else {
      to[i] = CombineValues(kReduction, to[i], from[i]);
    }
  }
}

template <typename T>
MPI_User_function* OwnFunction(Reduction reduction) {
  switch (reduction) {
    case Reduction::kSum:
    case Reduction::kAvg:
      return &CombineElements<T, Reduction::kSum>;
    case Reduction::kProduct:
      return &CombineElements<T, Reduction::kProduct>;
    case Reduction::kMin:
      return &CombineElements<T, Reduction::kMin>;
    case Reduction::kMax:
      return &CombineElements<T, Reduction::kMax>;
    default:
      return nullptr;  // bitwise reductions of floats are rejected by CheckReducible
  }
}

MPI_User_function* OwnFunction(Reduction reduction, DType dtype) {
  switch (dtype) {
    case DType::kFloat16:
      return OwnFunction<Float16>(reduction);
    case DType::kBFloat16:
      return OwnFunction<BFloat16>(reduction);
    case DType::kFloat32:
      return OwnFunction<float>(reduction);
    case DType::kFloat64:
      return OwnFunction<double>(reduction);
    default:
      return nullptr;
  }
}

MPI_Datatype ReducedType(DType dtype) {
  switch (dtype) {
    case DType::kBool:
      return MPI_C_BOOL;
    case DType::kUInt8:
      return MPI_UINT8_T;
    case DType::kInt8:
      return MPI_INT8_T;
    case DType::kInt16:
      return MPI_INT16_T;
    case DType::kInt32:
      return MPI_INT32_T;
    case DType::kInt64:
      return MPI_INT64_T;
    case DType::kFloat32:
      return MPI_FLOAT;
    case DType::kFloat64:
      return MPI_DOUBLE;
    default:
      return MovedType(dtype);
  }
}

MPI_Op BoolOp(Reduction reduction) {
  switch (reduction) {
    case Reduction::kProduct:
    case Reduction::kMin:
    case Reduction::kBitAnd:
      return MPI_LAND;
    case Reduction::kBitXor:
      return MPI_LXOR;
    default:
      return MPI_LOR;
  }
}

MPI_Op NumberOp(Reduction reduction) {
  switch (reduction) {
    case Reduction::kSum:
    case Reduction::kAvg:
      return MPI_SUM;
    case Reduction::kProduct:
      return MPI_PROD;
    case Reduction::kMin:
      return MPI_MIN;
    case Reduction::kMax:
      return MPI_MAX;
    case Reduction::kBitAnd:
      return MPI_BAND;
    case Reduction::kBitOr:
      return MPI_BOR;
    case Reduction::kBitXor:
      return MPI_BXOR;
  }
  return MPI_OP_NULL;
}

bool NeedsOwnOp(Reduction reduction, DType dtype) {
  if (!IsFloatingPoint(dtype)) return false;
  return ItemSize(dtype) == 2 || reduction == Reduction::kMin || reduction == Reduction::kMax;
}

}  // namespace

std::string MpiErrorText(int code) {
  char text[MPI_MAX_ERROR_STRING] = {};
  int length = 0;
  if (MPI_Error_string(code, text, &length) != MPI_SUCCESS) return "unknown MPI error";
  return std::string(text, static_cast<size_t>(length));
}

MPI_Datatype MovedType(DType dtype) {
  switch (ItemSize(dtype)) {
    case 1:
      return MPI_UINT8_T;
    case 2:
      return MPI_UINT16_T;
    case 4:
      return MPI_UINT32_T;
    case 8:
      return MPI_UINT64_T;
    default:
      BACKTAPE_CHECK(false) << TorchName(dtype) << " cannot be stored";
      std::abort();
  }
}

MpiReduction MpiReductions::Find(Reduction reduction, DType dtype) {
  const MPI_Datatype type = ReducedType(dtype);
  if (dtype == DType::kBool) return {type, BoolOp(reduction)};
  if (!NeedsOwnOp(reduction, dtype)) return {type, NumberOp(reduction)};
  const auto [op, is_new] = own_ops_.try_emplace(std::pair(reduction, dtype), MPI_OP_NULL);
  if (is_new) MPI_Op_create(OwnFunction(reduction, dtype), /*commute=*/1, &op->second);
  return {type, op->second};
}

void MpiReductions::Free() {
  for (auto& [key, op] : own_ops_) MPI_Op_free(&op);
  own_ops_.clear();
}

}  // namespace backtape::mpi
