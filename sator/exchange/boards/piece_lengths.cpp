#include "sator/exchange/boards/piece_lengths.hpp"

#include <algorithm>

namespace sator::exchange {

bool put_run_lengths(DrawnBoard& board, std::size_t cell, const std::vector<std::optional<int>>& lengths) {
    constexpr int kMostKnown = 8, kTen = 10;
    std::vector<int> known;
    std::size_t unknown = 0;
    for (const auto& length : lengths) {
        if (length)
            known.push_back(*length);
        else
            ++unknown;
    }
    if (known.empty()) {
        board.cells[cell] = DrawnBoard::kHidden;
        return unknown == 1;
    }
    std::ranges::sort(known);
    const bool is_said = std::ranges::adjacent_find(known) == known.end() && known.front() > 0 &&
                         known.back() < kTen && known.size() + unknown <= kMostKnown;
    int number = 0;
    for (const int length : known) number = kTen * number + length;
    for (std::size_t i = 0; i < unknown && is_said; ++i) number *= kTen;
    board.cells[cell] = number;
    return is_said;
}

bool put_piece_lengths(DrawnBoard& board, std::size_t cell, const std::vector<std::optional<int>>& lengths) {
    constexpr std::size_t kMostUnknown = 4;
    const auto unknown =
        static_cast<std::size_t>(std::ranges::count_if(lengths, [](const auto& length) { return !length; }));
    if (unknown == lengths.size()) {
        board.cells[cell] = kUnknownPieces + static_cast<int>(unknown);
        return unknown <= kMostUnknown;
    }
    return unknown < kMostUnknown && put_run_lengths(board, cell, lengths);
}

std::string piece_lengths_text(int lengths, char unknown) {
    if (lengths > kUnknownPieces)
        return std::string(static_cast<std::size_t>(lengths - kUnknownPieces), unknown);
    std::string text = std::to_string(lengths);
    std::ranges::replace(text, '0', unknown);
    return text;
}

}  // namespace sator::exchange
