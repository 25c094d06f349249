#include "sator/create/regex/clue_pool.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"
#include "sator/create/regex/clue_costs.hpp"
#include "sator/create/regex/clue_makers.hpp"
#include "sator/create/regex/clue_openness.hpp"
#include "sator/create/regex/segment_atoms.hpp"

namespace sator::create {

namespace {

/// The most characters of a clue for each cell of its line, and besides. Last resorts, clues of long lines
/// and those without classes may be longer.
constexpr std::size_t kTextPerCell = 2, kTextBesides = 11, kLongTextPerCell = 3, kLongTextBesides = 12;
/// The characters that a sentence in a class may have more.
constexpr std::size_t kTextOfSentence = 6;
/// Clues are made until this many failed for each one wanted.
constexpr std::size_t kFailuresPerClue = 40;

/// The tight clues that are tried at a time.
constexpr std::size_t kTightClues = 12;
/// A choice of lines is one of texts that are at most one letter shorter, unless the line is this short.
constexpr std::size_t kShortLine = 3;

using ClueMaker = Weighted<std::optional<ClueTree> (*)(const LineView&)>;
constexpr ClueMaker kClueMakers[] = {
    {24, composed_clue}, {5, echoing_clue},  {3, containing_clue}, {2, counting_clue}, {3, exception_clue},
    {2, run_clue},       {2, periodic_clue}, {2, choice_clue},     {2, looking_clue},  {4, spoken_clue}};

/// The same for lines that are longer than kLongestShortLine, for which a choice of lines or a run is too long.
constexpr ClueMaker kLongClueMakers[] = {{24, composed_clue},  {8, woven_clue},    {10, echoing_clue},
                                         {4, containing_clue}, {2, counting_clue}, {3, exception_clue},
                                         {2, periodic_clue},   {2, looking_clue},  {4, spoken_clue}};
constexpr std::size_t kLongestShortLine = 8;

bool is_dots(const ClueItem& item) {
    return item.construct == Construct::Dot;
}

bool is_class_of_one(const ClueItem& item) {
    if (item.construct == Construct::Class && item.text.size() == 1) return true;
    return std::ranges::any_of(item.branches, [](const ClueSequence& branch) {
        return std::ranges::any_of(branch, is_class_of_one);
    });
}

/// Clues of dots alone, dots beside a loop of dots, and classes of one letter are not worth reading.
bool is_clumsy(const ClueTree& tree) {
    const ClueSequence& sequence = tree.branches[0];
    const auto is_loop_of_dots = [](const ClueItem& item) {
        return is_dots(item) && item.times.max == Times::kEver;
    };
    for (std::size_t i = 0; i + 1 < sequence.size(); ++i) {
        const ClueItem &a = sequence[i], &b = sequence[i + 1];
        if ((is_loop_of_dots(a) && is_dots(b)) || (is_dots(a) && is_loop_of_dots(b))) return true;
    }
    return std::ranges::all_of(sequence, is_dots) || std::ranges::any_of(sequence, is_class_of_one);
}

bool has_long_text(const std::vector<ClueSequence>& branches, std::size_t length) {
    const auto is_letters = [](const ClueSequence& branch) {
        return std::ranges::all_of(branch,
                                   [](const ClueItem& item) { return item.construct == Construct::Letter; });
    };
    return branches.size() > 1 && std::ranges::any_of(branches, [&](const ClueSequence& branch) {
               return branch.size() >= length && is_letters(branch);
           });
}

bool is_choice_of_lines(const ClueTree& tree, std::size_t line_length) {
    const std::size_t length = line_length > kShortLine ? line_length - 1 : line_length;
    if (has_long_text(tree.branches, length)) return true;
    return std::ranges::any_of(tree.branches[0],
                               [&](const ClueItem& item) { return has_long_text(item.branches, length); });
}

}  // namespace

bool CluePool::add(ClueTree tree) {
    auto made = std::make_unique<ClueCandidate>();
    made->style = style_of(tree);
    made->text = text_of(tree);
    if (is_clumsy(tree) || !rules_.style.contains(made->style) || known_.contains(made->text)) return false;
    const std::u32string text = to_code_points(made->text);
    const std::size_t sentence = text.contains(U' ') ? kTextOfSentence : 0;
    const bool may_be_long =
        has_last_resorts_ || !rules_.style.has(ClueFeature::Classes) || line_.size() >= kLongestShortLine;
    const std::size_t most = may_be_long ? kLongTextPerCell * line_.size() + kLongTextBesides
                                         : kTextPerCell * line_.size() + kTextBesides;
    const auto escapes = static_cast<std::size_t>(std::ranges::count(text, U'\\'));  // "\s" is one sign
    if (text.size() - escapes > most + sentence) return false;
    auto parsed = parse_regex(text, {rules_.dialect, {}, {}});
    if (!parsed) return false;
    made->parsed = std::move(*parsed);
    made->matcher = std::make_unique<BacktrackingMatcher>(made->parsed);
    if (made->matcher->matches(line_) != MatchResult::Yes) return false;
    made->shape = shape_of(tree);
    made->is_spoken = text.contains(U' ');  // other blanks are written as \s
    made->is_choice_of_lines = is_choice_of_lines(tree, line_.size());
    made->surprise = clue_cost(tree, line_.size()).outer_mean();
    made->tree = std::move(tree);
    known_.insert(made->text);
    candidates_.push_back(std::move(made));
    return true;
}

double CluePool::bits(std::size_t candidate) {
    ClueCandidate& one = *candidates_[candidate];
    if (!one.bits) one.bits = clue_openness(one.tree, one.parsed, rules_.alphabet, line_.size());
    return *one.bits;
}

void CluePool::grow(std::size_t wanted, RandomSource& random) {
    const LineView view{line_, rules_.material, random};
    const std::span<const ClueMaker> makers =
        line_.size() > kLongestShortLine ? std::span<const ClueMaker>(kLongClueMakers) : kClueMakers;
    for (std::size_t failures = 0; wanted > 0 && failures < kFailuresPerClue * (wanted + 4);) {
        auto tree = pick_weighted(makers, random).make(view);
        if (tree && add(std::move(*tree))) {
            --wanted;
        } else {
            ++failures;
        }
    }
}

void CluePool::add_last_resorts(RandomSource& random) {
    const LineView view{line_, rules_.material, random};
    has_last_resorts_ = true;
    for (std::size_t i = 0; i < kTightClues; ++i) add(*tight_clue(view));
    for (std::size_t i = 0; i < kTightClues; ++i) add(*woven_clue(view));
    for (int i = 0; i < 3; ++i) {
        ClueSequence choices;
        for (const char32_t c : line_) append(choices, alternatives(std::u32string(1, c), view));
        add({{std::move(choices)}});
    }
    add({{letters(line_)}});
}

}  // namespace sator::create
