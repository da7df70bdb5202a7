#include "backtape/files/output_file.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <thread>

#include "backtape/files/temporary_names.h"

namespace backtape {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::UnorderedElementsAre;

class OutputFile : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "backtape-output-XXXXXX").string();
    ASSERT_NE(mkdtemp(pattern.data()), nullptr);
    folder_ = pattern;
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string Path(const std::string& name) const { return (folder_ / name).string(); }
  static std::string Read(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(file), {});
  }
  void Make(const std::string& name, const std::string& text, mode_t mode) const {
    std::ofstream(Path(name), std::ios::binary) << text;
    ASSERT_EQ(chmod(Path(name).c_str(), mode), 0);
  }
  static mode_t ModeOf(const std::string& path) {
    struct stat status = {};
    EXPECT_EQ(stat(path.c_str(), &status), 0) << path;
    return status.st_mode & 07777;
  }
  std::vector<std::string> Names() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder_)) names.push_back(entry.path().filename().string());
    return names;
  }

  fs::path folder_;
};

TEST_F(OutputFile, ReplacesAFileAndKeepsItsPermissions) {
  Make("out", "a longer text than the new one", 0640);
  ASSERT_TRUE(WriteWholeFile(Path("out"), "new").ok());
  EXPECT_EQ(Read(Path("out")), "new");
  EXPECT_EQ(ModeOf(Path("out")), 0640);
  EXPECT_THAT(Names(), UnorderedElementsAre("out"));
}

TEST_F(OutputFile, NewFileHasTheUsualPermissions) {
  const mode_t mask = umask(027);
  const absl::Status written = WriteWholeFile(Path("out"), "text");
  umask(mask);
  ASSERT_TRUE(written.ok()) << written;
  EXPECT_EQ(ModeOf(Path("out")), 0640);
}

TEST_F(OutputFile, DeviceIsWrittenThrough) {
  // Creating a device node needs root, so this uses the null device, which must remain a device.
  ASSERT_TRUE(WriteWholeFile("/dev/null", "text").ok());
  struct stat status = {};
  ASSERT_EQ(stat("/dev/null", &status), 0);
  EXPECT_TRUE(S_ISCHR(status.st_mode));
  EXPECT_THAT(WriteWholeFile("/dev/full", "text").ToString(), HasSubstr("cannot write /dev/full: No space left"));
}

TEST_F(OutputFile, FifoIsWrittenThrough) {
  ASSERT_EQ(mkfifo(Path("fifo").c_str(), 0600), 0);
  std::string received;
  std::thread reader([&] { received = Read(Path("fifo")); });
  const absl::Status written = WriteWholeFile(Path("fifo"), "through");
  reader.join();
  ASSERT_TRUE(written.ok()) << written;
  EXPECT_EQ(received, "through");
  EXPECT_TRUE(fs::is_fifo(Path("fifo")));
}

TEST_F(OutputFile, LinkStaysALink) {
  fs::create_directory(folder_ / "other");
  Make("other/target", "old", 0600);
  fs::create_symlink("other/target", folder_ / "middle");
  fs::create_symlink(Path("middle"), folder_ / "link");
  ASSERT_TRUE(WriteWholeFile(Path("link"), "new").ok());
  EXPECT_TRUE(fs::is_symlink(folder_ / "link"));
  EXPECT_TRUE(fs::is_symlink(folder_ / "middle"));
  EXPECT_EQ(Read(Path("other/target")), "new");
  EXPECT_EQ(ModeOf(Path("other/target")), 0600);
}

TEST_F(OutputFile, DanglingLinkMakesItsTarget) {
  fs::create_symlink("target", folder_ / "link");
  ASSERT_TRUE(WriteWholeFile(Path("link"), "new").ok());
  EXPECT_TRUE(fs::is_symlink(folder_ / "link"));
  EXPECT_EQ(Read(Path("target")), "new");
  fs::create_symlink("loop", folder_ / "loop");
  EXPECT_THAT(WriteWholeFile(Path("loop"), "new").ToString(), HasSubstr("symbolic links"));
}

TEST_F(OutputFile, OpenFileIsAppendedTo) {
  Make("log", "first ", 0600);
  const int descriptor = open(Path("log").c_str(), O_WRONLY | O_APPEND);
  ASSERT_GE(descriptor, 0);
  const absl::Status written = WriteWholeFile("/dev/fd/" + std::to_string(descriptor), "second");
  close(descriptor);
  ASSERT_TRUE(written.ok()) << written;
  EXPECT_EQ(Read(Path("log")), "first second");
}

TEST_F(OutputFile, RefusesPathsThatCannotBeReplaced) {
  Make("read-only", "old", 0444);
  EXPECT_THAT(WriteWholeFile(Path("read-only"), "new").ToString(), HasSubstr("it is read-only"));
  EXPECT_EQ(Read(Path("read-only")), "old");
  EXPECT_THAT(WriteWholeFile(folder_.string(), "new").ToString(), HasSubstr("it is a directory"));
  EXPECT_THAT(WriteWholeFile(Path("none/out"), "new").ToString(), HasSubstr("No such file"));
  EXPECT_THAT(WriteWholeFile("", "new").ToString(), HasSubstr("the file name is empty"));
  EXPECT_THAT(WriteWholeFile(Path("a") + std::string("\0b", 2), "new").ToString(),
              HasSubstr("the file name has a null character after these characters"));
  EXPECT_FALSE(fs::exists(Path("a")));
  EXPECT_THAT(Names(), UnorderedElementsAre("read-only"));
}

// A limit of 4096 bytes per file simulates a full disk.
TEST_F(OutputFile, FullDiskLeavesTheOldFile) {
  Make("out", "old", 0600);
  const pid_t child = fork();
  if (child == 0) {
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit = {4096, 4096};
    setrlimit(RLIMIT_FSIZE, &limit);
    _exit(WriteWholeFile(Path("out"), std::string(100000, 'x')).ok() ? 1 : 0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << "the child expected an error";
  EXPECT_EQ(Read(Path("out")), "old");
  EXPECT_THAT(Names(), UnorderedElementsAre("out"));
}

TEST_F(OutputFile, RegisteredNamesAreRemoved) {
  fs::create_directory(folder_ / "folder");
  Make("folder/file", "text", 0600);
  Make("kept", "text", 0600);
  {
    const TemporaryName folder(Path("folder"), TemporaryName::Kind::kFolder);
    const TemporaryName file(Path("folder/file"), TemporaryName::Kind::kFile);
    { const TemporaryName gone(Path("kept"), TemporaryName::Kind::kFile); }
    RemoveTemporaryFiles();
  }
  EXPECT_THAT(Names(), UnorderedElementsAre("kept"));
}

}  // namespace
}  // namespace backtape
