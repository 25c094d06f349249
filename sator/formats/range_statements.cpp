// Cells with the same ranges share one list of values while they are read: a million cells and a few ranges
// cost a million indices.

#include "sator/formats/range_statements.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "sator/base/utf8.hpp"
#include "sator/formats/arguments.hpp"
#include "sator/formats/refusal.hpp"
#include "sator/language/mentioned_characters.hpp"
#include "sator/puzzle/alphabet_choice.hpp"
#include "sator/puzzle/listed_symbols.hpp"

namespace sator {

namespace {

constexpr std::string_view kKeyword = "range";

/// The most values that all cells may have together where they do not share one range.
constexpr std::size_t kValueLimit = 50'000'000;

using Symbols = std::vector<Symbol>;

/// The lists of values that cells can have, each by its number; number 0 is that of cells without a range.
class RangeTable {
  public:
    /// The number of the values that list `number` and `range`, which is told apart by `range_index`, have in
    /// common.
    std::size_t restricted(std::size_t number, std::size_t range_index, const Symbols& range) {
        const auto [known, is_new] = common_.try_emplace({number, range_index}, lists_.size());
        if (is_new) lists_.push_back(common_values(number, range));
        return known->second;
    }

    const Symbols& operator[](std::size_t number) const { return lists_[number]; }
    std::size_t size() const { return lists_.size(); }

  private:
    Symbols common_values(std::size_t number, const Symbols& range) const {
        const std::set<Symbol> before(lists_[number].begin(), lists_[number].end());
        std::set<Symbol> listed;
        Symbols common;
        for (const Symbol& symbol : range) {
            const bool was_there = number == 0 || before.contains(symbol);
            if (was_there && listed.insert(symbol).second) common.push_back(symbol);
        }
        return common;
    }

    std::vector<Symbols> lists_{1};
    std::map<std::pair<std::size_t, std::size_t>, std::size_t> common_;
};

class RangeReader {
  public:
    explicit RangeReader(PuzzleDraft& draft) : draft_(draft), numbers_(draft.puzzle.grid.cell_count(), 0) {}

    void read(const Statement& statement) {
        const auto arguments = read_arguments(statement.text);
        auto symbols = arguments ? listed_symbols(*arguments) : std::unexpected(arguments.error());
        if (!symbols) {
            if (symbols.error().span.line == 0) symbols.error().span = statement.span;
            return refuse(std::move(symbols.error()));
        }
        ++range_count_;
        if (statement.drawings.empty()) {
            for (std::size_t& number : numbers_) number = table_.restricted(number, range_count_, *symbols);
        }
        for (const WrittenDrawing& drawing : statement.drawings) apply(*symbols, drawing);
    }

    void finish() {
        if (!draft_.has_sound_ranges) return;
        refuse_cells(0, "has no range", "have no range",
                     "write 'range' and the values, such as 1..9 or a..z; a drawing below it marks the cells "
                     "with '*'");
        for (std::size_t number = 1; number < table_.size(); ++number) {
            if (table_[number].empty()) {
                refuse_cells(number, "has ranges without a common value",
                             "have ranges without a common value",
                             "a cell with several ranges holds what they have in common");
            }
        }
        if (draft_.has_sound_ranges) set_values();
    }

  private:
    void refuse(Diagnostic error) {
        draft_.has_sound_ranges = false;
        draft_.refuse(std::move(error));
    }

    void apply(const Symbols& symbols, const WrittenDrawing& drawing) {
        const auto fits = find_fits(*draft_.layout, drawing, MarkUse::Sequences);
        if (!fits) return refuse(fits.error());
        for (const Mark& mark : fits->front()) {
            if (mark.kind != Mark::Kind::Star)
                return refuse(refusal(mark.span, "a range marks its cells with '*'", "write '*' or '.'"));
        }
        if (fits->front().empty())
            return refuse(refusal(span_of(drawing), "this drawing marks no cell", "mark the cells with '*'"));
        for (const Fit& fit : *fits) {
            for (const Mark& mark : fit) {
                std::size_t& number = numbers_[mark.cell.index()];
                number = table_.restricted(number, range_count_, symbols);
            }
        }
    }

    void refuse_cells(std::size_t number, const std::string& singular, const std::string& plural,
                      std::string hint) {
        const auto first = std::ranges::find(numbers_, number);
        if (first == numbers_.end()) return;
        const auto others = std::ranges::count(numbers_, number) - 1;
        const std::string others_text = std::to_string(others) + (others == 1 ? " other " : " others ");
        const SourceSpan span = draft_.span_of(CellId(static_cast<std::size_t>(first - numbers_.begin())));
        refuse(refusal(span, others == 0 ? "this cell " + singular : "this cell and " + others_text + plural,
                       std::move(hint)));
    }

    void set_values() {
        std::vector<bool> is_used(table_.size(), false);
        for (const std::size_t number : numbers_) is_used[number] = true;
        Symbols all;
        for (std::size_t number = 1; number < table_.size(); ++number) {
            if (is_used[number]) all.insert(all.end(), table_[number].begin(), table_[number].end());
        }
        Puzzle& puzzle = draft_.puzzle;
        puzzle.alphabet = Alphabet(std::move(all));
        std::vector<std::vector<std::uint32_t>> values(table_.size());
        for (std::size_t number = 1; number < table_.size(); ++number) {
            if (is_used[number]) values[number] = indices(table_[number]);
        }
        if (std::ranges::all_of(numbers_, [&](std::size_t number) { return values[number].empty(); })) return;
        std::size_t size = 0;
        for (const std::size_t number : numbers_) size += values[number].size();
        if (size > kValueLimit) {
            return refuse(refusal(draft_.layout_span, "more than " + std::to_string(kValueLimit) +
                                                          " values in all the cells' ranges"));
        }
        puzzle.ranges.reserve(numbers_.size());
        for (const std::size_t number : numbers_) puzzle.ranges.push_back(values[number]);
    }

    /// Their indices in the alphabet; empty where they are the whole of it, in order.
    std::vector<std::uint32_t> indices(const Symbols& symbols) const {
        const Alphabet& alphabet = draft_.puzzle.alphabet;
        if (std::ranges::equal(symbols, alphabet.symbols())) return {};
        std::vector<std::uint32_t> indices;
        indices.reserve(symbols.size());
        for (const Symbol& symbol : symbols)
            indices.push_back(static_cast<std::uint32_t>(*alphabet.find(symbol)));
        return indices;
    }

    PuzzleDraft& draft_;
    RangeTable table_;
    std::vector<std::size_t> numbers_;  // of each cell
    std::size_t range_count_ = 0;
};

bool is_regex(const RuleStatement& rule) {
    return !rule.arguments.empty() && rule.arguments.front().kind == Argument::Kind::Regex;
}

CodePointSet mentioned_alphabet(const PuzzleDraft& draft) {
    CharacterCollection mentioned;
    for (const RuleStatement& rule : draft.puzzle.rules) {
        if (is_regex(rule)) {
            const RegexOptions options{draft.options.dialect, {}, {}};
            add_mentioned_characters(to_code_points(rule.arguments.front().text), options, mentioned);
        }
    }
    return default_alphabet(mentioned);
}

}  // namespace

void read_ranges(std::span<const Statement> statements, const std::optional<CodePointSet>& stated,
                 PuzzleDraft& draft) {
    RangeReader reader(draft);
    bool has_range = false;
    for (const Statement& statement : statements) {
        if (statement.keyword != kKeyword) continue;
        has_range = true;
        reader.read(statement);
    }
    if (has_range || std::ranges::none_of(draft.puzzle.rules, is_regex)) return reader.finish();
    if (draft.taken) {
        draft.puzzle.alphabet = draft.taken->alphabet;
        return;
    }
    const std::optional<CodePointSet>& chosen = draft.options.alphabet ? draft.options.alphabet : stated;
    draft.puzzle.alphabet = Alphabet::of_characters(chosen ? *chosen : mentioned_alphabet(draft));
}

}  // namespace sator
