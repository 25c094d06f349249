// Every puzzle of the gallery, puzzles/KIND/NAME.sator, has the number of solutions in its line "# solutions:
// N".

#include <gtest/gtest.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <set>

#include "sator/exchange/standard_formats.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/program/file_contents.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

namespace fs = std::filesystem;

/// The smallest number of kinds of puzzles in the gallery.
constexpr std::size_t kMinKinds = 60;

/// A build with sanitizers is many times slower: it stops a puzzle after this number of solutions.
constexpr std::uint64_t kMaxSolutionsWhenSanitized = 50;

const fs::path kGallery = fs::path(SATOR_SOURCE_DIR) / "puzzles";

/// Returns the number in the line "# solutions: N".
std::optional<std::uint64_t> stated_solutions(const std::string& text) {
    constexpr std::string_view kLine = "\n# solutions: ";
    const std::size_t line = text.find(kLine);
    if (line == std::string::npos) return std::nullopt;
    std::uint64_t count = 0;
    const char* begin = text.data() + line + kLine.size();
    const auto [end, error] = std::from_chars(begin, text.data() + text.size(), count);
    return error == std::errc() && *end == '\n' ? std::optional(count) : std::nullopt;
}

/// Returns the paths of the gallery's .sator puzzles, relative to its folder.
std::vector<std::string> gallery() {
    std::vector<std::string> names;
    for (const auto& entry : fs::recursive_directory_iterator(kGallery)) {
        if (entry.path().extension() == ".sator")
            names.push_back(fs::relative(entry.path(), kGallery).generic_string());
    }
    std::ranges::sort(names);
    return names;
}

/// The solutions of one puzzle: their number, and whether one is listed twice or breaks a rule.
struct Found {
    std::uint64_t count = 0;
    bool complete = false, is_sound = true, is_repeated = false;
};

Found solve(PuzzleSolver& solver, std::size_t initial, std::uint64_t limit) {
    Found found;
    std::set<std::vector<Value>> seen;
    const auto keep = [&](std::span<const Value> values) {
        found.is_sound &= solver.violated_rule(values) == nullptr;
        found.is_repeated |= !seen.emplace(values.begin(), values.end()).second;
        return ++found.count < limit;
    };
    const Outcome outcome = solver.solve({.initial = initial, .verify = Verify::All}, keep);
    const auto* solved = std::get_if<Solved>(&outcome);
    found.complete =
        std::holds_alternative<Unsatisfiable>(outcome) || (solved != nullptr && solved->complete);
    return found;
}

class Gallery : public testing::TestWithParam<std::string> {};

TEST_P(Gallery, HasTheStatedSolutions) {
    const fs::path path = kGallery / GetParam();
    const auto text = file_contents(path);
    ASSERT_TRUE(text);
    const auto stated = stated_solutions(*text);
    ASSERT_TRUE(stated) << "the line '# solutions: N' is missing";
    Resources files([](const std::string& name) { return file_contents(name); });
    ReadResult result = read_puzzles(*text, path.string(), files);
    ASSERT_EQ(result.size(), 1U);
    ASSERT_TRUE(result[0]) << to_text(result[0].error());
    const auto puzzle = std::make_shared<const Puzzle>(std::move(*result[0]));
    EXPECT_FALSE(puzzle->title.empty());
    ClueCache clue_cache;
    RuleContext context{*puzzle, clue_cache, files, {}};
    auto solver = PuzzleSolver::build(puzzle, Registry::standard(), context, {});
    ASSERT_TRUE(solver) << to_text(solver.error()[0]);
    const std::uint64_t limit =
        SATOR_SANITIZE ? std::min(kMaxSolutionsWhenSanitized, *stated + 1) : *stated + 1;
    for (std::size_t initial = 0; initial < std::max<std::size_t>(1, puzzle->initials.size()); ++initial) {
        SCOPED_TRACE(initial + 1);
        const Found found = solve(*solver, initial, limit);
        EXPECT_EQ(found.count, std::min(*stated, limit));
        EXPECT_EQ(found.complete, *stated < limit);
        EXPECT_TRUE(found.is_sound);
        EXPECT_FALSE(found.is_repeated);
    }
}

std::string test_name(const testing::TestParamInfo<std::string>& parameter) {
    std::string name = parameter.param.substr(0, parameter.param.rfind('.'));
    std::ranges::replace_if(
        name, [](char c) { return c == '/' || c == '-'; }, '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Puzzles, Gallery, testing::ValuesIn(gallery()), test_name);

TEST(GalleryFolders, HaveManyKinds) {
    std::set<fs::path> kinds;
    for (const std::string& name : gallery()) kinds.insert(fs::path(name).parent_path());
    EXPECT_GE(kinds.size(), kMinKinds);
}

}  // namespace
}  // namespace sator::tests
