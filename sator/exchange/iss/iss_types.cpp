#include "sator/exchange/iss/iss_types.hpp"

#include <algorithm>
#include <array>

namespace sator::exchange {

std::span<const IssType> iss_types() {
    using enum IssShape;
    static constexpr std::array<IssType, 34> kTypes = {{
        {"Thermo", Line, "strict_order"},
        {"Renban", Line, "renban"},
        {"Entropic", Line, "entropic_line"},
        {"RegionSumLine", Line, "region_sum_line"},
        {"Between", Line, "between"},
        {"Palindrome", Line, "palindrome"},
        {"Zipper", Line, "zipper_line"},
        {"DoubleArrow", Line, "double_arrow"},
        {"AllDifferent", Line, "distinct"},
        {"CountingCircles", Line, "counting_circles"},
        {"Whisper", NumberedLine, "whispers", 5},
        {"Modular", NumberedLine, "modular_line"},
        {"Lockout", NumberedLine, "lockout"},
        {"SumLine", NumberedLine, "sum_line"},
        {"Sum", NumberedLine, "sum"},
        {"Cage", Cage, "cage"},
        {"Arrow", Arrow, "arrow"},
        {"PillArrow", PillArrow, "pill_arrow"},
        {"WhiteDot", Pairs, "white_dot"},
        {"BlackDot", Pairs, "black_dot"},
        {"X", Pairs, "xv X"},
        {"V", Pairs, "xv V"},
        {"GreaterThan", Pairs, "a > b"},
        {"XSum", BothEnds, "x_sum"},
        {"Skyscraper", BothEnds, "visible"},
        {"NumberedRoom", BothEnds, "numbered_rooms"},
        {"Sandwich", OneEnd, "sandwich"},
        {"LittleKiller", Diagonal, "little_killer"},
        {"Quad", Quad, "quadruple"},
        {"AntiKnight", Everywhere, "anti_knight", 0, "all"},
        {"AntiKing", Everywhere, "anti_king", 0, "all"},
        {"AntiConsecutive", Everywhere, "non_consecutive", 0, "rows; columns"},
        {"GlobalEntropy", Everywhere, "global_entropy"},
        {"DutchFlatmates", Everywhere, "dutch_flatmates"},
    }};
    return kTypes;
}

const IssType* find_iss_type(std::string_view type) {
    const auto types = iss_types();
    const auto found = std::ranges::find(types, type, &IssType::type);
    return found == types.end() ? nullptr : &*found;
}

}  // namespace sator::exchange
