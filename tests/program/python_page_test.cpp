// The programs of docs/python.md run, and print what the page says.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/program/file_contents.hpp"
#include "tests/program/shell.hpp"

namespace sator::tests {
namespace {

/// The parts of the page: its programs, and what they print, which is indented below them.
struct PythonPage {
    std::string program, output;
};

PythonPage python_page() {
    std::istringstream lines(file_text(std::filesystem::path(SATOR_SOURCE_DIR) / "docs/python.md"));
    PythonPage page;
    bool is_code = false, is_below_code = false;
    for (std::string line; std::getline(lines, line);) {
        if (line == "```python" || line == "```") {
            is_code = line == "```python";
            is_below_code = !is_code;
        } else if (is_code) {
            page.program += line + "\n";
        } else if (is_below_code && line.starts_with("    ")) {
            page.output += line.substr(4) + "\n";
        } else if (!line.empty()) {
            is_below_code = false;
        }
    }
    return page;
}

TEST(PythonPage, ProgramsPrintWhatThePageSays) {
    if (std::system("command -v python3 >/dev/null") != 0) GTEST_SKIP() << "python3 is not installed";
    namespace fs = std::filesystem;
    const PythonPage page = python_page();
    ASSERT_FALSE(page.program.empty());
    const fs::path folder = fs::path(testing::TempDir()) / ("sator_python_page" + std::to_string(::getpid()));
    fs::create_directories(folder);
    fs::create_symlink(SATOR_PROGRAM, folder / "sator");
    std::ofstream(folder / "page.py") << page.program;
    const ShellRun ran =
        shell("PATH='" + folder.string() + "':$PATH python3 '" + (folder / "page.py").string() + "' 2>&1");
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.out, page.output);
    fs::remove_all(folder);
}

}  // namespace
}  // namespace sator::tests
