#include "backtape/jit/run/binding_cache.h"

#include <gtest/gtest.h>

namespace backtape::jit {
namespace {

std::shared_ptr<const Binding> BindingOf(int64_t size) {
  auto binding = std::make_shared<Binding>();
  binding->symbol_values = {size};
  return binding;
}

bool Keeps(BindingCache cache, int64_t size) {
  return cache.Find({size}) != nullptr;
}  // a copy: Find changes the order

TEST(BindingCache, EvictsTheLeastRecentlyUsed) {
  BindingCache cache;
  const auto max = static_cast<int64_t>(BindingCache::kMaxBindings);
  const std::shared_ptr<const Binding> second = BindingOf(1);
  for (int64_t size = 0; size < max; ++size) EXPECT_EQ(cache.Add(size == 1 ? second : BindingOf(size)), nullptr);
  // The two oldest are used again, each in its own way; the third is then the least recently used one.
  ASSERT_NE(cache.Find({0}), nullptr);
  cache.MarkUsed(second);
  const std::shared_ptr<const Binding> evicted = cache.Add(BindingOf(100));
  ASSERT_NE(evicted, nullptr);
  EXPECT_EQ(evicted->symbol_values, std::vector<int64_t>{2});
  for (const int64_t size : {int64_t{0}, int64_t{1}, int64_t{3}, max - 1, int64_t{100}})
    EXPECT_TRUE(Keeps(cache, size));
  EXPECT_FALSE(Keeps(cache, 2));
  for (int64_t size = 200; size < 200 + max - 3; ++size) cache.Add(BindingOf(size));
  for (const int64_t size : {0, 1, 100}) EXPECT_TRUE(Keeps(cache, size)) << size;
}

TEST(BindingCache, ABindingThatIsNotKeptIsNotMarked) {
  BindingCache cache;
  cache.Add(BindingOf(1));
  cache.MarkUsed(BindingOf(2));
  EXPECT_EQ(cache.Find({2}), nullptr);
  EXPECT_NE(cache.Find({1}), nullptr);
}

}  // namespace
}  // namespace backtape::jit
