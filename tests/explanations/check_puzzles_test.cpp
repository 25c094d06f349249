// Compares check with what is known about the gallery's puzzles and the corpus's crosswords.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "sator/exchange/standard_formats.hpp"
#include "sator/explain/check/check_report.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/words/resources.hpp"
#include "tests/program/file_contents.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

namespace fs = std::filesystem;

/// Checks every puzzle of a file and calls `visit` with the report.
template <class Visit>
void check_file(const fs::path& path, const CheckOptions& options, Visit visit) {
    SCOPED_TRACE(path);
    Resources files([](const std::string& name) { return file_contents(name); });
    ClueCache clue_cache;
    for (const auto& puzzle : read_puzzles(*file_contents(path), path.string(), files)) {
        ASSERT_TRUE(puzzle) << to_text(puzzle.error());
        SCOPED_TRACE(puzzle->name);
        for (std::size_t i = 0; i < std::max<std::size_t>(1, puzzle->initials.size()); ++i) {
            RuleContext context{*puzzle, clue_cache, files, {}, i};
            const auto report = check(Registry::standard(), context, Limits{}, options);
            ASSERT_TRUE(report) << to_text(report.error()[0]);
            visit(*report);
        }
    }
}

TEST(CheckPuzzles, AgreesWithTheGallery) {
    CheckOptions options;
    options.remark_time = std::chrono::seconds(2);  // a build with sanitizers is many times slower
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(SATOR_SOURCE_DIR) / "puzzles")) {
        if (entry.path().extension() != ".sator") continue;
        const std::string text = *file_contents(entry.path());
        const bool is_unique = text.find("\n# solutions: 1\n") != std::string::npos;
        check_file(entry.path(), options, [&](const CheckReport& report) {
            EXPECT_EQ(report.verdict, is_unique ? Verdict::Unique : Verdict::Several);
            EXPECT_TRUE(!report.is_complete || !report.repairs || !report.repairs->list.empty());
            EXPECT_EQ(report.has_flaw(), !is_unique || !report.idle_rules.empty());
        });
    }
}

TEST(CheckPuzzles, FindsTheCorpusUnique) {
    const char* shared = std::getenv("SATOR_SHARED");
    const fs::path folder =
        fs::path(shared != nullptr ? shared : SATOR_SOURCE_DIR "/../shared") / "corpus" / "regex";
    if (!fs::exists(folder)) GTEST_SKIP() << "there is no " << folder;
    std::size_t puzzles = 0;
    for (const char* file : {"official.json", "mit2013.json", "bbc2017.json"}) {
        check_file(folder / file, {}, [&](const CheckReport& report) {
            EXPECT_EQ(report.verdict, Verdict::Unique);
            EXPECT_TRUE(report.is_complete);
            ++puzzles;
        });
    }
    EXPECT_EQ(puzzles, 57U);
}

}  // namespace
}  // namespace sator::tests
