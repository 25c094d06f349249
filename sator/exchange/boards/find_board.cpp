#include <algorithm>
#include <array>
#include <utility>

#include "sator/base/assert.hpp"
#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/boards/kind_board.hpp"
#include "sator/text/kinds/kind_table.hpp"

namespace sator::exchange {

BoardKind find_board(std::string_view kind, std::span<const std::string_view> flags,
                     std::span<const std::string_view> values) {
    using Row = std::pair<std::string_view, const BoardKind*>;
    static constexpr std::array<Row, 13> kOwn = {{
        {"curve_data", &kCurveDataBoard},
        {"dominosa", &kDominosaBoard},
        {"doppelblock", &kDoppelblockBoard},
        {"icebarn", &kIcebarnBoard},
        {"icelom", &kIcelomBoard},
        {"icelom2", &kIcelom2Board},
        {"kakuro", &kKakuroBoard},
        {"kurarin", &kKurarinBoard},
        {"loop_special", &kLoopSpecialBoard},
        {"magnets", &kMagnetsBoard},
        {"railpool", &kRailpoolBoard},
        {"solo", &kSoloBoard},
        {"tents", &kTentsBoard},
    }};
    const auto own = std::ranges::find(kOwn, kind, &Row::first);
    if (own != kOwn.end()) return *own->second;
    const text::Kind* row = text::find_kind(kind);
    SATOR_ASSERT(row != nullptr && row->definition != nullptr);  // a test asks for all boards that links name
    return board_of_definition(*row->definition, flags, values);
}

}  // namespace sator::exchange
