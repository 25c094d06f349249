// Reads the statements, which know their lines, and writes each line of the text anew by its role. All other lines are empty or
// comments.

#include "sator/text/write/tidy_text.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "sator/base/trimmed.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/quoted_text.hpp"
#include "sator/text/kinds/expand_kinds.hpp"
#include "sator/text/statements/statements.hpp"

namespace sator::text {

namespace {

constexpr std::size_t kItemIndent = 2, kContinuationIndent = 4;
/// The statements whose lines have no columns, so that one blank is enough between two words. So do kinds and bare rules.
constexpr std::array<std::string_view, 5> kJoined = {"rule", "layout", "grid", "range", "clues"};

/// How a line is written.
struct LineRole {
    std::size_t indent = 0;
    std::size_t number_width = 0;  ///< the width to which the number that begins a clue is padded
    std::size_t joined =
        0;  ///< in this number of characters, from the first that is no blank, runs of blanks become one
    bool is_kept = false;  ///< its author has indented it
};

/// Returns the length of the number that the clue begins with and that a blank ends; 0 if there is none.
std::size_t number_length(std::u32string_view clue) {
    const std::size_t length = std::min(clue.find_first_not_of(U"0123456789"), clue.size());
    return length < clue.size() && puzzle::is_blank(clue[length]) ? length : 0;
}

/// Returns `text` with one blank instead of each run of blanks outside of quotes.
std::u32string with_joined_blanks(std::u32string_view text) {
    std::u32string joined;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t begin = i;
        if (text[i] == U'"') i = puzzle::find_closing_delimiter(text, i).value_or(text.size() - 1);
        if (!puzzle::is_blank(text[i])) {
            joined += text.substr(begin, i + 1 - begin);
        } else if (!joined.ends_with(U' ')) {
            joined += U' ';
        }
    }
    return joined;
}

/// Returns the length of the part of a statement's line, from the column `begin` to a comment, whose blanks are joined; 0 if
/// it may have a regular expression.
std::size_t joined_length(const Statement& statement, const LineSlice& slice, std::uint32_t begin) {
    const bool is_joined =
        statement.is_bare || std::ranges::find(kJoined, statement.keyword) != kJoined.end();
    if (!is_joined || slice.text.empty() || slice.text.contains(U'/')) return 0;
    return slice.column - begin + slice.text.size();
}

/// Finds the roles of the lines that are indented or whose blanks are joined.
std::map<std::uint32_t, LineRole> roles_of(const StatementList& list) {
    std::map<std::uint32_t, LineRole> roles;
    for (const Statement& statement : list.statements) {
        std::size_t width = 0;
        for (const LineSlice& clue : statement.clues) width = std::max(width, number_length(clue.text));
        for (const LineSlice& clue : statement.clues) roles[clue.line] = {kItemIndent, width};
        for (const LineSlice& line : statement.body) roles[line.line] = {.is_kept = true};
        const bool is_list = statement.keyword == "words" || is_clue_list(statement.keyword);
        for (const LineSlice& slice : statement.text) {
            const bool is_first = &slice == &statement.text.front();
            const std::size_t indent = is_first ? 0 : is_list ? kItemIndent : kContinuationIndent;
            const std::uint32_t begin = is_first ? statement.span.column : slice.column;
            roles[slice.line] = {.indent = indent, .joined = joined_length(statement, slice, begin)};
        }
    }
    return roles;
}

class TidyWriter {
  public:
    explicit TidyWriter(std::map<std::uint32_t, LineRole> roles) : roles_(std::move(roles)) {}

    std::u32string write(std::u32string_view text) {
        for (std::uint32_t line = 1; !text.empty(); ++line) {
            const std::size_t end = std::min(text.find(U'\n'), text.size());
            const auto role = roles_.find(line);
            const bool is_kept = role != roles_.end() && role->second.is_kept;
            const std::size_t blanks = std::min(text.find_first_not_of(U" \t"), end);
            if (is_kept && blanks < end) result_ += text.substr(0, blanks);
            write_line(line, trimmed(text.substr(0, end)));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        while (result_.ends_with(U"\n\n")) result_.pop_back();
        return std::move(result_);
    }

  private:
    void write_line(std::uint32_t number, std::u32string_view line) {
        const auto role = roles_.find(number);
        if (line.empty()) {
            if (!result_.empty() && !result_.ends_with(U"\n\n")) result_ += U'\n';
            indent_ = 0;
            return;
        }
        // A comment between clues is indented like them.
        if (role != roles_.end() || line.front() != U'#')
            indent_ = role == roles_.end() ? 0 : role->second.indent;
        if (role == roles_.end()) {
            result_ += std::u32string(indent_, U' ');
        } else {
            // Only clues have a width. Numbers of lists, e.g. a nonogram's, keep their places.
            const std::size_t digits = number_length(line), width = role->second.number_width;
            const std::size_t padding = digits == 0 || width < digits ? 0 : width - digits;
            const std::size_t joined = std::min(role->second.joined, line.size());
            result_ += std::u32string(indent_ + padding, U' ') + with_joined_blanks(line.substr(0, joined));
            line.remove_prefix(joined);
        }
        result_ += line;
        result_ += U'\n';
    }

    std::map<std::uint32_t, LineRole> roles_;
    std::u32string result_;
    std::size_t indent_ = 0;
};

}  // namespace

std::string tidy_text(const std::string& text, const Registry& registry) {
    const std::u32string code_points = to_code_points(text);
    const StatementList list = read_statements(code_points, statement_words(registry));
    return to_utf8(TidyWriter(roles_of(list)).write(code_points));
}

}  // namespace sator::text
