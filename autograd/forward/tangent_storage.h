#ifndef BACKTAPE_AUTOGRAD_FORWARD_TANGENT_STORAGE_H_
#define BACKTAPE_AUTOGRAD_FORWARD_TANGENT_STORAGE_H_

#include "backtape/autograd/variable/tangents.h"
#include "backtape/autograd/variable/variable.h"

// Reads and sets the tangents of tensors; levels free what is set here.
namespace backtape::internal {

// Begins a level, and ends it: frees all its tangents. `tangents_may_alias` is that of ForwardLevelOptions.
LevelId BeginLevel(bool tangents_may_alias);
void EndLevel(LevelId level);
bool TangentsMayAlias(LevelId level);

// The tangent of a tensor, undefined for zero. A view whose base has one has the same view of it.
Variable GetTangent(const Variable& variable, LevelId level);
// Sets the tangent of a tensor that has none. Throws if the level has ended.
void SetTangent(const Variable& variable, LevelId level, const Variable& tangent);
// After an op has written `variable`, whose tangent before was `old`: writes the new tangent (undefined: zero) into the
// old one, so that views of the tensor have it too.
void UpdateTangent(const Variable& variable, LevelId level, const Variable& old, const Variable& tangent);

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_FORWARD_TANGENT_STORAGE_H_
