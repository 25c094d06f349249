#include "sator/render/notes/rule_notes.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <optional>
#include <set>

#include "sator/explain/german/german_notes.hpp"
#include "sator/explain/names/rule_names.hpp"
#include "sator/render/board/board_line.hpp"
#include "sator/render/kinds/kind_sentences.hpp"
#include "sator/render/notes/clue_text_notes.hpp"
#include "sator/render/notes/grid_notes.hpp"
#include "sator/render/notes/rule_sentences.hpp"
#include "sator/render/notes/word_notes.hpp"
#include "sator/render/rules/sketch.hpp"
#include "sator/rules/registry/make_rules.hpp"

namespace sator::render {

namespace {

/// Only statements with more rules than this are summarised as "each row, column or region".
constexpr std::size_t kMaxSeparateNotes = 3;

/// The kinds of sequences in a statement, in the order in which they are named.
enum class GroupKind : std::uint8_t { Row, Column, Slanted, Diagonal, Region, Shade, Cage, All };
constexpr std::array<std::string_view, 8> kGroupKindNames = {
    "row", "column", "slanted line", "diagonal", "region", "shaded area", "cage", "the whole grid"};

class StatementNotes {
  public:
    StatementNotes(const Sketch& sketch, const Registry& registry, RuleContext& context, NotedRules noted)
        : sketch_(sketch),
          puzzle_(sketch.puzzle),
          registry_(registry),
          context_(context),
          is_picture_(noted == NotedRules::Undrawn),
          shows_regions_(is_picture_ || bars_separate_regions()) {}

    std::vector<std::string> of(std::size_t index) {
        const RuleStatement& statement = puzzle_.rules[index];
        const std::string written =
            statement.name == kExpressionRule ? statement.text : statement.name + " " + statement.text;
        if (std::ranges::find(sketch_.labelled, index) != sketch_.labelled.end()) return {written};
        Puzzle alone = puzzle_;
        alone.rules = {statement};
        RuleContext context = context_for(alone);
        const auto rules = make_rules_of(registry_, statement, context);
        if (!rules || rules->empty()) return {written};
        const std::vector<RuleWords> names =
            rule_names(puzzle_, *rules, context_.watch, NameDetail::AllCells);
        if (auto together = combined_note(statement, *rules, names)) return {std::move(*together)};
        return rule_sentences(puzzle_.grid, sketch_.board, *rules, names);
    }

    /// Returns one sentence for statements that is_alike finds alike: "the cells that light each cell must …".
    std::vector<std::string> of_alike(std::span<const std::size_t> statements) {
        RuleList all;
        for (const std::size_t index : statements) {
            Puzzle alone = puzzle_;
            alone.rules = {puzzle_.rules[index]};
            RuleContext context = context_for(alone);
            auto rules = make_rules_of(registry_, puzzle_.rules[index], context);
            if (!rules) return {};
            std::ranges::move(*rules, std::back_inserter(all));
        }
        return rule_sentences(puzzle_.grid, sketch_.board, all,
                              rule_names(puzzle_, all, context_.watch, NameDetail::Brief));
    }

    /// Returns whether two statements differ only in their places, and in the first cells of these, with which their labels end.
    bool is_alike(std::size_t a, std::size_t b) const {
        const RuleStatement &one = puzzle_.rules[a], &two = puzzle_.rules[b];
        const std::string kind = kind_of_label(one);
        return !kind.empty() && kind == kind_of_label(two) && one.name == two.name && one.text == two.text;
    }

  private:
    RuleContext context_for(const Puzzle& alone) const {
        return {
            alone,         context_.clue_cache, context_.resources, context_.regex_limits, context_.initial,
            context_.watch};
    }

    /// Returns "the cells that light " for the label "the cells that light R1C1" of a rule that begins at R1C1; otherwise "".
    std::string kind_of_label(const RuleStatement& statement) const {
        const auto& drawings = statement.drawings;
        if (statement.label.empty() || drawings.size() != 1 || drawings[0].size() != 1 ||
            drawings[0][0].cells.empty())
            return "";
        const std::string cell = " " + GroupNames(puzzle_.grid).cell(drawings[0][0].cells[0]);
        return statement.label.ends_with(cell)
                   ? statement.label.substr(0, statement.label.size() - cell.size())
                   : "";
    }

    /// Returns "each row, column and region must …" if the rules state the same for whole groups; otherwise
    /// nullopt.
    std::optional<std::string> combined_note(const RuleStatement& statement, const RuleList& rules,
                                             std::span<const RuleWords> names) const {
        std::map<GroupKind, std::vector<const Sequence*>> parts;
        std::string demand;
        std::size_t count = 0;
        for (const MarkedDrawing& drawing : statement.drawings) {
            for (const Sequence& sequence : drawing) {
                const auto part = group_kind(sequence);
                if (count == rules.size() || !part || !is_about(*rules[count], names[count], sequence))
                    return std::nullopt;
                const std::string& own = names[count++].demand;
                if (!demand.empty() && own != demand) return std::nullopt;
                demand = own;
                parts[*part].push_back(&sequence);
            }
        }
        if (count != rules.size() || count <= kMaxSeparateNotes) return std::nullopt;
        std::vector<std::string> kinds, hidden;
        for (const auto& [part, sequences] : parts) {
            if (!is_complete(part, sequences)) return std::nullopt;
            if (!is_shown(part, statement)) {
                for (const Sequence* sequence : sequences) hidden.push_back(cell_list(sequence->cells));
                continue;
            }
            const bool is_long = part == GroupKind::Diagonal && has_long_only(sequences);
            kinds.push_back((is_long ? "long " : "") +
                            std::string(kGroupKindNames[static_cast<std::size_t>(part)]));
        }
        if (kinds.empty()) return std::nullopt;
        kinds.insert(kinds.end(), hidden.begin(), hidden.end());
        return "each " + join_with_and(kinds) + " must " + demand;
    }

    /// Returns whether the rule is a demand on the cells of the sequence, whatever the end from which they are read.
    static bool is_about(const Rule& rule, const RuleWords& words, const Sequence& sequence) {
        const bool is_outside = rule.noun().place == RuleNoun::Place::Outside;
        return !words.demand.empty() && !words.is_formula && !is_outside && rule.label().empty() &&
               std::ranges::equal(rule.cells(), sequence.cells);
    }

    /// Returns whether a reader sees which cells form a group. A text shows no shades, and no cages: the sentences
    /// about cages say which cells they have.
    bool is_shown(GroupKind part, const RuleStatement& statement) const {
        constexpr std::array<std::string_view, 4> kCageRules = {"cage", "sum", "product", "prod"};
        if (is_picture_) return true;
        if (part == GroupKind::Region) return shows_regions_;
        if (part == GroupKind::Cage) return std::ranges::find(kCageRules, statement.name) == kCageRules.end();
        return part != GroupKind::Shade;
    }

    /// Returns whether the layout draws a line between any two neighbours of different regions.
    bool bars_separate_regions() const {
        const Board& board = sketch_.board;
        if (sketch_.region_of.empty()) return false;
        std::set<std::pair<LatticePlace, LatticePlace>> bars(board.bars.begin(), board.bars.end());
        return std::ranges::all_of(board.cell_at, [&](const auto& entry) {
            const auto& [place, cell] = entry;
            return std::ranges::all_of(std::array<LatticePlace, 2>{{{0, 1}, {1, 0}}}, [&](LatticePlace step) {
                const LatticePlace next{place.row + step.row, place.column + step.column};
                const auto other = board.find(next);
                return !other || sketch_.region_of[cell.index()] == sketch_.region_of[other->index()] ||
                       bars.contains({place, next});
            });
        });
    }

    std::string cell_list(const Slot& cells) const {
        const GroupNames groups(puzzle_.grid);
        std::string list;
        for (const CellId cell : cells) list += (list.empty() ? "" : "–") + groups.cell(cell);
        return list;
    }

    std::optional<GroupKind> group_kind(const Sequence& sequence) const {
        if (const auto kind = line_kind(sketch_.board, sequence.cells)) {
            constexpr std::array<GroupKind, 4> kKinds = {GroupKind::Row, GroupKind::Column,
                                                         GroupKind::Diagonal, GroupKind::Slanted};
            return kKinds[static_cast<std::size_t>(*kind)];
        }
        if (!std::ranges::all_of(sequence.cells, [&](CellId cell) { return puzzle_.grid.is_drawn(cell); }))
            return std::nullopt;
        if (sequence.cells.size() == puzzle_.grid.cell_count()) return GroupKind::All;
        if (is_corner(sequence.cells)) return GroupKind::Diagonal;
        if (sketch_.has_cage(sequence.cells)) return GroupKind::Cage;
        if (std::ranges::find(sketch_.shaded_regions, sequence.cells) != sketch_.shaded_regions.end())
            return GroupKind::Shade;
        return is_region(sequence.cells) ? std::optional(GroupKind::Region) : std::nullopt;
    }

    /// Returns whether the cells are one of the regions that tile the grid.
    bool is_region(const Slot& cells) const {
        if (sketch_.region_of.empty()) return false;
        const std::size_t region = sketch_.region_of[cells[0].index()];
        const auto is_in = [&](CellId cell) { return sketch_.region_of[cell.index()] == region; };
        return std::ranges::all_of(cells, is_in) &&
               static_cast<std::size_t>(std::ranges::count(sketch_.region_of, region)) == cells.size();
    }

    /// Returns whether "each row" etc. is exact: the sequences are all lines of that direction, the two long
    /// diagonals, or all drawn regions.
    bool is_complete(GroupKind part, const std::vector<const Sequence*>& sequences) const {
        if (part == GroupKind::Diagonal && has_long_only(sequences)) return true;
        if (part != GroupKind::Row && part != GroupKind::Column && part != GroupKind::Slanted &&
            part != GroupKind::Diagonal)
            return part != GroupKind::Region || covers(sequences);
        std::size_t lines = 0;
        for (const Slot& line : part == GroupKind::Diagonal ? diagonals_of_board(sketch_.board)
                                                            : lines_of_board(sketch_.board)) {
            lines += group_kind({"", line}) == part ? 1 : 0;
        }
        std::set<Slot> distinct;
        for (const Sequence* sequence : sequences) {
            if (sequence->cells.size() < 2) continue;
            Slot cells = sequence->cells;
            std::ranges::sort(cells);
            distinct.insert(std::move(cells));
        }
        return distinct.size() == lines;
    }

    bool covers(const std::vector<const Sequence*>& sequences) const {
        std::size_t cells = 0;
        for (const Sequence* sequence : sequences) cells += sequence->cells.size();
        return cells == puzzle_.grid.cell_count();
    }

    /// Returns whether the cells are a diagonal of a single cell, at a corner.
    bool is_corner(const Slot& cells) const {
        if (cells.size() != 1 || sketch_.board.shape != CellShape::Square) return false;
        const LatticePlace place = sketch_.board.places[cells[0].index()];
        const auto has = [&](std::int32_t down, std::int32_t right) {
            return sketch_.board.find({place.row + down, place.column + right}).has_value();
        };
        return (!has(-1, -1) && !has(1, 1)) || (!has(-1, 1) && !has(1, -1));
    }

    bool has_long_only(const std::vector<const Sequence*>& diagonals) const {
        return diagonals.size() == 2 &&
               std::ranges::all_of(diagonals, [&](const Sequence* s) { return is_long(*s); });
    }

    /// Returns whether a diagonal crosses the whole grid.
    bool is_long(const Sequence& diagonal) const {
        return std::ranges::all_of(puzzle_.grid.rows, [&](const Slot& row) {
            return std::ranges::any_of(row, [&](CellId cell) {
                return std::ranges::find(diagonal.cells, cell) != diagonal.cells.end();
            });
        });
    }

    const Sketch& sketch_;
    const Puzzle& puzzle_;
    const Registry& registry_;
    RuleContext& context_;
    bool is_picture_, shows_regions_;
};

/// Returns the line with a capital letter, if it begins with a word.
std::string with_capital_word(std::string line) {
    const std::size_t end = line.find_first_not_of("abcdefghijklmnopqrstuvwxyz");
    if (end != std::string::npos && end > 1 && line[end] == ' ')
        line[0] = static_cast<char>(line[0] - 'a' + 'A');
    return line;
}

/// The width of a cell; the notes do not depend on it.
constexpr double kAnySide = 48;

std::vector<std::string> rule_notes(const Sketch& sketch, const Registry& registry, RuleContext& context,
                                    NotedRules noted, SpokenLanguage language,
                                    std::vector<std::size_t> statements) {
    StatementNotes notes(sketch, registry, context, noted);
    std::erase_if(statements, [&](std::size_t i) { return is_said(sketch.puzzle.rules[i], sketch.puzzle); });
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < statements.size();) {
        if (context.watch.is_over(0)) break;
        std::size_t end = i + 1;
        while (end < statements.size() && notes.is_alike(statements[i], statements[end])) ++end;
        if (end - i <= kMaxSeparateNotes) end = i + 1;
        const auto own =
            end > i + 1 ? notes.of_alike(std::span(statements).subspan(i, end - i)) : notes.of(statements[i]);
        for (const std::string& note : own) {
            std::string line = with_capital_word(note);
            if (std::ranges::find(lines, line) == lines.end()) lines.push_back(std::move(line));
        }
        i = end;
    }
    add_grid_notes(sketch.puzzle, registry, lines);
    add_word_notes(context, lines);
    const std::vector<std::string> clues = clue_text_notes(sketch.puzzle);
    std::vector<std::string> all = kind_sentences(sketch.puzzle, language);
    for (const std::string& line : lines) all.push_back(explain::told_in(language, line));
    for (const std::string& line : clues) all.push_back(explain::told_in(language, line));
    return all;
}

}  // namespace

std::vector<std::string> rule_notes(const Puzzle& puzzle, const Registry& registry, RuleContext& context,
                                    NotedRules noted, SpokenLanguage language) {
    const Sketch sketch = sketch_of(puzzle, kAnySide, context.watch);
    if (context.watch.is_over(0)) return {};
    std::vector<std::size_t> statements = sketch.undrawn;
    if (noted == NotedRules::All) {
        statements.resize(puzzle.rules.size());
        std::iota(statements.begin(), statements.end(), std::size_t{0});
    }
    return rule_notes(sketch, registry, context, noted, language, std::move(statements));
}

std::vector<std::string> rule_notes(const Puzzle& puzzle, const Registry& registry, RuleContext& context,
                                    std::span<const std::size_t> statements, SpokenLanguage language) {
    const Sketch sketch = sketch_of(puzzle, kAnySide, context.watch);
    if (context.watch.is_over(0)) return {};
    return rule_notes(sketch, registry, context, NotedRules::Undrawn, language,
                      {statements.begin(), statements.end()});
}

}  // namespace sator::render
