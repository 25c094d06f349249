#include "sator/exchange/iss/iss_left_out.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "sator/exchange/iss/iss_special.hpp"
#include "sator/exchange/iss/iss_types.hpp"
#include "sator/exchange/table/part_lists.hpp"

namespace sator::exchange {

namespace {

/// A type that is about the grid or the order of the search, or that holds others.
struct OtherType {
    std::string_view type;
    std::optional<std::size_t>
        most_arguments;  ///< nullopt if the further ones are cells or mean nothing for the puzzle
    bool is_written = false;
};
constexpr std::array kOthers = {
    OtherType{"And", 0, true},
    OtherType{"End", std::nullopt, true},
    OtherType{"Given", std::nullopt, true},
    OtherType{"Jigsaw", 2, true},
    OtherType{"NoBoxes", 0, true},
    OtherType{"Or", 0, true},
    OtherType{"Priority", std::nullopt},
    OtherType{"RegionSize", 1},
    OtherType{"Replicate", 2},
    OtherType{"SearchPriority", std::nullopt},
    OtherType{"Shape", 3, true},
    OtherType{"Var", 3},
};

const OtherType* find_other_type(std::string_view type) {
    const auto found = std::ranges::find(kOthers, type, &OtherType::type);
    return found == kOthers.end() ? nullptr : &*found;
}

}  // namespace

bool is_iss_type(std::string_view type) {
    return find_iss_type(type) != nullptr || find_iss_special(type) != nullptr ||
           find_other_type(type) != nullptr;
}

std::vector<FormatPart> iss_parts() {
    std::map<std::string_view, bool> is_written;
    for (const IssType& type : iss_types()) is_written[type.type] = true;
    for (const IssSpecial& special : iss_specials()) is_written[special.type] = special.is_written;
    for (const OtherType& other : kOthers) is_written[other.type] = other.is_written;
    std::vector<FormatPart> parts;
    for (const auto& [type, writes] : is_written) parts.push_back({.name = type, .is_written = writes});
    return parts;
}

std::optional<std::size_t> most_iss_arguments(std::string_view type) {
    if (const OtherType* other = find_other_type(type)) return other->most_arguments;
    if (const IssSpecial* special = find_iss_special(type)) return special->most_arguments;
    const IssType* known = find_iss_type(type);
    if (known == nullptr) return std::nullopt;
    switch (known->shape) {
        case IssShape::Everywhere:
            return 0;
        case IssShape::OneEnd:
        case IssShape::Diagonal:
            return 2;
        case IssShape::BothEnds:
            return 3;
        default:
            return std::nullopt;
    }
}

}  // namespace sator::exchange
