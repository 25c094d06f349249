#include "sator/exchange/penpa/penpa_genre.hpp"

#include <array>

#include "sator/exchange/boards/board_kinds.hpp"

namespace sator::exchange {

std::span<const PenpaGenre> penpa_genres() {
    static const std::array<PenpaGenre, 8> all = {{
        {"classic", &kSudokuBoard},
        {.tag = "irregular", .board = &kSoloBoard, .has_regions = true},
        {.tag = "skyscrapers", .board = &kSkyscrapersBoard, .has_sides = true},
        {.tag = "minesweeper", .board = &kMinesweeperBoard, .answer = PenpaAnswer::None},
        {.tag = "akari", .board = &kAkariBoard, .answer = PenpaAnswer::Lamps, .has_black_cells = true},
        {.tag = "norinori", .board = &kNorinoriBoard, .answer = PenpaAnswer::Shades, .has_regions = true},
        {.tag = "ripple effect", .board = &kRippleBoard, .has_regions = true},
        {.tag = "cojun", .board = &kCojunBoard, .has_regions = true},
    }};
    return all;
}

}  // namespace sator::exchange
