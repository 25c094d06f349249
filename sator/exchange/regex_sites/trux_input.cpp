#include <algorithm>
#include <array>
#include <map>

#include "sator/base/errors.hpp"
#include "sator/base/printable_text.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/puzzle/regex_crossword.hpp"
#include "sator/text/source/numbered_line.hpp"
#include "sator/text/source/one_puzzle.hpp"

namespace sator::exchange {

namespace {

struct TruxSetting {
    std::string value;
    SourceSpan span;
};

class TruxReader {
  public:
    TruxReader(std::string_view text, const PuzzleOptions& options)
        : options_(options), lines_(numbered_lines(text)) {}

    std::expected<Puzzle, Diagnostic> read() {
        if (auto done = read_lines(); !done) return failure(done);
        if (auto done = make_crossword(); !done) return failure(done);
        auto puzzle = make_regex_crossword(crossword_, options_);
        if (!puzzle)
            puzzle.error().span = settings_["shape"].span;
        else
            leave_out_unknown_settings(*puzzle);
        return puzzle;
    }

  private:
    using Done = std::expected<void, Diagnostic>;

    static std::unexpected<Diagnostic> refused(SourceSpan span, std::string message, std::string hint = {}) {
        return std::unexpected(error_at(span, std::move(message), std::move(hint)));
    }

    void leave_out_unknown_settings(Puzzle& puzzle) const {
        constexpr std::array<std::string_view, 6> kKnown = {"shape",
                                                            "num_rows",
                                                            "num_cols",
                                                            "num_regexes_per_row",
                                                            "num_regexes_per_col",
                                                            "num_regexes_per_line"};
        for (const auto& [name, setting] : settings_) {
            if (std::ranges::find(kKnown, name) == kKnown.end())
                puzzle.left_out.push_back(
                    {error_at(setting.span, "not understood: '" + printable_text(name) + "'"), false});
        }
    }

    Done read_lines() {
        for (const NumberedLine& line : lines_) {
            if (options_.watch != nullptr && options_.watch->is_over(1 + line.text.size())) return {};
            if (line.text.empty() || line.text.starts_with('#')) continue;
            auto done = line.text.starts_with('\'') ? read_clue(line) : read_setting(line);
            if (!done) return done;
        }
        return {};
    }

    Done read_clue(const NumberedLine& line) {
        if (line.text.size() < 2 || !line.text.ends_with('\''))
            return refused(line.span(), "the clue has no closing quote");
        const std::string_view clue = line.text.substr(1, line.text.size() - 2);
        clues_.push_back({std::string(clue), line.span(1, clue.size()), true});
        return {};
    }

    Done read_setting(const NumberedLine& line) {
        const std::size_t equal = line.text.find('=');
        if (equal == std::string_view::npos)
            return refused(line.span(), "this line is neither 'name = value' nor a clue",
                           "a clue is in single quotes");
        settings_[std::string(trimmed(line.text.substr(0, equal)))] = {
            std::string(trimmed(line.text.substr(equal + 1))), line.span()};
        return {};
    }

    /// Returns a setting from 1 to the cell limit.
    std::expected<std::size_t, Diagnostic> number(const char* name) const {
        const auto setting = settings_.find(name);
        const auto value =
            setting == settings_.end() ? std::nullopt : to_whole_number<std::size_t>(setting->second.value);
        if (value && *value > 0 && *value <= options_.cell_limit) return *value;
        if (setting == settings_.end())
            return refused({}, "'" + std::string(name) + "' is missing",
                           "write '" + std::string(name) + " = N'");
        return refused(setting->second.span, "'" + std::string(name) +
                                                 "' must be from 1 to the cell limit of " +
                                                 std::to_string(options_.cell_limit));
    }

    Done make_crossword() {
        const std::string shape = settings_["shape"].value;
        if (shape == "rectangular") return make_rectangular();
        if (shape == "hexagonal") return make_hexagonal();
        return refused(settings_["shape"].span, "the shape '" + shape + "' is not known",
                       "write rectangular or hexagonal");
    }

    Done make_rectangular() {
        const auto rows = number("num_rows"), columns = number("num_cols"),
                   per_row = number("num_regexes_per_row"), per_column = number("num_regexes_per_col");
        for (const auto* setting : {&per_column, &per_row, &columns, &rows}) {
            if (!*setting) return failure(*setting);
        }
        // Each factor is at most the cell limit, so the products and their sum do not overflow.
        auto checked = check_count(*rows * *per_row + *columns * *per_column);
        if (!checked) return checked;
        take(Axis::Y, *rows, *per_row);
        take(Axis::X, *columns, *per_column);
        return {};
    }

    Done make_hexagonal() {
        const auto per_line = number("num_regexes_per_line");
        if (!per_line) return failure(per_line);
        const std::size_t lines = clues_.size() / kAxisCount / *per_line;
        if (lines % 2 == 0 || lines * kAxisCount * *per_line != clues_.size())
            return refused(settings_["shape"].span,
                           "no regular hexagon has " + std::to_string(clues_.size()) + " clues");
        crossword_.is_hexagonal = true;
        for (const Axis axis : {Axis::Y, Axis::Z, Axis::X}) take(axis, lines, *per_line);
        std::ranges::reverse(crossword_.lines[static_cast<std::size_t>(Axis::X)]);
        return {};
    }

    Done check_count(std::size_t wanted) {
        if (wanted == clues_.size()) return {};
        return refused(settings_["shape"].span, "the puzzle has " + std::to_string(clues_.size()) +
                                                    " clues, but its lines need " + std::to_string(wanted));
    }

    /// Moves the next clues to the lines of a direction. There are enough.
    void take(Axis axis, std::size_t lines, std::size_t per_line) {
        for (std::size_t i = 0; i < lines; ++i) {
            ClueLine& line = crossword_.lines[static_cast<std::size_t>(axis)].emplace_back();
            for (std::size_t clue = 0; clue < per_line; ++clue) line.push_back(std::move(clues_[next_++]));
        }
    }

    const PuzzleOptions& options_;
    std::vector<NumberedLine> lines_;
    std::map<std::string, TruxSetting> settings_;
    std::vector<Clue> clues_;
    std::size_t next_ = 0;
    RegexCrossword crossword_;
};

/// Returns whether a line begins with `shape =`.
bool looks_like_trux(std::string_view text) {
    constexpr std::string_view kShape = "shape =";
    return text.starts_with(kShape) || text.contains("\nshape =");
}

/// Reads the `.input.txt` of Antoine Trux's Regex Crossword Solver: `shape = rectangular` with `num_rows`, `num_cols`,
/// `num_regexes_per_row` and `num_regexes_per_col`, or `shape = hexagonal` with `num_regexes_per_line`, and the clues, a line
/// each, in single quotes. Rectangle: rows, columns. Hexagon: rows, Z lines from the left, X lines from the right. The solver's
/// alphabet is what the clues mention; ours is that and A to Z.
ReadResult read_trux(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    return one_puzzle(file, [&](std::string_view text) { return TruxReader(text, options).read(); });
}

}  // namespace

const Format kTrux = {
    .name = "trux",
    .summary = "Regex crosswords as Antoine Trux's solver reads them (.input.txt).",
    .beginning = {},
    .recognises = looks_like_trux,
    .read = read_trux,
    .example =
        "shape = rectangular\nnum_rows = 1\nnum_cols = 2\nnum_regexes_per_row = 1\nnum_regexes_per_col = 1\n"
        "'AB|CD'\n'[AX]'\n'[BY]'\n",
};

}  // namespace sator::exchange
