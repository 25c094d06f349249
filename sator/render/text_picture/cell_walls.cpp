#include "sator/render/text_picture/cell_walls.hpp"

#include <algorithm>
#include <utility>

#include "sator/render/kinds/kind_marks.hpp"

namespace sator::render {

CellWalls::CellWalls(const Sketch& sketch)
    : sketch_(sketch),
      cages_of_(sketch.board.centres.size()),
      region_wall_(sketch.cages.empty() ? Wall::Light : Wall::Heavy),
      usual_wall_(has_corner_signs(sketch.puzzle) ? Wall::Light : Wall::None) {
    for (std::size_t cage = 0; cage < sketch.cages.size(); ++cage) {
        for (const CellId cell : sketch.cages[cage].cells) cages_of_[cell.index()].push_back(cage);
    }
    for (const auto& [a, b] : sketch.board.bars) bars_.emplace_back(std::min(a, b), std::max(a, b));
    std::ranges::sort(bars_);
}

Wall CellWalls::between(LatticePlace a, LatticePlace b) const {
    const Board& board = sketch_.board;
    const auto first = board.find(a), second = board.find(b);
    const bool is_first_inside = first || board.is_block(a), is_second_inside = second || board.is_block(b);
    if (is_first_inside != is_second_inside) return region_wall_;
    if (!first || !second) return first || second ? Wall::Light : Wall::None;
    const auto& regions = sketch_.region_of;
    const bool is_border = !regions.empty() && regions[first->index()] != regions[second->index()];
    if (is_border || std::ranges::binary_search(bars_, std::pair(std::min(a, b), std::max(a, b))))
        return region_wall_;
    return cages_of_[first->index()] != cages_of_[second->index()] ? Wall::Light : usual_wall_;
}

}  // namespace sator::render
