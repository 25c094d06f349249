#include "sator/text/write/given_signs_text.hpp"

#include <cstdlib>
#include <string_view>

#include "sator/base/utf8.hpp"
#include "sator/puzzle/symbol_text.hpp"

namespace sator::text {

namespace {

/// Returns a word for each step: " left left".
std::string steps_text(std::int32_t steps, std::string_view backwards, std::string_view forwards) {
    std::string text;
    for (std::int32_t i = 0; i < std::abs(steps); ++i)
        text += ' ' + std::string(steps < 0 ? backwards : forwards);
    return text;
}

}  // namespace

std::string given_signs_text(const Puzzle& puzzle) {
    std::string text;
    for (const GivenSign& sign : puzzle.signs) {
        text += (text.empty() ? "\ngiven_sign " : "given_sign ") + puzzle::in_quotes(to_utf8(sign.text));
        std::string_view separator;
        for (const GivenSign::Part& part : sign.parts) {
            text += separator;
            text += steps_text(part.down, "up", "down") + steps_text(part.right, "left", "right");
            text += ' ' + puzzle::to_symbol_text(puzzle.alphabet[part.value]);
            separator = ",";
        }
        text += '\n';
    }
    return text;
}

}  // namespace sator::text
