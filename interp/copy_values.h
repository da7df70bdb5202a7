#ifndef BACKTAPE_INTERP_COPY_VALUES_H_
#define BACKTAPE_INTERP_COPY_VALUES_H_

#include "backtape/tensor/ivalue.h"

namespace backtape {

// Copies the values, for a run that may write them. Tensors keep their strides and offsets, and copies share memory
// where the originals do. Throws backtape::Error if memory runs out.
IValueList CopyValues(const IValueList& values);

}  // namespace backtape

#endif  // BACKTAPE_INTERP_COPY_VALUES_H_
