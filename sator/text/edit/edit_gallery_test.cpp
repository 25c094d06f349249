// Edits every puzzle of the gallery, and compares what the edited text says with what it should say.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "sator/base/utf8.hpp"
#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/text/edit/edit_puzzle.hpp"
#include "sator/text/read/sator_language.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A puzzle of the gallery that is edited.
struct EditedFile {
    std::string name, text;
    Puzzle puzzle;
};

Puzzle read_text(const std::string& text) {
    Resources resources;
    auto puzzle = read_sator({"puzzle", std::make_shared<const std::string>(text)}, resources);
    EXPECT_TRUE(puzzle.has_value()) << text;
    return puzzle ? std::move(*puzzle) : Puzzle{};
}

std::optional<std::string> after(const std::string& text, const EditOperation& operation) {
    Resources resources;
    const auto edits =
        edit_puzzle({"puzzle", std::make_shared<const std::string>(text)}, operation, resources);
    if (!edits) return std::nullopt;
    return to_utf8(apply_edits(to_code_points(text), edits->edits));
}

template <class Visit>
void for_each_file(Visit visit) {
    std::size_t files = 0;
    const std::filesystem::path gallery = std::filesystem::path(SATOR_SOURCE_DIR) / "puzzles";
    for (const auto& entry : std::filesystem::recursive_directory_iterator(gallery)) {
        if (entry.path().extension() != ".sator") continue;
        std::ostringstream text;
        text << std::ifstream(entry.path()).rdbuf();
        SCOPED_TRACE(entry.path().string());
        visit(EditedFile{entry.path().filename().string(), text.str(), read_text(text.str())});
        ++files;
    }
    EXPECT_GT(files, 60u);
}

/// Returns the index of the rule that `longer` has and `shorter` has not; nullopt if they differ in more.
std::optional<std::size_t> added_rule(const std::vector<RuleStatement>& shorter,
                                      const std::vector<RuleStatement>& longer) {
    if (longer.size() != shorter.size() + 1) return std::nullopt;
    const auto [a, b] = std::ranges::mismatch(shorter, longer);
    if (!std::ranges::equal(a, shorter.end(), b + 1, longer.end())) return std::nullopt;
    return static_cast<std::size_t>(b - longer.begin());
}

/// Returns the rules without the names of their lines, e.g. "row 1 (left)", which tell several clues of a line apart.
std::vector<RuleStatement> without_line_names(std::vector<RuleStatement> rules) {
    for (RuleStatement& rule : rules) {
        for (MarkedDrawing& drawing : rule.drawings) {
            for (Sequence& sequence : drawing) sequence.label.clear();
        }
    }
    return rules;
}

/// Expects the two puzzles to be equal but for their rules.
void expect_same_but_rules(Puzzle a, Puzzle b) {
    a.rules.clear();
    b.rules.clear();
    EXPECT_TRUE(a == b);
}

TEST(EditGallery, AClueIsAddedAndRemoved) {
    for_each_file([](const EditedFile& file) {
        const std::size_t cells = file.puzzle.grid.cell_count();
        if (cells < 2) return;
        const std::string first = cell_name(file.puzzle.grid, CellId(0)),
                          second = cell_name(file.puzzle.grid, CellId(cells - 1));
        for (const std::string rule : {"cage", "thermometer", "sum"}) {
            const AddClue clue{rule, rule == "thermometer" ? "" : "7", {{{second, first}}, ""}};
            const auto longer = after(file.text, clue);
            ASSERT_TRUE(longer.has_value());
            const Puzzle puzzle = read_text(*longer);
            expect_same_but_rules(file.puzzle, puzzle);
            const auto index = added_rule(file.puzzle.rules, puzzle.rules);
            ASSERT_TRUE(index.has_value());
            EXPECT_EQ(puzzle.rules[*index].drawings.front().front().cells,
                      (Slot{CellId(cells - 1), CellId(0)}));
            EXPECT_EQ(after(*longer, RemoveClue{*index, {}}), file.text);
        }
    });
}

TEST(EditGallery, EachRuleIsRemovedAlone) {
    std::size_t removed = 0;
    for_each_file([&](const EditedFile& file) {
        for (std::size_t i = 0; i < std::min<std::size_t>(file.puzzle.rules.size(), 60); ++i) {
            const auto shorter = after(file.text, RemoveClue{i, {}});
            if (!shorter) continue;
            const Puzzle puzzle = read_text(*shorter);
            if (puzzle.definitions.size() == file.puzzle.definitions.size() &&
                puzzle.alphabet == file.puzzle.alphabet)
                expect_same_but_rules(file.puzzle, puzzle);
            // A clue of a kind may stand for several rules.
            const std::vector<RuleStatement> kept = without_line_names(puzzle.rules);
            std::vector<RuleStatement> rest = without_line_names(file.puzzle.rules);
            std::erase_if(
                rest, [&](const RuleStatement& rule) { return std::ranges::find(kept, rule) == kept.end(); });
            EXPECT_TRUE(rest == kept) << i;
            EXPECT_LT(puzzle.rules.size(), file.puzzle.rules.size()) << i;
            ++removed;
        }
    });
    EXPECT_GT(removed, 300u);
}

/// Returns the lines of `text` that `other` has not, but for those of drawings.
std::size_t missing_lines(const std::string& text, const std::string& other) {
    std::istringstream lines(text);
    std::size_t missing = 0;
    for (std::string line; std::getline(lines, line);)
        missing += !line.starts_with("|") && !("\n" + other).contains("\n" + line + "\n");
    return missing;
}

TEST(EditGallery, AValueIsSetAndRemoved) {
    std::size_t set = 0;
    for_each_file([&](const EditedFile& file) {
        const std::vector<Given> old =
            file.puzzle.initials.empty() ? std::vector<Given>{} : file.puzzle.initials[0].givens;
        for (std::size_t cell = 0; cell < file.puzzle.grid.cell_count(); cell += 7) {
            const CellId id(cell);
            if (std::ranges::find(old, id, &Given::cell) != old.end()) continue;
            // A cell beside lines that can hold one value only has nothing to be set.
            if (range_of(file.puzzle, id).size() < 2) continue;
            const Symbol symbol = file.puzzle.alphabet[range_of(file.puzzle, id).front()];
            if (symbol.to_string().empty()) continue;  // a blank is no known value that can be named
            const std::string name = cell_name(file.puzzle.grid, id);
            const auto with = after(file.text, SetValues{{name}, symbol.to_string()});
            if (!with) continue;
            Puzzle puzzle = read_text(*with);
            ASSERT_FALSE(puzzle.initials.empty());
            auto& givens = puzzle.initials[0].givens;
            const auto given = std::ranges::find(givens, id, &Given::cell);
            ASSERT_NE(given, givens.end());
            EXPECT_EQ(given->value, range_of(file.puzzle, id).front());
            givens.erase(given);
            EXPECT_TRUE(givens == old);
            puzzle.initials = file.puzzle.initials;
            EXPECT_TRUE(puzzle == file.puzzle);
            const auto without = after(*with, SetValues{{name}, ""});
            ASSERT_TRUE(without.has_value());
            if (!file.puzzle.initials.empty()) {
                EXPECT_EQ(*without, file.text);
            }
            EXPECT_EQ(missing_lines(file.text, *without), 0u);
            ++set;
        }
    });
    EXPECT_GT(set, 200u);
}

TEST(EditGallery, ATitleIsChangedAndRestored) {
    for_each_file([](const EditedFile& file) {
        const auto changed = after(file.text, SetText{"title", "Another"});
        ASSERT_TRUE(changed.has_value());
        Puzzle puzzle = read_text(*changed);
        EXPECT_EQ(puzzle.title, "Another");
        puzzle.title = file.puzzle.title;
        EXPECT_TRUE(puzzle == file.puzzle);
        EXPECT_EQ(after(*changed, SetText{"title", file.puzzle.title}), file.text);
    });
}

TEST(EditGallery, AClueThatChangesToItselfNeedsNoEdit) {
    std::size_t items = 0;
    for_each_file([&](const EditedFile& file) {
        for (std::size_t i = 0; i < file.puzzle.rules.size(); ++i) {
            const RuleStatement& rule = file.puzzle.rules[i];
            if (rule.list_span.line == 0 || rule.arguments.size() != 1) continue;
            const Argument& argument = rule.arguments.front();
            if (argument.kind == Argument::Kind::Quoted || !argument.flags.empty()) continue;
            const auto same = after(file.text, ChangeClue{i, argument.text, {}});
            if (!same) continue;
            EXPECT_EQ(*same, file.text) << i;
            ++items;
        }
    });
    EXPECT_GT(items, 100u);
}

std::string size_text(const Grid& grid, std::uint32_t more) {
    const auto& [x, y, z] = grid.line_counts;
    const auto word = [&](std::uint32_t lines) { return std::to_string(lines + more); };
    if (grid.kind == GridKind::Rectangle) return word(x) + "x" + word(y);
    return "hexagon " + word(x) + " " + word(y) + " " + word(z);
}

TEST(EditGallery, AGridIsMadeLargerAndGetsItsSizeBack) {
    std::size_t resized = 0;
    for_each_file([&](const EditedFile& file) {
        if (file.puzzle.grid.kind == GridKind::Drawing) return;
        for (const std::uint32_t more : {1, 2, 3}) {
            // E.g. a sudoku has boxes in some sizes only.
            const auto larger = after(file.text, ResizeGrid{size_text(file.puzzle.grid, more)});
            if (!larger) continue;
            ++resized;
            EXPECT_EQ(read_text(*larger).grid.line_counts[1], file.puzzle.grid.line_counts[1] + more);
            const auto back = after(*larger, ResizeGrid{size_text(file.puzzle.grid, 0)});
            ASSERT_TRUE(back.has_value()) << *larger;
            EXPECT_TRUE(read_text(*back) == file.puzzle) << *back;
            // Only the line that states the size may differ.
            EXPECT_LE(missing_lines(file.text, *back), 1u) << *back;
        }
    });
    EXPECT_GT(resized, 80u);
}

TEST(EditGallery, ARegionIsChangedAndRestored) {
    std::size_t changed = 0;
    for_each_file([&](const EditedFile& file) {
        if (file.puzzle.regions.size() < 2) return;
        const CellId cell = file.puzzle.regions[0].cells.front();
        const auto letter = [&](std::size_t region) { return file.puzzle.regions[region].label.substr(7); };
        const std::string name = cell_name(file.puzzle.grid, cell);
        const auto other = after(file.text, SetRegion{{name}, letter(1)});
        if (!other) return;  // a kind demands regions of another size
        EXPECT_NE(*other, file.text);
        EXPECT_EQ(after(*other, SetRegion{{name}, letter(0)}), file.text);
        ++changed;
    });
    EXPECT_GT(changed, 1u);
}

}  // namespace
}  // namespace sator::tests
