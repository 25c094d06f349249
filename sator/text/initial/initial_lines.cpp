#include "sator/text/initial/initial_lines.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <unordered_map>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/quoted_text.hpp"
#include "sator/text/drawings/given_values.hpp"

namespace sator::text {

namespace {

/// The part of a line that is the value of one cell.
struct Entry {
    std::u32string_view text;
    std::size_t column = 0;  // from 0
};

class LineReader {
  public:
    explicit LineReader(const Puzzle& puzzle) : puzzle_(puzzle), reader_(puzzle) {
        for (std::size_t value = 0; value < puzzle.alphabet.size(); ++value) {
            if (const auto c = puzzle.alphabet[value].character())
                values_.try_emplace(*c, static_cast<std::uint32_t>(value));
        }
    }

    bool is_value(char32_t c) const { return values_.contains(c); }

    /// Returns the givens of a line.
    std::expected<std::vector<Given>, Diagnostic> read(std::u32string_view line, std::uint32_t number) {
        split(line);
        const std::size_t cells = puzzle_.grid.cell_count();
        if (words_.size() != cells && entries_.size() != cells)
            return std::unexpected(wrong_count(number, line.size()));
        const std::vector<Entry>& entries = words_.size() == cells ? words_ : entries_;
        std::vector<Given> givens;
        for (std::size_t cell = 0; cell < cells; ++cell) {
            const auto& [text, column] = entries[cell];
            if (text == U"." || (text == U"0" && !is_value(U'0'))) continue;
            const SourceSpan span{number, static_cast<std::uint32_t>(column + 1),
                                  static_cast<std::uint32_t>(text.size())};
            auto own = givens_at(CellId(cell), text, span);
            if (!own) return failure(own);
            std::ranges::copy(*own, std::back_inserter(givens));
        }
        if (!puzzle_.signs.empty()) sort_givens(givens);
        return givens;
    }

  private:
    Diagnostic wrong_count(std::uint32_t number, std::size_t length) const {
        const bool are_words = has_long_symbols(puzzle_.alphabet);
        const std::size_t count = are_words ? words_.size() : entries_.size();
        return error_at({number, 1, static_cast<std::uint32_t>(std::max<std::size_t>(1, length))},
                        "this line has " + std::to_string(count) +
                            (count == 1 ? " value for " : " values for ") +
                            std::to_string(puzzle_.grid.cell_count()) + " cells",
                        are_words ? "a line has a word for each cell, with '.' for an open cell"
                                  : "a line has a character for each cell, with '.' for an open cell");
    }

    void split(std::u32string_view line) {
        words_.clear();
        entries_.clear();
        for (std::size_t i = 0; i < line.size(); ++i) {
            if (is_blank(line[i])) continue;
            const bool begins_word = i == 0 || is_blank(line[i - 1]);
            if (begins_word)
                words_.push_back(
                    {line.substr(i, std::min(line.find_first_of(U" \t", i), line.size()) - i), i});
            entries_.push_back({line.substr(i, 1), i});
        }
    }

    std::expected<std::vector<Given>, Diagnostic> givens_at(CellId cell, std::u32string_view text,
                                                            SourceSpan span) {
        const bool is_free = puzzle_.ranges.empty() || puzzle_.ranges[cell.index()].empty();
        if (text.size() == 1 && is_free) {
            if (const auto value = values_.find(text[0]); value != values_.end())
                return std::vector{Given{cell, value->second, span}};
        }
        return reader_.parse(cell, text, span);
    }

    const Puzzle& puzzle_;
    GivenReader reader_;
    std::unordered_map<char32_t, ValueId> values_;  // the symbols of one character
    std::vector<Entry> words_, entries_;            // of the current line
};

}  // namespace

ValueCount count_values(std::string_view line) {
    ValueCount count;
    bool is_in_word = false;
    for (const char32_t c : to_code_points(line)) {
        const bool is_value = !is_blank(c) && c != U'\r';
        count.characters += is_value ? 1 : 0;
        count.words += is_value && !is_in_word ? 1 : 0;
        is_in_word = is_value;
    }
    return count;
}

bool has_long_symbols(const Alphabet& alphabet) {
    for (std::size_t value = 0; value < alphabet.size(); ++value) {
        if (!alphabet[value].character() && alphabet[value].kind != Symbol::Kind::Blank) return true;
    }
    return false;
}

InitialLines read_initial_lines(std::string_view text, const Puzzle& puzzle, LimitWatch* watch) {
    LineReader reader(puzzle);
    InitialLines lines;
    std::size_t next = 0;
    for (std::uint32_t number = 1; next < text.size(); ++number) {
        const std::size_t begin = next;
        const std::string_view line = text.substr(begin, text.find('\n', begin) - begin);
        next = begin + line.size() + 1;
        if (watch != nullptr && (watch->is_over(1 + line.size()) || !watch->has_room_to_grow(lines.initials)))
            break;
        std::u32string code_points = to_code_points(line);
        while (!code_points.empty() && (is_blank(code_points.back()) || code_points.back() == U'\r'))
            code_points.pop_back();
        const bool is_comment = code_points.starts_with(U'#') && !reader.is_value(U'#');
        if (code_points.empty() || is_comment) continue;
        auto givens = reader.read(code_points, number);
        if (givens) {
            lines.initials.push_back({{}, std::move(*givens)});
        } else {
            Diagnostic& error = lines.errors.emplace_back(std::move(givens.error()));
            const std::string before =
                to_utf8(std::u32string_view(code_points).substr(0, error.span.column - 1));
            set_excerpt_at(error, text, begin + before.size());
        }
    }
    for (std::size_t i = 0; i < lines.initials.size() && lines.initials.size() > 1; ++i)
        lines.initials[i].name = "#" + std::to_string(i + 1);
    return lines;
}

std::expected<void, Diagnostic> add_initial_lines(std::string_view file, std::string_view text,
                                                  Puzzle& puzzle, LimitWatch* watch) {
    InitialLines lines = read_initial_lines(text, puzzle, watch);
    std::ranges::move(lines.initials, std::back_inserter(puzzle.initials));
    for (std::size_t i = 0; i < puzzle.initials.size() && puzzle.initials.size() > 1; ++i)
        puzzle.initials[i].name = "#" + std::to_string(i + 1);
    if (lines.initials.empty() && lines.errors.empty()) {
        lines.errors.push_back(error_at({}, "the file has no puzzle",
                                        "a line has a character for each cell, with '.' for an open cell"));
    }
    if (lines.errors.empty()) return {};
    for (Diagnostic& mistake : lines.errors) mistake.file = file;
    return std::unexpected(Errors(std::move(lines.errors)).take_joined());
}

}  // namespace sator::text
