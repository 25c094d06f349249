#include "sator/exchange/pzprv3/pzpr_bank.hpp"

#include "sator/exchange/puzz_link/bank_parts.hpp"

namespace sator::exchange {

namespace {

void read_pieces(PzprLines& lines, PzprBoard& board) {
    const auto head = lines.take_line();
    if (head.size() != 1) return lines.fail(lines.span(), "the bank of pieces is missing");
    if (const auto usual = usual_bank(head[0].text)) {
        board.board.shapes = *usual;
        return;
    }
    const int count = pzpr_number(head[0].text);
    if (count < 0)
        return lines.fail(head[0].span, "'" + std::string(head[0].text) + "' is no bank of pieces");
    for (int i = 0; i < count && !lines.is_at_end(); ++i) {
        const auto words = lines.take_line();
        const auto piece = words.size() == 1 ? piece_of_code(words[0].text) : std::nullopt;
        if (!piece) return lines.fail(lines.span(), "this is no piece");
        board.board.shapes.push_back(*piece);
    }
}

}  // namespace

void read_pzpr_bank(PzprLines& lines, PzprBoard& board) {
    read_pieces(lines, board);
    // A person may have chosen that signs can be shaded.
    const auto next = lines.next_word();
    if (next && lines.next_is_one_word() && next->text == "t")
        lines.fail(next->span, "pieces on signs cannot be said");
}

void read_pzpr_holes_and_answer(PzprLines& lines, PzprBoard& board) {
    DrawnBoard& drawn = board.board;
    const auto tokens = lines.take_block(drawn.rows, drawn.cell_count());
    for (std::size_t cell = 0; cell < tokens.size(); ++cell) {
        if (tokens[cell].text == "x")
            drawn.cells[cell] = 1;
        else
            board.marks[cell] = std::string(tokens[cell].text);
    }
    drawn.regions = regions_around_holes(drawn, board.walls);
    if (has_wall_in_region(drawn, board.walls))
        lines.fail(lines.span(), "a border that ends inside a region cannot be said");
}

void read_pzpr_bank_notes(PzprLines& lines, PzprBoard& /*board*/) {
    lines.take_line();
}

}  // namespace sator::exchange
