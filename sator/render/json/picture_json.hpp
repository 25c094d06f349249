#pragma once

#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/render/board/shape.hpp"
#include "sator/render/json/board_json.hpp"

namespace sator::render {

/// Returns a picture as data, for a program that draws it itself: one object on a line that ends in a newline.
/// `shapes` are in the order in which they are painted. Each has its `look`, the class of `picture_style`, and one
/// of `path`, `circle` and `text`. Lengths have at most two decimals. The line is incomplete if `watch` ends the
/// work. web/boundary/README.md lists its fields. With `pictured`, the line also has the cells, the rules and the
/// places of outside clues (see board_json.hpp).
std::string picture_json(std::string_view name, const Picture& picture, LimitWatch& watch,
                         const PicturedPuzzle* pictured = nullptr);

}  // namespace sator::render
