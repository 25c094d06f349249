#include "cli/process/read_file.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

namespace fs = std::filesystem;

class ReadFile : public testing::Test {
  protected:
    ReadFile() {
        fs::create_directories(folder_);
        std::ofstream(folder_ / "beatles.json") << "{}";
    }
    ~ReadFile() override { fs::remove_all(folder_); }

    const fs::path folder_ = fs::path(testing::TempDir()) / ("sator_read_file_" + std::to_string(::getpid()));
};

TEST_F(ReadFile, ReadsAllOfIt) {
    const std::string text(1'000'000, 'x');
    std::ofstream(folder_ / "large") << text << '\0';
    EXPECT_EQ(read_file(folder_ / "large").value(), text + '\0');
    EXPECT_EQ(read_file("/dev/null").value(), "");
}

TEST_F(ReadFile, StopsAtALimit) {
    std::ofstream(folder_ / "large") << std::string(1'000'000, 'x');
    const std::atomic<std::size_t> used = 1 << 20;
    LimitWatch no_room({.memory_bytes = 3 << 19, .memory_used = &used});
    EXPECT_EQ(read_file(folder_ / "large", no_room).value(), "");
    EXPECT_EQ(no_room.reached(), Limit::Memory);
    const std::atomic<bool> interrupted = true;
    LimitWatch no_time({.interrupted = &interrupted});
    EXPECT_LT(read_file(folder_ / "large", no_time).value().size(), 1'000'000U);
    EXPECT_EQ(no_time.reached(), Limit::Interrupt);
}

TEST_F(ReadFile, WaitsForAPipeUpToALimit) {
    const fs::path pipe = folder_ / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    LimitWatch soon({.deadline = Limits::Clock::now() + std::chrono::milliseconds(30)});
    EXPECT_EQ(read_file(pipe, soon).value(), "");
    EXPECT_EQ(soon.reached(), Limit::Time);
    std::thread writer([&] { std::ofstream(pipe) << "late"; });
    LimitWatch none;
    EXPECT_EQ(read_file(pipe, none).value(), "late");
    writer.join();
}

TEST_F(ReadFile, SuggestsTheIntendedFile) {
    const auto text = read_file(folder_ / "beetles.json");
    ASSERT_FALSE(text.has_value());
    EXPECT_EQ(to_text(text.error()),
              (folder_ / "beetles.json").string() +
                  ": error: cannot be read: No such file or directory\nhint: did you mean " +
                  (folder_ / "beatles.json").string() + "?\n");
}

TEST_F(ReadFile, ExplainsHowToNameAFile) {
    EXPECT_EQ(read_file(folder_ / "other").error().hint, "check the path; - is standard input");
    EXPECT_EQ(read_file(folder_ / "no/such/folder").error().hint, "check the path; - is standard input");
    EXPECT_EQ(read_file(folder_).error().message, "cannot be read: Is a directory");
    const fs::path folder = folder_ / "folder";
    fs::create_directory(folder);
    EXPECT_EQ(read_file(folder).error().hint,
              "name a file; no file in this folder has the name of a puzzle (*.sator)");
    for (const std::string extension : {"non", "json", "sator"}) {
        std::ofstream(folder / ("a." + extension)) << "x";
        EXPECT_EQ(read_file(folder).error().hint,
                  "name the files in it, e.g. " + (folder / ("*." + extension)).string());
    }
}

TEST_F(ReadFile, GivesUpOnAnEndlessDevice) {
    if (std::getenv("SATOR_FULL") == nullptr) GTEST_SKIP() << "reads a gigabyte: set SATOR_FULL=1";
    EXPECT_EQ(read_file("/dev/zero").error().message, "cannot be read: File too large");
}

}  // namespace
}  // namespace sator::tests
