// Reads the statements, which know their lines, and writes each line of the text anew by its role. All other lines are empty or
// comments.

#include "sator/formats/sator_writer/tidy_text.hpp"

#include <algorithm>
#include <map>

#include "sator/base/utf8.hpp"
#include "sator/formats/kinds/expand_kinds.hpp"
#include "sator/formats/statements/statements.hpp"
#include "sator/puzzle/quoted_text.hpp"

namespace sator::formats {

namespace {

constexpr std::size_t kClueIndent = 2, kContinuationIndent = 4;

/// How a line is indented.
struct LineRole {
    std::size_t indent = 0;
    std::size_t number_width = 0;  ///< the width to which the number that begins a clue is padded
};

std::u32string_view trimmed(std::u32string_view line) {
    while (!line.empty() && (puzzle::is_blank(line.back()) || line.back() == U'\r')) line.remove_suffix(1);
    while (!line.empty() && puzzle::is_blank(line.front())) line.remove_prefix(1);
    return line;
}

/// Returns the length of the number that the clue begins with and that a blank ends; 0 if there is none.
std::size_t number_length(std::u32string_view clue) {
    const std::size_t length = std::min(clue.find_first_not_of(U"0123456789"), clue.size());
    return length < clue.size() && puzzle::is_blank(clue[length]) ? length : 0;
}

/// Finds the roles of the lines that are indented. Words of a list are left at the margin.
std::map<std::uint32_t, LineRole> roles_of(const StatementList& list) {
    std::map<std::uint32_t, LineRole> roles;
    for (const Statement& statement : list.statements) {
        std::size_t width = 0;
        for (const LineSlice& clue : statement.clues) width = std::max(width, number_length(clue.text));
        for (const LineSlice& clue : statement.clues) roles[clue.line] = {kClueIndent, width};
        if (statement.keyword == "words") continue;
        for (std::size_t i = 1; i < statement.text.size(); ++i)
            roles[statement.text[i].line] = {kContinuationIndent, 0};
    }
    return roles;
}

class TidyWriter {
  public:
    explicit TidyWriter(std::map<std::uint32_t, LineRole> roles) : roles_(std::move(roles)) {}

    std::u32string write(std::u32string_view text) {
        for (std::uint32_t line = 1; !text.empty(); ++line) {
            const std::size_t end = std::min(text.find(U'\n'), text.size());
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
        const std::size_t number_digits = role == roles_.end() ? 0 : number_length(line);
        const std::size_t padding = number_digits == 0 ? 0 : role->second.number_width - number_digits;
        result_ += std::u32string(indent_ + padding, U' ');
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

}  // namespace sator::formats
