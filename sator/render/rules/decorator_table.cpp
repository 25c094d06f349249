#include "sator/render/rules/decorator_table.hpp"

#include <array>

#include "sator/render/rules/decorators.hpp"

namespace sator::render {

namespace {

constexpr std::array<Decorator, 36> kDecorators = {{
    {"permutation", decorate_regions},
    {"cage", decorate_cages},
    {"sum", decorate_cages},
    {"product", decorate_cages},
    {"prod", decorate_cages},
    {kExpressionRule, decorate_expression},
    {"distinct", decorate_regions},
    {"subset", decorate_regions},
    {"superset", decorate_regions},
    {"count", decorate_surroundings},
    {"count", decorate_edge},
    {"count", decorate_regions},
    {"regex", decorate_edge},
    {"runs", decorate_edge},
    {"visible", decorate_edge},
    {"sandwich", decorate_edge},
    {"first_seen", decorate_edge},
    {"strict_order", decorate_order},
    {"slow_thermometer", decorate_order},
    {"in_order", decorate_order},
    {"in_reverse_order", decorate_order},
    {"consecutive", decorate_dots},
    {"difference", decorate_dots},
    {"ratio", decorate_dots},
    {"white_dot", decorate_dots},
    {"black_dot", decorate_dots},
    {"palindrome", decorate_path},
    {"between", decorate_path},
    {"arrow", decorate_arrow},
    {"pill_arrow", decorate_arrow},
    {"double_arrow", decorate_arrow},
    {"clone", decorate_clone},
    {"equal", decorate_letters},
    {"around", decorate_around},
    {"find", decorate_words},
    {"place", decorate_words},
}};

}  // namespace

std::span<const Decorator> decorator_table() {
    return kDecorators;
}

}  // namespace sator::render
