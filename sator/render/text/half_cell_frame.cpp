#include "sator/render/text/half_cell_frame.hpp"

#include <array>
#include <utility>

namespace sator::render {

namespace {

using text::HalfCellText;

/// The columns between two cells, of which the middle one is for walls.
constexpr std::size_t kGapWidth = 3;
/// The characters of a wall that no line, one line or two lines cross: upright walls, then level ones.
constexpr std::array<std::pair<char32_t, char32_t>, 3> kCrossedUpright = {
    {{U' ', U'│'}, {U'━', U'┿'}, {U'═', U'╪'}}};
constexpr std::array<std::pair<char32_t, char32_t>, 3> kCrossedLevel = {
    {{U' ', U'─'}, {U'┃', U'╂'}, {U'║', U'╫'}}};

class RegionFrame {
  public:
    RegionFrame(const HalfCellText& drawing, const RegionWalls& walls)
        : drawing_(drawing),
          walls_(walls),
          cell_width_((drawing.lines.front().size() + 1) / walls.columns() - 1),
          pitch_(cell_width_ + kGapWidth) {
        framed_.lines.assign(2 * walls.rows() + 1, std::u32string(pitch_ * walls.columns() + 1, U' '));
        framed_.owners.assign(framed_.lines.size(),
                              std::vector<std::optional<CellId>>(framed_.lines.front().size()));
    }

    HalfCellText framed() {
        for (std::size_t y = 0; y < drawing_.lines.size(); ++y) {
            for (std::size_t x = 0; x < drawing_.lines[y].size(); ++x) copy(y, x);
        }
        for (std::size_t row = 0; row <= walls_.rows(); ++row) {
            for (std::size_t column = 0; column <= walls_.columns(); ++column) draw_walls(row, column);
        }
        return std::move(framed_);
    }

  private:
    /// Copies a character of a cell to its place, and one of a gap to the middle of its gap, a line to all of it.
    void copy(std::size_t y, std::size_t x) {
        const std::size_t own_pitch = cell_width_ + 1, column = x / own_pitch, in_cell = x % own_pitch;
        const std::size_t first = column * pitch_ + 2 + in_cell;
        const char32_t character = drawing_.lines[y][x];
        const bool is_gap = in_cell == cell_width_, is_line = character == U'━' || character == U'═';
        for (std::size_t i = is_gap && !is_line ? 1 : 0; i < (is_line && is_gap ? kGapWidth
                                                              : is_gap          ? 2U
                                                                                : 1U);
             ++i) {
            framed_.lines[y + 1][first + i] = character;
            framed_.owners[y + 1][first + i] = drawing_.owners[y][x];
        }
    }

    void draw_walls(std::size_t row, std::size_t column) {
        const std::size_t y = 2 * row, x = column * pitch_;
        if (const char32_t junction = walls_.junction(row, column); junction != U' ')
            framed_.lines[y][x] = junction;
        if (row < walls_.rows() && walls_.is_left_of(row, column))
            cross(kCrossedUpright, framed_.lines[y + 1][x]);
        if (column == walls_.columns() || !walls_.is_above(row, column)) return;
        for (std::size_t i = x + 1; i < x + pitch_; ++i) cross(kCrossedLevel, framed_.lines[y][i]);
    }

    static void cross(std::span<const std::pair<char32_t, char32_t>> crossed, char32_t& character) {
        for (const auto& [line, wall] : crossed) {
            if (character != line) continue;
            character = wall;
            return;
        }
    }

    const HalfCellText& drawing_;
    const RegionWalls& walls_;
    std::size_t cell_width_, pitch_;
    HalfCellText framed_;
};

}  // namespace

HalfCellText with_region_frame(const HalfCellText& drawing, const RegionWalls& walls) {
    return RegionFrame(drawing, walls).framed();
}

void add_region_dots(HalfCellText& drawing, const RegionWalls& walls) {
    const std::size_t pitch = (drawing.lines.front().size() - 1) / walls.columns();
    const auto put = [&](std::size_t y, std::size_t x, char32_t character) {
        if (drawing.lines[y][x] == U' ') drawing.lines[y][x] = character;
    };
    for (std::size_t row = 0; row < walls.rows(); ++row) {
        for (std::size_t column = 0; column < walls.columns(); ++column) {
            if (column > 0 && walls.is_left_of(row, column)) put(2 * row + 1, column * pitch, U'┊');
            if (row == 0 || !walls.is_above(row, column)) continue;
            for (std::size_t x = column * pitch + 1; x < (column + 1) * pitch; ++x) put(2 * row, x, U'┈');
        }
    }
}

}  // namespace sator::render
