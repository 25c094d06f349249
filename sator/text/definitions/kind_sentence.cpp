#include "sator/text/definitions/kind_sentence.hpp"

#include <string>
#include <string_view>

#include "sator/text/definitions/kind_conditions.hpp"

namespace sator::text {

namespace {

bool is_digit_at(std::string_view text, std::size_t at) {
    return at < text.size() && text[at] >= '0' && text[at] <= '9';
}

/// Replaces "1 stars" by "1 star".
void make_singular(std::string& text, const std::string& singular, const std::string& plural) {
    if (singular == plural || plural.empty()) return;
    const std::string one = "1 " + plural;
    for (std::size_t at = text.find(one); at != std::string::npos; at = text.find(one, at + 1)) {
        if (at == 0 || !is_digit_at(text, at - 1)) text.replace(at, one.size(), "1 " + singular);
    }
}

}  // namespace

std::vector<KindSentence> kind_sentences(const KindDefinition& definition, const KindScope& scope) {
    KindSentence said;
    for (const KindSaying& saying : definition.sayings) {
        if (!all_hold(saying.conditions, scope)) continue;
        std::string text = scope.replaced_in_sentence(saying.text);
        for (const ValueName& name : definition.values) {
            saying.is_german ? make_singular(text, name.german, name.german_plural)
                             : make_singular(text, name.name, name.plural);
        }
        std::string& all = saying.is_german ? said.german : said.english;
        all += (all.empty() ? "" : " ") + text;
    }
    if (said.english.empty()) return {};
    return {std::move(said)};
}

}  // namespace sator::text
