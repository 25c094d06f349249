#include "sator/rules/further_names.hpp"

#include <algorithm>
#include <array>

namespace sator::rules {

namespace {

struct RuleNames {
    std::string_view rule, names;  ///< with a blank between two names
};

constexpr std::array kRuleNames = {
    RuleNames{"anti_king", "antiking anti_kings anti_king_move kings_move king_move no_touch königszug"},
    RuleNames{"anti_knight",
              "antiknight anti_knights anti_knight_move knights_move knight_move chess_knight antispringer "
              "springerzug"},
    RuleNames{"arrow", "arrows pfeil pfeile arrow_sum"},
    RuleNames{"battlefield", "schlachtfeld"},
    RuleNames{"between", "between_lines zwischenlinie zwischenlinien"},
    RuleNames{"black_dot",
              "black_kropki_dot black_kropki black_kropki_dots ratio_dot ratio_dots schwarzer_punkt "
              "schwarze_punkte"},
    RuleNames{"box_indexer", "box_index"},
    RuleNames{"cage", "cages killer_cage killer_cages sum_cage sum_cages käfig käfige"},
    RuleNames{"clone", "clones klon klone cloned_regions"},
    RuleNames{"column_indexer", "column_index col_indexer spaltenindex"},
    RuleNames{"connected", "connectivity zusammenhängend"},
    RuleNames{"counting_circles", "counting_circle zählkreise"},
    RuleNames{"difference", "differences difference_dot difference_dots differenz differenzen"},
    RuleNames{"disjoint_groups", "disjoint_sets disjointgroups disjointsets disjoint_boxes"},
    RuleNames{"distinct", "all_different alldifferent"},
    RuleNames{"double_arrow", "double_arrows doublearrow doppelpfeil"},
    RuleNames{"dutch_flatmates", "dutchflatmates dutch_flatmate"},
    RuleNames{"dutch_whispers", "dutch_whisper dutchwhispers dutch_whispers_line"},
    RuleNames{"entropic_line", "entropic_lines entropic entropy_line entropy_lines"},
    RuleNames{"even", "even_cells gerade"},
    RuleNames{"extra_region", "extraregion extraregions zusatzgebiet zusatzgebiete"},
    RuleNames{"full_rank", "fullrank"},
    RuleNames{"global_entropy", "globalentropy entropy"},
    RuleNames{"little_killer", "littlekiller little_killer_sum little_killer_sums littlekillersum"},
    RuleNames{"lockout", "lockout_lines"},
    RuleNames{"maximum", "maximums max_cell local_maximum"},
    RuleNames{"minimum", "minimums min_cell local_minimum"},
    RuleNames{"modular_line", "modular_lines modular modularline"},
    RuleNames{"nabner", "nabner_lines"},
    RuleNames{"non_consecutive", "nonconsecutive anti_consecutive anticonsecutive"},
    RuleNames{"numbered_rooms", "numberedrooms numbered_room_clue nummerierte_räume"},
    RuleNames{"odd", "odd_cells ungerade"},
    RuleNames{"palindrome", "palindromes palindrome_line palindrome_lines palindrom palindromlinie"},
    RuleNames{"parity_line", "parity_lines parity alternating_parity"},
    RuleNames{"pill_arrow", "pill_arrows pillarrow"},
    RuleNames{"quadruple", "quad quads quadrupel"},
    RuleNames{"ratio", "ratios verhältnis"},
    RuleNames{"region_sum_line",
              "region_sum_lines regionsumline region_sums regionssumme regionssummenlinie"},
    RuleNames{"renban", "renban_lines renbanlinie renbans"},
    RuleNames{"row_indexer", "row_index zeilenindex"},
    RuleNames{"sandwich", "sandwich_sum sandwich_sums sandwichsum sandwiches sandwichsumme"},
    RuleNames{"slow_thermometer", "slow_thermo slow_thermos slow_thermometers slowthermometer"},
    RuleNames{"strict_order", "thermo thermos thermometers thermometer_line"},
    RuleNames{"sum_line", "sum_lines ten_lines zehnerlinie"},
    RuleNames{"visible", "skyscraper_clue skyscraper_clues sichtbar"},
    RuleNames{"whispers",
              "german_whisper german_whispers_line german_whisper_line germanwhispers whisper whisper_line "
              "whispers_line whisper_lines german_line german_lines flüsterlinie flüsterlinien"},
    RuleNames{"white_dot",
              "white_kropki_dot white_kropki white_kropki_dots consecutive_dot consecutive_dots weißer_punkt "
              "weiße_punkte"},
    RuleNames{"x_sum", "xsum xsums x_summe"},
    RuleNames{"xv", "xvs xv_pair xv_pairs"},
    RuleNames{"zipper_line", "zipper_lines zippers reißverschlusslinie"},
};

/// A word that people look for, and that is the name of no rule: it is too general, or has several meanings.
struct SearchedWord {
    std::string_view word, rules;  ///< with a blank between two rules
};

constexpr std::array kSearchedWords = {
    SearchedWord{"inequality", "strict_order"},
    SearchedWord{"greater_than", "strict_order"},
    SearchedWord{"less_than", "strict_order"},
    SearchedWord{"same_value", "equal"},
    SearchedWord{"picture_clue", "runs"},
    SearchedWord{"row_numbers", "runs"},
    SearchedWord{"summe", "sum cage"},
    SearchedWord{"punkt", "white_dot black_dot"},
    SearchedWord{"flüstern", "whispers dutch_whispers"},
    SearchedWord{"größer", "strict_order"},
    SearchedWord{"kleiner", "strict_order"},
    SearchedWord{"viereck", "quadruple"},
    SearchedWord{"hochhaus", "visible"},
    SearchedWord{"gleich", "equal"},
    SearchedWord{"produkt", "product prod"},
    SearchedWord{"verschieden", "distinct"},
    SearchedWord{"wort", "word words find place"},
    SearchedWord{"schiffe", "ships"},
    SearchedWord{"reguläre_ausdrücke", "regex"},
    SearchedWord{"blöcke", "runs"},
    SearchedWord{"kleinstes", "minimum"},
    SearchedWord{"größtes", "maximum"},
    SearchedWord{"gebiet", "distinct"},
};

std::vector<std::string_view> divided(std::string_view names) {
    std::vector<std::string_view> list;
    while (!names.empty()) {
        list.push_back(names.substr(0, names.find(' ')));
        names.remove_prefix(std::min(list.back().size() + 1, names.size()));
    }
    return list;
}

}  // namespace

std::vector<std::string> further_names(std::string_view rule) {
    const auto row = std::ranges::find(kRuleNames, rule, &RuleNames::rule);
    if (row == kRuleNames.end()) return {};
    const auto names = divided(row->names);
    return {names.begin(), names.end()};
}

std::vector<std::string_view> rules_meant_by(std::string_view word) {
    const auto row = std::ranges::find(kSearchedWords, word, &SearchedWord::word);
    return row == kSearchedWords.end() ? std::vector<std::string_view>() : divided(row->rules);
}

std::vector<std::string> searched_words(std::string_view rule) {
    std::vector<std::string> words;
    for (const SearchedWord& row : kSearchedWords) {
        const auto rules = divided(row.rules);
        if (std::ranges::find(rules, rule) != rules.end()) words.emplace_back(row.word);
    }
    return words;
}

}  // namespace sator::rules
