#ifndef BACKTAPE_TENSOR_OUT_OF_MEMORY_H_
#define BACKTAPE_TENSOR_OUT_OF_MEMORY_H_

#include <exception>
#include <new>
#include <stdexcept>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "backtape/tensor/error.h"

// Public functions report a failed allocation in the same way as other errors: as a status or an exception.
namespace backtape {

// ResourceExhausted. The message of a plain std::bad_alloc says nothing else and is left out.
inline absl::Status OutOfMemory(const std::exception& error) {
  const absl::string_view what = error.what();
  return absl::ResourceExhaustedError(what == "std::bad_alloc" ? "out of memory"
                                                               : absl::StrCat("out of memory: ", what));
}

// Calls a function that returns a Status or a StatusOr. ResourceExhausted if it throws std::bad_alloc, or
// std::length_error for a container that would be larger than any memory.
template <typename F>
auto StatusIfOutOfMemory(const F& function) -> decltype(function()) {
  try {
    return function();
  } catch (const std::bad_alloc& error) {
    return OutOfMemory(error);
  } catch (const std::length_error& error) {
    return OutOfMemory(error);
  }
}

// Calls a function that may run user code, whose other exceptions pass through unchanged. Throws backtape::Error
// (ResourceExhausted) instead of std::bad_alloc.
template <typename F>
auto ErrorIfOutOfMemory(const F& function) -> decltype(function()) {
  try {
    return function();
  } catch (const std::bad_alloc& error) {
    throw Error(OutOfMemory(error));
  }
}

}  // namespace backtape

#endif  // BACKTAPE_TENSOR_OUT_OF_MEMORY_H_
