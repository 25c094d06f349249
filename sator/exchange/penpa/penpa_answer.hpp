#pragma once

#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/penpa/penpa_drawing.hpp"
#include "sator/exchange/penpa/penpa_genre.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::exchange {

/// Makes the answer of a link the solution of its puzzle. `text` is what `a=` unpacks to: a list of six lists, of which the first
/// has the shaded points, the fifth "POINT,NUMBER" and the sixth "POINT,SYMBOL". Returns why this is not possible, or an empty
/// text.
std::string_view add_penpa_answer(std::string_view text, const PenpaGenre& genre, const PenpaDrawing& drawing,
                                  Puzzle& puzzle);

}  // namespace sator::exchange
