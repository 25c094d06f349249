#include "sator/render/text_picture/wall_character.hpp"

#include <string_view>

namespace sator::render {

namespace {

/// All crossings. The walls up, right, down and left are the digits of the index in base 3.
constexpr std::u32string_view kCrossings =
    U" ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳"
    U"╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈"
    U"╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋";
static_assert(kCrossings.size() == 81);

}  // namespace

char32_t wall_character(const Crossing& crossing) {
    std::size_t index = 0;
    for (const Wall wall : {crossing.up, crossing.right, crossing.down, crossing.left})
        index = 3 * index + static_cast<std::size_t>(wall);
    return kCrossings[index];
}

}  // namespace sator::render
