#include "sator/rules/standard_rules.hpp"

#include <algorithm>
#include <iterator>

#include "sator/base/assert.hpp"
#include "sator/rules/further_names.hpp"

namespace sator {

using namespace rules;

namespace {

/// The table of all built-in rules, a row for each, by name.
constexpr RuleEntry (*kRules[])() = {
    acyclic_rule,
    alternates_rule,
    anti_king_rule,
    anti_knight_rule,
    any_of_rule,
    arms_rule,
    around_rule,
    arrow_rule,
    automaton_rule,
    bank_rule,
    battlefield_rule,
    between_rule,
    bridges_rule,
    black_dot_rule,
    box_indexer_rule,
    cage_rule,
    centred_rule,
    clone_rule,
    coloured_runs_rule,
    column_indexer_rule,
    connected_rule,
    consecutive_rule,
    count_rule,
    counting_circles_rule,
    couple_rule,
    course_rule,
    crossing_loop_rule,
    difference_rule,
    different_pairs_rule,
    different_words_rule,
    disjoint_groups_rule,
    distinct_rule,
    division_rule,
    dominoes_rule,
    doppelblock_rule,
    double_arrow_rule,
    dutch_flatmates_rule,
    enclosed_rule,
    ends_apart_rule,
    dutch_whispers_rule,
    entropic_line_rule,
    equal_rule,
    even_rule,
    expression_rule,
    extra_region_rule,
    figures_rule,
    find_rule,
    first_seen_rule,
    flow_rule,
    forest_rule,
    full_rank_rule,
    global_entropy_rule,
    groups_rule,
    groups_beside_rule,
    in_order_rule,
    in_reverse_order_rule,
    joined_rule,
    labelled_rule,
    last_seen_rule,
    liars_rule,
    little_killer_rule,
    lockout_rule,
    longest_rule,
    loop_rule,
    maximum_rule,
    meeting_rule,
    merged_rule,
    minimum_rule,
    modular_line_rule,
    nabner_rule,
    nearest_rule,
    negative_rule,
    non_consecutive_rule,
    not_rule,
    numbered_groups_rule,
    numbered_rooms_rule,
    odd_rule,
    order_rule,
    paired_rule,
    pairs_rule,
    palindrome_rule,
    parity_line_rule,
    parts_rule,
    passes_rule,
    paths_rule,
    permutation_rule,
    pill_arrow_rule,
    pieces_rule,
    pieces_around_rule,
    place_rule,
    prod_rule,
    product_rule,
    quadruple_rule,
    ratio_rule,
    regex_rule,
    reaches_rule,
    region_rule,
    region_sum_line_rule,
    renban_rule,
    ringed_rule,
    row_indexer_rule,
    runs_rule,
    runs_around_rule,
    same_values_rule,
    sandwich_rule,
    see_rule,
    segments_rule,
    self_describing_rule,
    share_rule,
    ships_rule,
    skyscraper_sum_rule,
    slow_thermometer_rule,
    snake_rule,
    straights_rule,
    stretch_rule,
    strict_order_rule,
    subset_rule,
    successive_rule,
    sum_line_rule,
    sum_rule,
    superset_rule,
    theme_rule,
    together_rule,
    touches_rule,
    tours_rule,
    trail_rule,
    visible_rule,
    visits_rule,
    way_rule,
    whispers_rule,
    white_dot_rule,
    white_rectangles_rule,
    word_rule,
    words_rule,
    x_sum_rule,
    xv_rule,
    zipper_line_rule,
};

}  // namespace

const Registry& Registry::standard() {
    static const Registry registry = [] {
        Registry all;
        for (const auto row : kRules) {
            RuleEntry entry = row();
            std::ranges::move(further_names(entry.name), std::back_inserter(entry.aliases));
            const auto added = all.add(std::move(entry));
            SATOR_ASSERT(added.has_value());
        }
        return all;
    }();
    return registry;
}

}  // namespace sator
