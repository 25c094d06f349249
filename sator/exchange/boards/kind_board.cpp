#include "sator/exchange/boards/kind_board.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"
#include "sator/exchange/boards/board_text.hpp"

namespace sator::exchange {

namespace {

using text::KindDefinition;
using text::KindDrawing;
using text::KindParameter;
using text::KindSign;

std::vector<std::string> words_of(std::u32string_view line) {
    std::vector<std::string> words(1);
    for (const char32_t c : line) {
        if (c == U' ' || c == U':') {
            if (!words.back().empty()) words.emplace_back();
        } else {
            words.back() += to_utf8(std::u32string_view(&c, 1));
        }
    }
    if (words.back().empty()) words.pop_back();
    return words;
}

/// A statement of the kind: the name of its rule, its arguments, and the words of its places.
struct StatedRule {
    std::string name;
    std::vector<std::string> arguments, places;

    bool is_at(std::string_view place) const { return std::ranges::find(places, place) != places.end(); }
    std::optional<std::size_t> index_of(std::string_view argument) const {
        const auto found = std::ranges::find(arguments, argument);
        if (found == arguments.end()) return std::nullopt;
        return static_cast<std::size_t>(found - arguments.begin());
    }
};

StatedRule stated_rule(std::vector<std::string> words) {
    StatedRule rule;
    if (!words.empty() && words.front() == "rule") words.erase(words.begin());
    if (words.empty()) return rule;
    rule.name = words.front();
    const auto at = std::ranges::find(words, "at");
    rule.arguments.assign(words.begin() + 1, at);
    if (at == words.end()) return rule;
    for (auto place = at + 1; place != words.end(); ++place) {
        std::string name = *place;
        std::erase(name, ';');
        rule.places.push_back(std::move(name));
    }
    return rule;
}

class KindBoard {
  public:
    KindBoard(const KindDefinition& definition, std::span<const std::string_view> flags)
        : definition_(definition), flags_(flags.begin(), flags.end()) {
        for (const text::KindLine& line : definition.lines) {
            auto words = words_of(line.text.text);
            if (line.word == "lists") {
                // `lists left right: visible N`
                std::size_t sides = 0;
                while (sides < words.size() && is_side(words[sides])) sides_.push_back(words[sides++]);
                words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(sides));
                list_rule_ = stated_rule(std::move(words));
                continue;
            }
            words.insert(words.begin(), line.word);
            rules_.push_back(stated_rule(std::move(words)));
        }
        for (const KindParameter& parameter : definition.parameters) {
            if (parameter.type == KindParameter::Type::Number) number_ = parameter.name;
        }
        if (!definition.drawings.empty()) use_ = drawing().use;
    }

    std::expected<std::string, std::string> statements(const DrawnBoard& board) const {
        if (definition_.is_square && board.columns != board.rows)
            return std::unexpected("the grid of this kind is a square, but the link has " + size_text(board));
        std::string text = definition_.name;
        if (!number_.empty() && board.count < 1)
            return std::unexpected("the number of " + lower(number_) + " is not positive");
        if (!number_.empty()) text += " " + std::to_string(board.count);
        for (const std::string& flag : flags_) text += " " + flag;
        if (use_ == KindDrawing::Use::Values) text += " " + size_text(board);
        text += "\n" + drawing_of(board) + lists_of(board);
        return text + initial_text(board);
    }

    std::optional<DrawnBoard> board_of(const PuzzleFacts& facts) const {
        if (facts.has_holes() || (definition_.is_square && facts.columns != facts.rows)) return std::nullopt;
        auto board = board_of_givens(facts);
        if (!board) return board;
        if (use_ == KindDrawing::Use::Regions && !find_regions(facts, *board)) return std::nullopt;
        find_number(facts, *board);
        find_marks(facts, *board);
        if (has_runs()) {
            if (!find_runs(facts, *board)) return std::nullopt;
        } else if (list_rule_) {
            read_sides(facts, list_rule_->name, *board, list_rule_->index_of("N").value_or(0));
            for (const Side side : kSidesOfBoard) {
                const bool is_listed = std::ranges::find(sides_, side_name(side)) != sides_.end();
                if (!is_listed) std::ranges::fill(board->side(side), DrawnBoard::kOpen);
            }
        }
        return board;
    }

  private:
    static bool is_side(const std::string& word) {
        return word == "rows" || word == "columns" ||
               std::ranges::any_of(kSidesOfBoard, [&](Side side) { return side_name(side) == word; });
    }

    static std::string lower(std::string text) {
        for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
        return text;
    }

    bool has_runs() const { return std::ranges::find(sides_, "rows") != sides_.end(); }

    /// The drawing with signs, or else the first one.
    const KindDrawing& drawing() const {
        const auto signs =
            std::ranges::find(definition_.drawings, KindDrawing::Use::Signs, &KindDrawing::use);
        return signs != definition_.drawings.end() ? *signs : definition_.drawings.front();
    }

    /// The signs between cells, of which an edge has the number, from 1.
    std::vector<const KindSign*> marks() const {
        std::vector<const KindSign*> marks;
        if (use_ != KindDrawing::Use::Signs) return marks;
        for (const KindSign& sign : drawing().signs) {
            if (sign.place == KindSign::Place::Between && !sign.is_backwards) marks.push_back(&sign);
        }
        return marks;
    }

    std::string drawing_of(const DrawnBoard& board) const {
        if (use_ == KindDrawing::Use::Regions) return regions_text(board);
        if (use_ != KindDrawing::Use::Signs) return {};
        const auto signs = marks();
        return marks_text(board, [&](int mark) {
            return mark < 1 || static_cast<std::size_t>(mark) > signs.size()
                       ? std::string(" ")
                       : to_utf8(signs[static_cast<std::size_t>(mark) - 1]->patterns.front().written());
        });
    }

    std::string lists_of(const DrawnBoard& board) const {
        if (!list_rule_) return {};
        if (!has_runs()) return sides_text(board);
        return runs_text("columns", board.runs[0]) + runs_text("rows", board.runs[1]);
    }

    /// The regions are those over which one of the kind's rules is stated.
    bool find_regions(const PuzzleFacts& facts, DrawnBoard& board) const {
        return std::ranges::any_of(rules_, [&](const StatedRule& rule) {
            return rule.is_at("regions") && read_regions_of(facts, rule.name, board);
        });
    }

    /// The number after the kind's word is that of a rule of the first row.
    void find_number(const PuzzleFacts& facts, DrawnBoard& board) const {
        for (const StatedRule& rule : rules_) {
            const auto index = number_.empty() ? std::nullopt : rule.index_of(number_);
            if (!index || !rule.is_at("rows")) continue;
            const auto number = facts.argument_of(rule.name, facts.line(Side::Left, 0), *index);
            if (number) board.count = small_number(*number).value_or(0);
        }
    }

    /// A sign between cells is the rule `at signs NAME`.
    void find_marks(const PuzzleFacts& facts, DrawnBoard& board) const {
        const auto signs = marks();
        for (const StatedRule& rule : rules_) {
            if (!rule.is_at("signs")) continue;
            for (std::size_t mark = 0; mark < signs.size(); ++mark) {
                if (rule.is_at(signs[mark]->name))
                    find_mark(facts, rule.name, static_cast<int>(mark) + 1, board);
            }
        }
    }

    static void find_mark(const PuzzleFacts& facts, std::string_view rule, int mark, DrawnBoard& board) {
        for (std::size_t edge = 0; edge < board.edge_count(); ++edge) {
            const auto [a, b] = cells_of_edge(board, edge);
            const Slot pair = {CellId(a), CellId(b)};
            const auto is_marked = [&](const RuleFact& fact) {
                return fact.name == rule && fact.sequences.size() == 1 && fact.sequences[0] == pair;
            };
            if (std::ranges::any_of(facts.rules, is_marked)) board.edges[edge] = mark;
        }
    }

    bool find_runs(const PuzzleFacts& facts, DrawnBoard& board) const {
        for (const Side side : {Side::Top, Side::Left}) {
            for (std::size_t i = 0; i < board.side_length(side); ++i) {
                const Slot line = facts.line(side, i);
                const auto rule = std::ranges::find_if(facts.rules, [&](const RuleFact& fact) {
                    return fact.name == list_rule_->name && fact.sequences.front() == line;
                });
                if (rule == facts.rules.end()) return false;
                for (const std::string& run : rule->arguments) {
                    const auto number = small_number(run);
                    if (!number) return false;
                    if (*number > 0) board.runs[side == Side::Top ? 0 : 1][i].push_back(*number);
                }
            }
        }
        return true;
    }

    const KindDefinition& definition_;
    std::vector<std::string> flags_;
    KindDrawing::Use use_ = KindDrawing::Use::Values;
    std::string number_;  // the parameter that is a number; empty if there is none
    std::vector<StatedRule> rules_;
    std::vector<std::string> sides_;  // that have lists
    std::optional<StatedRule> list_rule_;
};

}  // namespace

BoardKind board_of_definition(const text::KindDefinition& definition,
                              std::span<const std::string_view> flags) {
    const auto board = std::make_shared<const KindBoard>(definition, flags);
    return {[board](const DrawnBoard& drawn) { return board->statements(drawn); },
            [board](const PuzzleFacts& facts) { return board->board_of(facts); }};
}

}  // namespace sator::exchange
