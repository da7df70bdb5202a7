#ifndef BACKTAPE_AUTOGRAD_TAPE_SAVED_VARIABLE_H_
#define BACKTAPE_AUTOGRAD_TAPE_SAVED_VARIABLE_H_

#include <cstdint>
#include <memory>

#include "backtape/autograd/variable/variable.h"

namespace backtape {

// A variable that a tape node keeps for backward. Detects writes to its storage in between. An output of the node
// itself is stored without its place on the tape, which would be a reference cycle, and gets it back when unpacked.
class SavedVariable {
 public:
  SavedVariable() = default;  // holds an undefined variable
  SavedVariable(const Variable& variable, bool is_output);

  // Returns the variable. For an output, `saved_for` is the node that saved it. Throws when its storage was written
  // since.
  Variable Unpack(const std::shared_ptr<TapeNode>& saved_for = nullptr) const;
  // Like Unpack, but returns an output without its place on the tape, which is cheaper. `saved_for` is for the error
  // message only.
  const Variable& UnpackData(const TapeNode* saved_for = nullptr) const;
  void Reset() { *this = SavedVariable(); }
  bool is_defined() const { return data_.defined(); }

 private:
  Variable data_;
  int64_t version_ = 0;
  uint32_t output_nr_ = 0;
  bool is_output_ = false;  // an output that is not a leaf; data_ is then off the tape
  // For an output that was written in place and is a view: its grad_fn, which is not the node that saved it.
  std::weak_ptr<TapeNode> view_maker_;
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TAPE_SAVED_VARIABLE_H_
