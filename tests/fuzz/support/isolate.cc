#include "backtape/tests/fuzz/support/isolate.h"

#include <poll.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstring>
#include <exception>
#include <string>
#include <utility>
#include <vector>

#include "backtape/tensor/check.h"

namespace backtape::fuzz {
namespace {

// A child process that checks the seeds of a range one after the other.
class Worker {
 public:
  Worker(uint64_t begin, uint64_t end) : next_(begin), end_(end) {
    void* const shared = mmap(nullptr, sizeof(uint64_t), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    BACKTAPE_CHECK(shared != MAP_FAILED) << "mmap failed";
    current_ = static_cast<volatile uint64_t*>(shared);
  }
  Worker(Worker&& other) noexcept { *this = std::move(other); }
  Worker& operator=(Worker&& other) noexcept {
    next_ = other.next_, end_ = other.end_, pid_ = other.pid_, pipe_ = other.pipe_;
    std::swap(current_, other.current_);
    received_ = std::move(other.received_);
    return *this;
  }
  ~Worker() {
    if (current_ != nullptr) munmap(const_cast<uint64_t*>(current_), sizeof(uint64_t));
  }

  bool is_done() const { return next_ >= end_; }
  int pipe() const { return pipe_; }

  void Start(int seconds_per_seed, const std::function<std::string(uint64_t)>& check) {
    int ends[2];
    BACKTAPE_CHECK(::pipe(ends) == 0) << "pipe failed";
    *current_ = next_;
    pid_ = fork();
    BACKTAPE_CHECK(pid_ >= 0) << "fork failed";
    if (pid_ > 0) {
      close(ends[1]);
      pipe_ = ends[0];
      return;
    }
    close(ends[0]);
    for (uint64_t seed = next_; seed < end_; ++seed) {
      *current_ = seed;
      LimitTime(seconds_per_seed);
      const std::string text = check(seed);
      if (text.empty()) continue;
      LimitTime(0);  // the parent may be busy with an earlier finding
      // The record is the seed, the length of the text, and the text.
      const uint64_t header[2] = {seed, text.size()};
      Write(ends[1], reinterpret_cast<const char*>(header), sizeof header);
      Write(ends[1], text.data(), text.size());
    }
    _exit(0);
  }

  // Reads the available output and reports the findings in it. Returns false when the child has ended. The next child
  // starts with the seed after the one that killed this child.
  bool Read(const std::function<void(const Finding&)>& report) {
    char buffer[4096];
    const ssize_t size = read(pipe_, buffer, sizeof buffer);
    if (size > 0) {
      received_.append(buffer, static_cast<size_t>(size));
      ReportReceived(report);
      return true;
    }
    close(pipe_);
    received_.clear();
    int status = 0;
    waitpid(pid_, &status, 0);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) {
      next_ = end_;
    } else {
      const int signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
      const bool is_late = signal == SIGPROF || signal == SIGALRM;
      report({*current_, is_late       ? std::string("crash: timed out")
                         : signal != 0 ? std::string("crash: ") + strsignal(signal)
                                       : "crash: exit code " + std::to_string(WEXITSTATUS(status))});
      next_ = *current_ + 1;
    }
    return false;
  }

 private:
  // Reports the findings that are complete.
  void ReportReceived(const std::function<void(const Finding&)>& report) {
    size_t position = 0;
    uint64_t header[2];
    while (position + sizeof header <= received_.size()) {
      std::memcpy(header, received_.data() + position, sizeof header);
      const size_t end = position + sizeof header + header[1];
      if (end > received_.size()) break;
      report({header[0], received_.substr(position + sizeof header, header[1])});
      position = end;
    }
    received_.erase(0, position);
  }

  // Ends the process after this much CPU time, or after 20 times as much elapsed time. 0 removes both limits.
  static void LimitTime(int seconds) {
    constexpr int kWaiting = 20;
    const itimerval limit = {{0, 0}, {seconds, 0}};
    setitimer(ITIMER_PROF, &limit, nullptr);
    alarm(static_cast<unsigned>(seconds * kWaiting));
  }

  static void Write(int file, const char* data, size_t size) {
    while (size > 0) {
      const ssize_t written = write(file, data, size);
      if (written <= 0) _exit(1);
      data += written, size -= static_cast<size_t>(written);
    }
  }

  uint64_t next_ = 0, end_ = 0;
  pid_t pid_ = 0;
  int pipe_ = -1;
  volatile uint64_t* current_ = nullptr;
  std::string received_;
};

}  // namespace

void CheckSeeds(uint64_t begin, uint64_t end, const IsolateOptions& options,
                const std::function<std::string(uint64_t seed)>& check,
                const std::function<void(const Finding&)>& report) {
  const auto jobs = static_cast<uint64_t>(options.jobs);
  std::vector<Worker> workers;
  for (uint64_t i = 0; i < jobs; ++i) {
    workers.emplace_back(begin + (end - begin) * i / jobs, begin + (end - begin) * (i + 1) / jobs);
    if (!workers.back().is_done()) workers.back().Start(options.seconds_per_seed, check);
  }
  std::erase_if(workers, [](const Worker& worker) { return worker.is_done(); });
  while (!workers.empty()) {
    std::vector<pollfd> files;
    for (const Worker& worker : workers) files.push_back({worker.pipe(), POLLIN, 0});
    poll(files.data(), files.size(), -1);
    for (size_t i = 0; i < files.size(); ++i) {
      if (files[i].revents == 0 || workers[i].Read(report) || workers[i].is_done()) continue;
      workers[i].Start(options.seconds_per_seed, check);
    }
    std::erase_if(workers, [](const Worker& worker) { return worker.is_done(); });
  }
}

std::string CheckIsolated(const IsolateOptions& options, const std::function<std::string()>& check) {
  std::string found;
  CheckSeeds(
      0, 1, {.jobs = 1, .seconds_per_seed = options.seconds_per_seed}, [&](uint64_t) { return check(); },
      [&](const Finding& finding) { found = finding.text; });
  return found;
}

}  // namespace backtape::fuzz
