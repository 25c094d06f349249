// The table of all built-in rules, one row for each rule name.
#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/around.hpp"
#include "sator/rules/arrow.hpp"
#include "sator/rules/battlefield.hpp"
#include "sator/rules/between.hpp"
#include "sator/rules/cage.hpp"
#include "sator/rules/class_lines.hpp"
#include "sator/rules/clone.hpp"
#include "sator/rules/count.hpp"
#include "sator/rules/counting_circles.hpp"
#include "sator/rules/different_words.hpp"
#include "sator/rules/disjoint_groups.hpp"
#include "sator/rules/distinct.hpp"
#include "sator/rules/dominoes.hpp"
#include "sator/rules/doppelblock.hpp"
#include "sator/rules/dots.hpp"
#include "sator/rules/dutch_flatmates.hpp"
#include "sator/rules/equal.hpp"
#include "sator/rules/expression.hpp"
#include "sator/rules/extra_region.hpp"
#include "sator/rules/extreme.hpp"
#include "sator/rules/find.hpp"
#include "sator/rules/first_seen.hpp"
#include "sator/rules/full_rank.hpp"
#include "sator/rules/global_entropy.hpp"
#include "sator/rules/indexers.hpp"
#include "sator/rules/liars.hpp"
#include "sator/rules/little_killer.hpp"
#include "sator/rules/lockout.hpp"
#include "sator/rules/moves.hpp"
#include "sator/rules/multiset.hpp"
#include "sator/rules/nabner.hpp"
#include "sator/rules/negated.hpp"
#include "sator/rules/negative.hpp"
#include "sator/rules/neighbours.hpp"
#include "sator/rules/numbered_rooms.hpp"
#include "sator/rules/order.hpp"
#include "sator/rules/parity.hpp"
#include "sator/rules/place.hpp"
#include "sator/rules/product.hpp"
#include "sator/rules/quadruple.hpp"
#include "sator/rules/regex.hpp"
#include "sator/rules/region_sum_line.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/renban.hpp"
#include "sator/rules/runs.hpp"
#include "sator/rules/sandwich.hpp"
#include "sator/rules/self_describing.hpp"
#include "sator/rules/skyscraper_sum.hpp"
#include "sator/rules/sum.hpp"
#include "sator/rules/sum_line.hpp"
#include "sator/rules/theme.hpp"
#include "sator/rules/visible.hpp"
#include "sator/rules/whispers.hpp"
#include "sator/rules/word.hpp"
#include "sator/rules/words.hpp"
#include "sator/rules/x_sum.hpp"
#include "sator/rules/zipper_line.hpp"

namespace sator {

using namespace rules;

const Registry& Registry::standard() {
    static const Registry registry = [] {
        Registry all;
        all.add(anti_king_rule());
        all.add(anti_knight_rule());
        all.add(around_rule());
        all.add(arrow_rule());
        all.add(battlefield_rule());
        all.add(between_rule());
        all.add(black_dot_rule());
        all.add(box_indexer_rule());
        all.add(cage_rule());
        all.add(clone_rule());
        all.add(column_indexer_rule());
        all.add(consecutive_rule());
        all.add(count_rule());
        all.add(counting_circles_rule());
        all.add(difference_rule());
        all.add(different_words_rule());
        all.add(disjoint_groups_rule());
        all.add(distinct_rule());
        all.add(dominoes_rule());
        all.add(doppelblock_rule());
        all.add(double_arrow_rule());
        all.add(dutch_flatmates_rule());
        all.add(dutch_whispers_rule());
        all.add(entropic_line_rule());
        all.add(equal_rule());
        all.add(even_rule());
        all.add(expression_rule());
        all.add(extra_region_rule());
        all.add(find_rule());
        all.add(first_seen_rule());
        all.add(full_rank_rule());
        all.add(global_entropy_rule());
        all.add(in_order_rule());
        all.add(in_reverse_order_rule());
        all.add(last_seen_rule());
        all.add(liars_rule());
        all.add(little_killer_rule());
        all.add(lockout_rule());
        all.add(maximum_rule());
        all.add(minimum_rule());
        all.add(modular_line_rule());
        all.add(nabner_rule());
        all.add(negative_rule());
        all.add(non_consecutive_rule());
        all.add(not_rule());
        all.add(numbered_rooms_rule());
        all.add(odd_rule());
        all.add(palindrome_rule());
        all.add(parity_line_rule());
        all.add(permutation_rule());
        all.add(pill_arrow_rule());
        all.add(place_rule());
        all.add(prod_rule());
        all.add(product_rule());
        all.add(quadruple_rule());
        all.add(ratio_rule());
        all.add(regex_rule());
        all.add(region_sum_line_rule());
        all.add(renban_rule());
        all.add(row_indexer_rule());
        all.add(runs_rule());
        all.add(sandwich_rule());
        all.add(self_describing_rule());
        all.add(skyscraper_sum_rule());
        all.add(slow_thermometer_rule());
        all.add(strict_order_rule());
        all.add(subset_rule());
        all.add(sum_line_rule());
        all.add(sum_rule());
        all.add(superset_rule());
        all.add(theme_rule());
        all.add(visible_rule());
        all.add(whispers_rule());
        all.add(white_dot_rule());
        all.add(word_rule());
        all.add(words_rule());
        all.add(x_sum_rule());
        all.add(xv_rule());
        all.add(zipper_line_rule());
        return all;
    }();
    return registry;
}

}  // namespace sator
