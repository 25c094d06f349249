#include "sator/exchange/boards/kind_board.hpp"

#include "sator/exchange/boards/board_of_facts.hpp"
#include "sator/exchange/boards/board_statements.hpp"

namespace sator::exchange {

BoardKind board_of_definition(const text::KindDefinition& definition, std::span<const std::string_view> flags,
                              std::span<const std::string_view> values) {
    const auto shape = std::make_shared<const KindShape>(definition, flags, values);
    return {[shape](const DrawnBoard& board) { return statements_of_board(*shape, board); },
            [shape](const PuzzleFacts& facts) { return board_of_facts(*shape, facts); }};
}

}  // namespace sator::exchange
