#include "sator/text/word_kinds/regex_crossword_kind.hpp"

#include "sator/text/kind_parts/usual_sudoku.hpp"

namespace sator::text {

KindResult expand_regex_crossword(const KindRequest& request) {
    return KindExpansion{.statements = "",
                         .drawing_word = "initial",
                         .list_head = "regexes " + joined_arguments(request.arguments) + "\n"};
}

}  // namespace sator::text
