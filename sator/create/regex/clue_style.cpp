#include "sator/create/regex/clue_style.hpp"

#include <algorithm>
#include <array>

namespace sator::create {

namespace {

constexpr std::array<std::string_view, kClueFeatures> kFeatureNames = {
    "classes",    "negated", "ranges",   "dots",       "alternation",
    "repetition", "counts",  "optional", "references", "lookaround"};

void add_features(const ClueItem& item, ClueStyle& style) {
    if (item.construct == Construct::Class) style.add(ClueFeature::Classes);
    if (item.construct == Construct::Negated) style.add(ClueFeature::Negated);
    const bool is_class = item.construct == Construct::Class || item.construct == Construct::Negated;
    if (is_class && item.text.contains(kRangeMark)) style.add(ClueFeature::Ranges);
    if (item.construct == Construct::Dot) style.add(ClueFeature::Dots);
    if (item.construct == Construct::Shorthand) style.add(ClueFeature::Classes);
    if (item.construct == Construct::Look) style.add(ClueFeature::Lookaround);
    if (item.construct == Construct::Reference) style.add(ClueFeature::References);
    if (item.construct == Construct::Group && item.branches.size() > 1) style.add(ClueFeature::Alternation);
    if (item.times == kOptional) {
        style.add(ClueFeature::Optional);
    } else if (item.times == kAnyTimes || item.times == kOnceOrMore) {
        style.add(ClueFeature::Repetition);
    } else if (!item.times.is_once()) {
        style.add(ClueFeature::Counts);
    }
    for (const ClueSequence& branch : item.branches) {
        for (const ClueItem& inner : branch) add_features(inner, style);
    }
}

}  // namespace

ClueStyle style_of(const ClueTree& tree) {
    ClueStyle style;
    if (tree.branches.size() > 1) style.add(ClueFeature::Alternation);
    for (const ClueSequence& branch : tree.branches) {
        for (const ClueItem& item : branch) add_features(item, style);
    }
    return style;
}

std::string style_words() {
    std::string words;
    for (const std::string_view name : kFeatureNames) (words += words.empty() ? "" : ", ") += name;
    return words;
}

std::expected<ClueStyle, std::string> parse_style(std::string_view words) {
    ClueStyle style;
    while (!words.empty()) {
        const std::size_t end = std::min(words.find(','), words.size());
        const std::string_view word = words.substr(0, end);
        const auto found = std::ranges::find(kFeatureNames, word);
        if (found == kFeatureNames.end())
            return std::unexpected("no style is called '" + std::string(word) + "'; write some of " +
                                   style_words());
        style.add(static_cast<ClueFeature>(found - kFeatureNames.begin()));
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return style;
}

}  // namespace sator::create
