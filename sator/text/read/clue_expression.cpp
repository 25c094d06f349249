#include "sator/text/read/clue_expression.hpp"

#include "sator/base/utf8.hpp"
#include "sator/puzzle/symbol_text.hpp"

namespace sator::text {

std::string with_clue(const std::string& expression, std::span<const Argument> clue) {
    std::string written;
    for (const Argument& argument : clue) {
        written += written.empty() ? "" : " ";
        written += argument.kind == Argument::Kind::Quoted ? puzzle::in_quotes(argument.text) : argument.text;
    }
    std::string result;
    bool is_quoted = false;
    for (const char c : expression) {
        if (c == '"') is_quoted = !is_quoted;
        if (c == '?' && !is_quoted) {
            result += written;
        } else {
            result += c;
        }
    }
    return result;
}

}  // namespace sator::text
