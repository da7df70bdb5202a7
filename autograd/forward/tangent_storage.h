#ifndef BACKTAPE_AUTOGRAD_FORWARD_TANGENT_STORAGE_H_
#define BACKTAPE_AUTOGRAD_FORWARD_TANGENT_STORAGE_H_

#include "backtape/autograd/variable/tangents.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/ir/op_id.h"

// Reads and sets the tangents of tensors; levels free what is set here.
namespace backtape::internal {

// EndLevel frees all tangents of the level. ForwardLevelOptions explains `tangents_may_alias`.
LevelId BeginLevel(bool tangents_may_alias);
void EndLevel(LevelId level);
bool TangentsMayAlias(LevelId level);

// The tangent of a tensor, undefined for zero. The tangent of a view is a view of the base's tangent.
Variable GetTangent(const Variable& variable, LevelId level);
// Throws if the tangent itself has a tangent of the level, as after it was written in place with a dual tensor.
void CheckTangent(const Variable& tangent, LevelId level);
// Sets the tangent of a tensor that has none. Does nothing if the level has ended: if it belongs to another thread, it
// may end during an op of this thread.
void SetTangent(const Variable& variable, LevelId level, const Variable& tangent);
// The tangent, copied on the tape if its strides differ from those of the tensor that it belongs to. Every view of the
// tensor then has a matching view of the tangent. The tangent of an expanded tensor, whose elements share memory, is
// not copied. In a trace, only tangents of row-major tensors are copied.
Variable InLayoutOf(const Variable& variable, const Variable& tangent);
// Called after an op has written `variable`, whose tangent was `old`: writes the new tangent into the old one, so that
// views of the tensor see it too. If the new tangent is undefined, `clear` writes zeros into the old one: zero_ or
// fill_.Scalar.
void UpdateTangent(const Variable& variable, LevelId level, const Variable& old, const Variable& tangent,
                   OpId clear = OpId::zero_);

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_FORWARD_TANGENT_STORAGE_H_
