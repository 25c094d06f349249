#include "sator/render/rules/decorator_table.hpp"

#include <algorithm>
#include <array>

#include "sator/render/rules/decorators.hpp"

namespace sator::render {

namespace {

constexpr std::array kDecorators = std::to_array<Decorator>({
    {"permutation", decorate_regions},
    {"cage", decorate_cages},
    {"sum", decorate_cages},
    {"product", decorate_cages},
    {"prod", decorate_cages},
    {kExpressionRule, decorate_expression},
    {"distinct", decorate_regions},
    {"subset", decorate_regions},
    {"superset", decorate_regions},
    {"count", decorate_region_clue},
    {"parts", decorate_region_clue},
    {"couple", decorate_region_clue},
    {"straight_pieces", decorate_region_clue},
    {"count", decorate_surroundings},
    {"count", decorate_edge},
    {"count", decorate_regions},
    {"figures", decorate_figures},
    {"course", decorate_course},
    {"arms", decorate_arms},
    {"regex", decorate_edge},
    {"coloured_runs", decorate_edge},
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
    {"share", decorate_share},
    {"palindrome", decorate_path},
    {"between", decorate_path},
    {"arrow", decorate_arrow},
    {"pill_arrow", decorate_arrow},
    {"double_arrow", decorate_arrow},
    {"clone", decorate_clone},
    {"equal", decorate_letters},
    {"dominoes", decorate_dominoes},
    {"around", decorate_around},
    {"region", decorate_compass},
    {"region", decorate_region_pairs},
    {"find", decorate_words},
    {"place", decorate_words},
});

/// A function that draws statements, and the word for what it draws.
struct DrawnForm {
    bool (*draw)(const RuleStatement& statement, Sketch& sketch);
    std::string_view form;
};
constexpr std::array<DrawnForm, 12> kForms = {{{decorate_regions, "region"},
                                               {decorate_cages, "cage"},
                                               {decorate_expression, "expression"},
                                               {decorate_region_clue, "cage"},
                                               {decorate_surroundings, "cage"},
                                               {decorate_edge, "outside"},
                                               {decorate_order, "line"},
                                               {decorate_dots, "dot"},
                                               {decorate_path, "line"},
                                               {decorate_arrow, "arrow"},
                                               {decorate_clone, "clone"},
                                               {decorate_letters, "letters"}}};

std::string_view form_of(RulePicture picture) {
    switch (picture) {
        case RulePicture::Line:
            return "line";
        case RulePicture::Cage:
            return "cage";
        case RulePicture::Dot:
            return "dot";
        case RulePicture::Circle:
            return "circle";
        case RulePicture::Shade:
            return "shade";
        case RulePicture::Edge:
            return "outside";
        case RulePicture::None:
            break;
    }
    return "";
}

}  // namespace

std::string_view clue_picture(const RuleEntry& entry) {
    const auto row = std::ranges::find(kDecorators, entry.name, &Decorator::rule);
    if (row == kDecorators.end()) return form_of(entry.picture);
    const auto form = std::ranges::find(kForms, row->draw, &DrawnForm::draw);
    return form == kForms.end() ? "words" : form->form;
}

std::span<const Decorator> decorator_table() {
    return kDecorators;
}

}  // namespace sator::render
