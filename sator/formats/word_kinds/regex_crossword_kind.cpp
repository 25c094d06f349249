#include "sator/formats/word_kinds/regex_crossword_kind.hpp"

#include "sator/formats/kind_parts/usual_sudoku.hpp"

namespace sator::formats {

KindResult expand_regex_crossword(const KindRequest& request) {
    return KindExpansion{.statements = "",
                         .drawing_word = "initial",
                         .list_head = "regexes " + joined_arguments(request.arguments) + "\n"};
}

}  // namespace sator::formats
