#include "sator/explain/rate/rated_kind.hpp"

#include <algorithm>

#include "sator/explain/rate/rule_traits.hpp"

namespace sator::explain {

namespace {

using Traits = std::vector<std::string_view>;

const Traits kLines = {"permutation@line"};
const Traits kSudoku = {"permutation@line", "permutation@box"};
const Traits kDots = {"black_dot", "white_dot", "consecutive", "ratio"};
const Traits kSums = {"cage", "=sum(a)=#"};

Traits with(Traits traits, std::string_view more) {
    traits.push_back(more);
    return traits;
}

/// Sudokus with one more rule.
std::vector<RatedKind> sudokus_with_a_rule() {
    std::vector<RatedKind> rows;
    for (const auto& [name, rule] : std::initializer_list<std::pair<std::string_view, std::string_view>>{
             {"anti-king-sudoku", "anti_king@all"},
             {"anti-knight-sudoku", "anti_knight@all"},
             {"arrow-sudoku", "arrow"},
             {"battlefield", "battlefield"},
             {"between-sudoku", "between"},
             {"clone-sudoku", "clone"},
             {"diagonal-sudoku", "permutation@diagonal"},
             {"disjoint-groups", "disjoint_groups"},
             {"double-arrow", "double_arrow"},
             {"dutch-flatmates", "dutch_flatmates"},
             {"entropic-sudoku", "entropic_line"},
             {"global-entropy", "global_entropy"},
             {"little-killer", "little_killer"},
             {"lockout-sudoku", "lockout"},
             {"modular-sudoku", "modular_line"},
             {"nabner", "nabner"},
             {"non-consecutive-sudoku", "non_consecutive"},
             {"numbered-rooms", "numbered_rooms"},
             {"palindrome-sudoku", "palindrome"},
             {"parity-line", "parity_line"},
             {"pill-arrow", "pill_arrow"},
             {"quadruple-sudoku", "quadruple"},
             {"region-sum-sudoku", "region_sum_line"},
             {"renban-sudoku", "renban"},
             {"sandwich-sudoku", "sandwich"},
             {"skyscraper-sums", "skyscraper_sum"},
             {"slow-thermometer", "slow_thermometer"},
             {"ten-lines", "sum_line"},
             {"whispers-sudoku", "whispers"},
             {"x-sums", "x_sum"},
             {"xv-sudoku", "xv"},
             {"zipper-sudoku", "zipper_line"}})
        rows.push_back({name, kSudoku, {rule}});
    return rows;
}

std::vector<RatedKind> number_kinds() {
    return {
        {"sudoku", kSudoku},
        {"windoku", with(kSudoku, "permutation@window")},
        {"even-odd", kSudoku, {"even", "odd"}},
        {"indexer-sudoku", kSudoku, {"row_indexer", "column_indexer"}},
        {"killer-sudoku", kSudoku, kSums, {"distinct"}},
        {"kropki-sudoku", kSudoku, kDots},
        {"min-max", kSudoku, {"minimum", "maximum"}},
        {"thermometer-sudoku", kSudoku, {"thermometer", "strict_order"}},
        {"latin-square", kLines},
        {"jigsaw-sudoku",
         {"permutation@line", "permutation@cells"},
         {},
         {"permutation@box", "permutation@window"}},
        {"binary-puzzle", {"permutation@line", "different_words@line", "count 0 1..2"}},
        {"doppelblock", kLines, {"doppelblock"}},
        {"easy-as-abc", kLines, {"first_seen"}},
        {"full-rank", kLines, {"full_rank"}},
        {"futoshiki", kLines, {"strict_order"}},
        {"kenken",
         kLines,
         {"sum", "product", "=sum(a)=#", "=product(a)=#", "=max(a)-min(a)=#", "=max(a)=#*min(a)",
          "=max(line)-min(line)=#", "=max(line)=#*min(line)", "=#*max(line)-sum(line)=#",
          "=max(line)*max(line)=#*product(line)"},
         {"=a=#"}},
        {"kropki", kLines, kDots},
        {"skyscrapers", kLines, {"visible"}},
        {"cryptarithm",
         {"=number(a)+number(b)=number(c)"},
         {"distinct", "permutation"},
         {"equal", "distinct", "permutation"}},
        {"hidato", {"permutation@all", "order diagonally@all"}},
        {"kakurasu", {"=a+#*b%"}},
        {"kakuro", {}, kSums, {"distinct"}},
        {"magic-square", {"permutation@all", "sum@line", "sum@diagonal"}},
        {"str8ts", {"=distinct(line)andmax(line)-min(line)=#"}, {"distinct@line", "permutation@line"}},
    };
}

std::vector<RatedKind> kinds_of_objects() {
    return {
        {"akari", {"count * ..1", "count * 1.."}, {}, {"count *"}},
        {"battleships", {"ships"}, {}, {"count"}},
        {"dominosa", {"dominoes"}},
        {"magnets", {"together", "count + ..1", "count - ..1"}, {"count +@line", "count -@line"}},
        {"minesweeper", {"around M@all"}},
        {"mosaic", {"count #@window"}, {}, {"count #@box"}},
        {"nonogram", {"runs@line"}},
        {"norinori", {"=ifa=\"#\"thencount(b,\"#\")=#", "count # 2"}},
        {"star-battle", {"anti_king *@all", "count * 1"}},
        {"two-star-battle", {"anti_king *@all", "count * 2"}},
        {"suguru",
         {"anti_king@all"},
         {"permutation@cells", "permutation@box", "permutation@window"},
         {"permutation", "distinct"}},
        {"tents", {"paired", "anti_king A@all"}, {}, {"count A@line"}},
    };
}

std::vector<RatedKind> all_kinds() {
    std::vector<RatedKind> rows = number_kinds();
    for (const auto& more : {sudokus_with_a_rule(), kinds_of_objects()})
        rows.insert(rows.end(), more.begin(), more.end());
    return rows;
}

/// Whether a trait of a puzzle is the stated one.
bool matches(std::string_view trait, std::string_view stated) {
    const std::size_t at = trait.rfind('@'), stated_at = stated.rfind('@');
    if (stated_at != std::string_view::npos && stated.substr(stated_at) != trait.substr(at)) return false;
    std::string_view words = stated.substr(0, stated_at);
    trait = trait.substr(0, at);
    if (words.ends_with('%')) return trait.starts_with(words.substr(0, words.size() - 1));
    return trait.starts_with(words) && (trait.size() == words.size() || trait[words.size()] == ' ');
}

bool is_among(std::string_view trait, const Traits& stated) {
    return std::ranges::any_of(stated, [&](std::string_view one) { return matches(trait, one); });
}

bool fits(const RatedKind& kind, const std::vector<std::string>& traits) {
    const auto has = [&](std::string_view stated) {
        return std::ranges::any_of(traits, [&](const std::string& trait) { return matches(trait, stated); });
    };
    if (!std::ranges::all_of(kind.all, has)) return false;
    if (!kind.any.empty() && std::ranges::none_of(kind.any, has)) return false;
    return std::ranges::all_of(traits, [&](const std::string& trait) {
        return is_among(trait, kind.all) || is_among(trait, kind.any) || is_among(trait, kind.may);
    });
}

}  // namespace

std::span<const RatedKind> rated_kinds() {
    static const std::vector<RatedKind> kRows = all_kinds();
    return kRows;
}

std::string_view kind_by_rules(const Puzzle& puzzle) {
    const std::vector<std::string> traits = rule_traits(puzzle);
    const auto found =
        std::ranges::find_if(rated_kinds(), [&](const RatedKind& kind) { return fits(kind, traits); });
    return found == rated_kinds().end() ? std::string_view() : found->name;
}

}  // namespace sator::explain
