#include "sator/explain/german/german_summaries.hpp"

#include <algorithm>

#include "sator/explain/german/german_notes.hpp"

namespace sator::explain {

std::string_view german_summary(std::string_view rule) {
    for (const auto summaries :
         {first_german_summaries(), second_german_summaries(), third_german_summaries()}) {
        const auto row = std::ranges::find(summaries, rule, &GermanSummary::rule);
        if (row != summaries.end()) return row->sentence;
    }
    return {};
}

std::string summary_in(SpokenLanguage language, const RuleEntry& entry) {
    if (language == SpokenLanguage::English) return entry.summary;
    const std::string_view german = german_summary(entry.name);
    return german.empty() ? std::string(kInEnglish) + entry.summary : std::string(german);
}

}  // namespace sator::explain
