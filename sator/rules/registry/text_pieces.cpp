#include "sator/rules/registry/text_pieces.hpp"

#include <algorithm>

namespace sator::rules {

std::vector<std::string_view> pieces_of(std::string_view text, char sign) {
    std::vector<std::string_view> pieces;
    bool is_quoted = false;
    for (std::size_t begin = 0, i = 0; i <= text.size(); ++i) {
        if (i < text.size() && text[i] == '"') is_quoted = !is_quoted;
        if (i < text.size() && (text[i] != sign || is_quoted)) continue;
        std::string_view piece = text.substr(begin, i - begin);
        piece.remove_prefix(std::min(piece.find_first_not_of(" \n"), piece.size()));
        piece.remove_suffix(piece.size() - (piece.find_last_not_of(" \n") + 1));
        pieces.push_back(piece);
        begin = i + 1;
    }
    return pieces;
}

std::vector<std::string_view> words_of_piece(std::string_view text) {
    std::vector<std::string_view> words = pieces_of(text, ' ');
    std::erase_if(words, [](std::string_view word) { return word.empty(); });
    return words;
}

}  // namespace sator::rules
