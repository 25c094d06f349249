#include <algorithm>
#include <map>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/always_false.hpp"
#include "sator/propagators/placement/word_placement.hpp"
#include "sator/puzzle/grids/straight_lines.hpp"
#include "sator/rules/registry/limit_error.hpp"
#include "sator/rules/words/drawn_word.hpp"

namespace sator::rules {

namespace {

/// Bytes of the propagator for a line on which a word can be, and for each letter there. They allow for
/// growing lists, which need twice as much for a moment.
constexpr std::size_t kBytesPerLine = 60, kBytesPerLetter = 36;

/// A word and the straight lines on which the givens allow it, without repetitions.
struct PlacedWord {
    DrawnWord word;
    std::vector<Slot> lines;
};

using Givens = std::map<CellId, Value>;

/// Words written into a grid: each is on one of its lines, and every other cell is blank. One WordPlacement
/// for all words, GAC for a single word. `holds` searches for lines by backtracking.
class PlaceRule final : public Rule {
  public:
    /// `cells`: sorted. `givens`: the givens among them.
    PlaceRule(Slot cells, Givens givens, std::vector<PlacedWord> words, Value blank)
        : cells_(std::move(cells)), givens_(std::move(givens)), words_(std::move(words)), blank_(blank) {}

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        for (const auto& [cell, value] : givens_) {
            if (values[position_of(cell)] != value) return false;
        }
        std::vector<std::size_t> chosen;
        return choose(values, chosen);
    }

    void post(Model& model) const override {
        Slot open;
        std::ranges::copy_if(cells_, std::back_inserter(open),
                             [&](CellId cell) { return !givens_.contains(cell); });
        if (open.empty()) return post_on_givens(model);
        auto placements = std::make_shared<PlacementOptions>(open.size());
        for (const PlacedWord& placed : words_) {
            std::vector<std::vector<ShortRows::Entry>> options;
            for (const Slot& line : placed.lines) {
                options.emplace_back();
                for (std::size_t i = 0; i < line.size(); ++i) {
                    const auto at = std::ranges::lower_bound(open, line[i]);
                    if (at == open.end() || *at != line[i]) continue;
                    options.back().push_back(
                        {static_cast<std::uint32_t>(at - open.begin()), placed.word.values[i]});
                }
            }
            placements->add_word(options);
        }
        model.post(std::make_shared<WordPlacement>(std::move(placements), blank_), variables_of(open));
    }

    RuleWords words(const RuleNaming& /*naming*/) const override {
        std::string text;
        for (std::size_t i = 0; i < words_.size(); ++i) {
            text += (i == 0 ? "" : i + 1 < words_.size() ? ", " : " and ") + words_[i].word.text;
        }
        return {labelled(label(), std::move(text)), "be written in straight lines, and nothing else"};
    }

    std::vector<Slot> highlighted_lines(std::span<const Value> values) const override {
        std::vector<std::size_t> chosen;
        std::vector<Slot> lines;
        if (!choose(values, chosen)) return lines;
        for (std::size_t i = 0; i < chosen.size(); ++i) lines.push_back(words_[i].lines[chosen[i]]);
        return lines;
    }

  private:
    /// Posts the rule if every cell is a given: the result is known at once.
    void post_on_givens(Model& model) const {
        std::vector<Value> values;
        for (const auto& [cell, value] : givens_) values.push_back(value);
        if (!holds(values)) model.post(std::make_shared<AlwaysFalse>(), variables_of(cells_));
    }

    std::size_t position_of(CellId cell) const {
        return static_cast<std::size_t>(std::ranges::lower_bound(cells_, cell) - cells_.begin());
    }

    /// Chooses lines for the words from index `chosen.size()` on, by backtracking. Returns whether some
    /// choice and the givens cover all cells that are not blank.
    bool choose(std::span<const Value> values, std::vector<std::size_t>& chosen) const {
        if (chosen.size() == words_.size()) return is_covered(values, chosen);
        const PlacedWord& next = words_[chosen.size()];
        for (std::size_t line = 0; line < next.lines.size(); ++line) {
            if (!reads(values, next.lines[line], next.word)) continue;
            chosen.push_back(line);
            if (choose(values, chosen)) return true;
            chosen.pop_back();
        }
        return false;
    }

    /// Returns whether the values on the line spell the word.
    bool reads(std::span<const Value> values, const Slot& line, const DrawnWord& word) const {
        for (std::size_t i = 0; i < line.size(); ++i) {
            if (values[position_of(line[i])] != word.values[i]) return false;
        }
        return true;
    }

    /// Returns whether every cell that is not blank belongs to a given or a chosen line.
    bool is_covered(std::span<const Value> values, const std::vector<std::size_t>& chosen) const {
        std::vector<bool> is_written(cells_.size(), false);
        for (const auto& [cell, value] : givens_) is_written[position_of(cell)] = true;
        for (std::size_t i = 0; i < chosen.size(); ++i) {
            for (const CellId cell : words_[i].lines[chosen[i]]) is_written[position_of(cell)] = true;
        }
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (values[i] != blank_ && !is_written[i]) return false;
        }
        return true;
    }

    Slot cells_;
    Givens givens_;
    std::vector<PlacedWord> words_;
    Value blank_;
};

Givens givens_among(const Slot& cells, const RuleContext& context) {
    Givens givens;
    if (context.initial >= context.puzzle.initials.size()) return givens;
    for (const Given& given : context.puzzle.initials[context.initial].givens) {
        if (std::ranges::binary_search(cells, given.cell)) givens[given.cell] = value_of(given.value);
    }
    return givens;
}

/// Returns whether the givens allow the word on the line.
bool agrees(const Slot& line, const DrawnWord& word, const Givens& givens) {
    for (std::size_t i = 0; i < line.size(); ++i) {
        const auto given = givens.find(line[i]);
        if (given != givens.end() && given->second != word.values[i]) return false;
    }
    return true;
}

/// Returns the lines on which the givens allow the word. A palindrome gets only one of the two directions of
/// a line.
std::vector<Slot> lines_of(const std::vector<Slot>& lines, const DrawnWord& word, const Givens& givens) {
    const bool is_palindrome =
        std::ranges::equal(word.values, std::vector(word.values.rbegin(), word.values.rend()));
    std::vector<Slot> kept;
    for (const Slot& line : lines) {
        if (is_palindrome && line.back() < line.front()) continue;
        if (agrees(line, word, givens)) kept.push_back(line);
    }
    return kept;
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    Slot cells = cells_of(sequences);
    const auto blank = context.puzzle.alphabet.find(Symbol::blank());
    if (!blank) {
        return std::unexpected(
            error_at(statement.span, "place needs cells that can be blank", "add blank to the cells' range"));
    }
    auto words = read_drawn_words(statement, cells, context.puzzle);
    if (!words) return failure(words);
    Givens givens = givens_among(cells, context);
    std::vector<PlacedWord> placed;
    std::map<std::size_t, std::vector<Slot>> lines_of_length;
    std::size_t bytes = 0;  // that posting the words so far will need
    for (std::size_t i = 0; i < words->size(); ++i) {
        DrawnWord& word = (*words)[i];
        const std::size_t length = word.values.size();
        auto& lines = lines_of_length[length];
        if (lines.empty()) lines = straight_lines(context.puzzle.grid, cells, length, context.watch);
        if (lines.empty()) return std::unexpected(word_too_long_error(statement.arguments[i], word));
        bytes += lines.size() * (kBytesPerLine + length * kBytesPerLetter);
        if (context.watch.is_over(lines.size()) || !context.watch.has_room(bytes))
            return std::unexpected(limit_error(statement.span));
        auto kept = lines_of(lines, word, givens);
        placed.push_back({std::move(word), std::move(kept)});
    }
    RuleList rules;
    rules.push_back(std::make_unique<PlaceRule>(std::move(cells), std::move(givens), std::move(placed),
                                                static_cast<Value>(*blank)));
    return rules;
}

}  // namespace

RuleEntry place_rule() {
    return {
        .name = "place",
        .syntax = "place \"WORD\"",
        .summary =
            "Each word is written once, in a straight line. The words and the givens fill exactly the cells "
            "that are not blank.",
        .shape = RuleShape::OneDrawing,
        .example =
            "layout\n"
            "| ****\n"
            "| ****\n"
            "| ****\n"
            "| ****\n"
            "\n"
            "range A..Z blank\n"
            "|*\n"
            "\n"
            "rule place \"LION\"\n"
            "rule place \"OWL\"\n"
            "| ****\n"
            "| ****\n"
            "| ****\n"
            "| ****\n"
            "\n"
            "initial\n"
            "| O...\n"
            "| NI.N\n"
            "| .NOO\n"
            "| ...O\n",
        .example_solutions = 1,
        .uses_givens = true,
        .determines_values = true,
        .is_about_places = true,
        .maker = make,
    };
}

}  // namespace sator::rules
