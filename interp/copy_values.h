#ifndef BACKTAPE_INTERP_COPY_VALUES_H_
#define BACKTAPE_INTERP_COPY_VALUES_H_

#include "backtape/tensor/ivalue.h"

namespace backtape {

// The values in memory of their own, for a run that may write them: tensors keep their strides and offsets, and those
// that share memory share it in the copies too. Throws backtape::Error without memory.
IValueList CopyValues(const IValueList& values);

}  // namespace backtape

#endif  // BACKTAPE_INTERP_COPY_VALUES_H_
