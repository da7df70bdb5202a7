#include "backtape/jit/run/thread_pool.h"

#include <atomic>
#include <chrono>
#include <mutex>
#include <new>
#include <set>
#include <thread>
#include <vector>

#include "gtest/gtest.h"

namespace backtape::jit {
namespace {

TEST(ThreadPoolTest, EachPartOnce) {
  ThreadPool pool(4);
  EXPECT_EQ(pool.num_threads(), 4);
  for (int round = 0; round < 500; ++round) {
    std::vector<int> done(round % 23, 0);
    pool.Run(static_cast<int>(done.size()), [&](int i) { ++done[i]; });
    for (int count : done) ASSERT_EQ(count, 1);
  }
}

TEST(ThreadPoolTest, WritesOfPartsAreVisible) {
  ThreadPool pool(3);
  std::vector<int64_t> values(64, 0);
  for (int round = 1; round <= 200; ++round) {
    pool.Run(64, [&](int i) { values[i] += i; });
    int64_t sum = 0;
    for (int64_t value : values) sum += value;
    ASSERT_EQ(sum, round * 63 * 64 / 2);
  }
}

TEST(ThreadPoolTest, ConcurrentCallersBothFinish) {
  ThreadPool pool(2);
  std::atomic<int> total{0};
  std::vector<std::thread> callers;
  for (int c = 0; c < 4; ++c) {
    callers.emplace_back([&] {
      for (int round = 0; round < 200; ++round) pool.Run(8, [&](int) { ++total; });
    });
  }
  for (std::thread& caller : callers) caller.join();
  EXPECT_EQ(total, 4 * 200 * 8);
}

// Each of two callers submits jobs within a Shift, while the workers sleep, wake up or still poll for work.
TEST(ThreadPoolTest, Shifts) {
  ThreadPool pool(3);
  std::atomic<int> total{0};
  std::vector<std::thread> callers;
  for (int c = 0; c < 2; ++c) {
    callers.emplace_back([&, c] {
      for (int round = 0; round < 30; ++round) {
        const ThreadPool::Shift shift(pool);
        for (int job = 0; job < 5; ++job) pool.Run(7, [&](int) { ++total; });
        if (round % 3 == c) std::this_thread::sleep_for(std::chrono::microseconds(400));
      }
    });
  }
  for (std::thread& caller : callers) caller.join();
  EXPECT_EQ(total, 2 * 30 * 5 * 7);
}

// In a shift, workers take part in all jobs without being woken again.
TEST(ThreadPoolTest, WorkersOfAShiftTakePart) {
  ThreadPool pool(2);
  const ThreadPool::Shift shift(pool);
  std::set<std::thread::id> seen;
  std::mutex mutex;
  for (int job = 0; job < 1000 && seen.size() < 2; ++job) {
    pool.Run(2, [&](int) {
      std::this_thread::sleep_for(std::chrono::microseconds(100));
      const std::lock_guard<std::mutex> lock(mutex);
      seen.insert(std::this_thread::get_id());
    });
  }
  EXPECT_EQ(seen.size(), 2);
}

// In every job the caller begins with the first half and the worker with the second.
TEST(ThreadPoolTest, ThreadsBeginWithTheirShares) {
  ThreadPool pool(2);
  const ThreadPool::Shift shift(pool);
  bool is_halved = false;
  for (int job = 0; job < 1000 && !is_halved; ++job) {
    std::vector<std::thread::id> by(8);
    pool.Run(8, [&](int i) {
      std::this_thread::sleep_for(std::chrono::microseconds(100));
      by[i] = std::this_thread::get_id();
    });
    is_halved = by[4] != by[0];
    for (int i = 0; i < 8; ++i) is_halved &= by[i] == by[i / 4 * 4];
  }
  EXPECT_TRUE(is_halved);
}

// With fewer parts than threads, some workers get no initial part.
TEST(ThreadPoolTest, FewerPartsThanThreads) {
  ThreadPool pool(5);
  for (int round = 0; round < 300; ++round) {
    std::vector<int> done(2 + round % 3, 0);
    pool.Run(static_cast<int>(done.size()), [&](int i) { ++done[i]; });
    for (int count : done) ASSERT_EQ(count, 1);
  }
}

// Parts may fail to allocate memory, on the caller or on a worker. The next job is not affected.
TEST(ThreadPoolTest, ExceptionsReachTheCaller) {
  ThreadPool pool(3);
  const ThreadPool::Shift shift(pool);
  const std::thread::id caller = std::this_thread::get_id();
  int caught_of_caller = 0, caught_of_worker = 0;
  for (int round = 0; round < 1000 && (round < 100 || caught_of_worker == 0); ++round) {
    const bool is_of_caller = round % 2 == 0;
    try {
      pool.Run(12, [&](int) {
        std::this_thread::sleep_for(std::chrono::microseconds(20));
        if ((std::this_thread::get_id() == caller) == is_of_caller) throw std::bad_alloc();
      });
    } catch (const std::bad_alloc&) {
      ++(is_of_caller ? caught_of_caller : caught_of_worker);
    }
    std::vector<int> done(12, 0);
    pool.Run(12, [&](int i) { ++done[i]; });
    for (int count : done) ASSERT_EQ(count, 1);
  }
  EXPECT_GT(caught_of_caller, 0);
  EXPECT_GT(caught_of_worker, 0);
}

TEST(ThreadPoolTest, OneThreadRunsInOrder) {
  ThreadPool pool(1);
  std::vector<int> order;
  pool.Run(5, [&](int i) { order.push_back(i); });
  EXPECT_EQ(order, (std::vector<int>{0, 1, 2, 3, 4}));
}

}  // namespace
}  // namespace backtape::jit
