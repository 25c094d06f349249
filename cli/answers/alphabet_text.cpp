#include "cli/answers/alphabet_text.hpp"

#include <algorithm>

#include "sator/puzzle/parse_symbol_list.hpp"

namespace sator::cli {

namespace {

bool is_character(const Symbol& symbol) {
    return symbol.kind == Symbol::Kind::Text && symbol.text.size() == 1;
}

/// Whether the symbol, in a list separated by spaces, looks like a blank, a number, a range or several
/// symbols.
bool is_misread(const Symbol& symbol) {
    if (symbol.kind != Symbol::Kind::Text) return false;
    const std::string text = symbol.to_string();
    return text.empty() || text == "blank" || text.find_first_of(" \"'") != std::string::npos ||
           text.find("..") != std::string::npos || text.find_first_not_of("-0123456789") == std::string::npos;
}

}  // namespace

std::string alphabet_text(const Alphabet& alphabet) {
    const std::string text = alphabet.to_string();
    if (std::ranges::all_of(alphabet.symbols(), is_character))
        return text.find(' ') == std::string::npos ? text : "'" + text + "'";
    return std::ranges::any_of(alphabet.symbols(), is_misread) ? to_symbol_list_text(alphabet.symbols())
                                                               : text;
}

}  // namespace sator::cli
