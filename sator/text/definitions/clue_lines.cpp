#include "sator/text/definitions/clue_lines.hpp"

#include <algorithm>
#include <utility>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/quoted_text.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/text/definitions/kind_conditions.hpp"
#include "sator/text/kind_parts/usual_sudoku.hpp"
#include "sator/text/scope/list_head.hpp"

namespace sator::text {

namespace {

constexpr std::u32string_view kEnd = U": ";
constexpr std::string_view kEach = "each", kLength = "LENGTH", kLists = "lists ";

/// A line `clues PATTERN…: STATEMENT` or `clues PATTERN…: lists STATEMENT`.
struct CluePattern {
    const KindLine* line = nullptr;
    std::vector<SignPattern> patterns;
    std::string word;  ///< of `clues each WORD`: "WORD"; else empty
    std::string statement;
    bool has_lists = false;
    std::vector<StatementText> lists;  ///< the lists so far, below their head

    bool fits(std::u32string_view sign) const {
        return std::ranges::any_of(
            patterns, [&](const SignPattern& pattern) { return pattern.match(sign).has_value(); });
    }
};

CluePattern read_pattern(const KindLine& line) {
    CluePattern result;
    result.line = &line;
    const std::u32string_view text = without_comment(line.text.text);
    const std::size_t end = text.find(kEnd);
    const std::u32string_view statement = text.substr(end + kEnd.size());
    result.statement =
        to_utf8(statement.substr(std::min(statement.find_first_not_of(U' '), statement.size())));
    result.has_lists = result.statement.starts_with(kLists);
    if (result.has_lists) result.statement.erase(0, kLists.size());
    std::u32string_view left = text.substr(0, end);
    while (!left.empty()) {
        const std::size_t blank = std::min(left.find(U' '), left.size());
        if (blank > 0) result.patterns.emplace_back(left.substr(0, blank));
        left.remove_prefix(std::min(blank + 1, left.size()));
    }
    if (result.patterns.size() == 2 && to_utf8(result.patterns.front().written()) == kEach)
        result.word = to_utf8(result.patterns.back().written());
    return result;
}

/// A clue: its first word, and its place.
struct WrittenClue {
    std::string_view text;
    std::string places;
    std::optional<std::size_t> length;  ///< the number of its cells, if each is written
    SourceSpan word, span;
};

/// Returns the line from the next word on that begins at `at` or after it.
LineSlice from_next_word(const LineSlice& line, std::size_t at) {
    const std::size_t begin = std::min(line.text.find_first_not_of(U" \t", at), line.text.size());
    return {line.line, line.column + static_cast<std::uint32_t>(begin), line.text.substr(begin), line.origin};
}

/// Returns the number of cells if each argument is one.
std::optional<std::size_t> length_of(std::span<const Argument> places) {
    const auto is_cell = [](const Argument& place) {
        return place.kind == Argument::Kind::Bare && place.text.starts_with('R') &&
               !place.text.contains("..");
    };
    return std::ranges::all_of(places, is_cell) ? std::optional(places.size()) : std::nullopt;
}

class ClueReader {
  public:
    ClueReader(const KindDefinition& definition, const KindRequest& request, const KindScope& scope)
        : request_(request), scope_(scope) {
        for (const KindLine& line : definition.lines) {
            if (line.word == "clues" && has_patterns(line)) patterns_.push_back(read_pattern(line));
        }
    }

    std::expected<std::vector<StatementText>, Diagnostic> read() {
        for (const Argument& argument : request_.arguments) {
            if (auto added = add_key(argument); !added) return failure(added);
        }
        for (const LineSlice& line : request_.statement.clues) {
            if (auto added = add_line(line); !added) return failure(added);
        }
        for (CluePattern& pattern : patterns_)
            std::ranges::move(pattern.lists, std::back_inserter(statements_));
        return std::move(statements_);
    }

  private:
    using Done = std::expected<void, Diagnostic>;

    /// Adds the clue of a key: a=6x.
    Done add_key(const Argument& argument) {
        const std::size_t sign = argument.text.find('=');
        if (sign == std::string::npos || sign == 0) return {};
        const std::string letter = argument.text.substr(0, sign);
        std::size_t cells = 0;
        for (const DrawingLines& drawing : request_.statement.drawings) {
            for (const LineSlice& line : drawing)
                cells += static_cast<std::size_t>(std::ranges::count(to_utf8(line.text), letter.front()));
        }
        const std::string_view clue = std::string_view(argument.text).substr(sign + 1);
        return add({clue, "region " + letter, cells, argument.span, argument.span});
    }

    Done add_line(const LineSlice& line) {
        const auto arguments = read_arguments({&line, 1}, Slash::Path);
        if (!arguments) return failure(arguments);
        for (CluePattern& pattern : patterns_) {
            if (!pattern.word.empty()) return add_words(pattern, *arguments);
            if (pattern.has_lists && pattern.fits(to_code_points(arguments->front().text)))
                return add_list(pattern, line, *arguments);
        }
        const SourceSpan whole = line.span(0, line.text.size());
        const auto places = std::span(*arguments).subspan(1);
        const Argument& first = arguments->front();
        if (auto added = add({first.text, joined_arguments(places), length_of(places), first.span, whole});
            !added)
            return added;
        if (!places.empty()) return {};
        return std::unexpected(error_at(whole, "this clue has no cells", "write them after it: R1C1 R1C2"));
    }

    Done add_words(const CluePattern& pattern, std::span<const Argument> words) {
        for (const Argument& word : words) {
            KindScope scope = scope_;
            scope.set(pattern.word, puzzle::in_quotes(word.text));
            if (auto added = add_statement(pattern, scope, {}, word.span); !added) return added;
        }
        return {};
    }

    /// Adds the list that follows the pattern: `+ left 3 . 1`.
    Done add_list(CluePattern& pattern, const LineSlice& line, std::span<const Argument> words) {
        const SourceSpan whole = line.span(0, line.text.size());
        if (words.size() < 2 || !is_clue_list(words[1].text)) return std::unexpected(no_list(whole));
        if (pattern.lists.empty()) {
            auto head = list_head(pattern.statement, scope_);
            if (!head) return std::unexpected(error_at(whole, std::move(head.error())));
            pattern.lists.push_back({std::move(*head), whole});
        }
        const LineSlice list = from_next_word(line, words.front().text.size());
        const std::u32string_view side = first_word(list.text);
        pattern.lists.push_back({to_utf8(list.text) + "\n", whole, {}, from_next_word(list, side.size())});
        return {};
    }

    Done add(const WrittenClue& clue) {
        const std::u32string text = to_code_points(clue.text);
        for (const CluePattern& pattern : patterns_) {
            for (const SignPattern& sign : pattern.patterns) {
                if (pattern.has_lists) continue;
                const auto numbers = sign.match(text);
                if (!numbers) continue;
                KindScope scope = scope_;
                scope.set_missing(std::string(kLength));
                if (clue.length) scope.set(std::string(kLength), std::to_string(*clue.length));
                for (const DrawnNumber& number : *numbers)
                    scope.set(number.name, std::to_string(number.value));
                if (!all_hold(pattern.line->conditions, scope)) continue;
                return add_statement(pattern, scope, clue.places, clue.span);
            }
        }
        return std::unexpected(unknown(clue));
    }

    Done add_statement(const CluePattern& pattern, const KindScope& scope, const std::string& places,
                       SourceSpan span) {
        const auto text = scope.replaced(pattern.statement);
        if (!text) return std::unexpected(error_at(span, text.error()));
        if (*text) statements_.push_back({**text + (places.empty() ? "" : " at " + places) + "\n", span});
        return {};
    }

    /// Returns the patterns, separated by commas.
    std::string known_patterns() const {
        std::string known;
        for (const CluePattern& pattern : patterns_) {
            for (const SignPattern& sign : pattern.patterns) {
                const std::string written = to_utf8(sign.written());
                const bool is_new = !(", " + known + ",").contains(", " + written + ",");
                if (is_new) known += (known.empty() ? "" : ", ") + written;
            }
        }
        return known;
    }

    Diagnostic no_list(SourceSpan line) const {
        return error_at(line, "this is no list of clues of '" + request_.statement.keyword + "'",
                        "write " + known_patterns() + ", then a side and its clues: left 3 . 1");
    }

    Diagnostic unknown(const WrittenClue& clue) const {
        if (std::ranges::any_of(patterns_, &CluePattern::has_lists)) return no_list(clue.span);
        return error_at(clue.word,
                        "'" + std::string(clue.text) + "' is no clue of '" + request_.statement.keyword + "'",
                        "write " + known_patterns() + " and the cells");
    }

    const KindRequest& request_;
    const KindScope& scope_;
    std::vector<CluePattern> patterns_;
    std::vector<StatementText> statements_;
};

}  // namespace

bool has_patterns(const KindLine& line) {
    return line.text.text.contains(kEnd);
}

std::expected<std::vector<StatementText>, Diagnostic> clue_statements(const KindDefinition& definition,
                                                                      const KindRequest& request,
                                                                      const KindScope& scope) {
    return ClueReader(definition, request, scope).read();
}

}  // namespace sator::text
