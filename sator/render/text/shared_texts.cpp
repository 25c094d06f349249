#include "sator/render/text/shared_texts.hpp"

#include <string_view>

#include "sator/base/utf8.hpp"

namespace sator::render {

namespace {

/// This many code points stand for a long text, which is enough to tell most texts of a puzzle apart.
constexpr std::size_t kShown = 50;

void replace_after(std::size_t from, const std::string& old, const std::string& now, std::string& text) {
    for (std::size_t at = text.find(old, from); at != std::string::npos; at = text.find(old, at + now.size()))
        text.replace(at, old.size(), now);
}

}  // namespace

std::string demand_of(const std::string& sentence) {
    constexpr std::string_view kVerbs[] = {" must ", " muss ", " müssen ", " darf ", " dürfen "};
    for (const std::string_view verb : kVerbs) {
        const std::size_t at = sentence.find(verb);
        if (at != std::string::npos) return sentence.substr(at + verb.size());
    }
    return "";
}

std::string SharedTexts::with_short(std::string sentence, const std::string& demand) {
    const Shown short_demand = shown(demand);
    if (short_demand.full) replace_after(0, demand, short_demand.text, sentence);
    return sentence;
}

std::string SharedTexts::with_short_later(std::string sentence, const std::string& demand) {
    const std::size_t at = sentence.find(demand);
    if (at == std::string::npos) return sentence;
    const bool is_first = !known_.contains(demand);
    const Shown short_demand = shown(demand);
    if (short_demand.full)
        replace_after(is_first ? at + demand.size() : at, demand, short_demand.text, sentence);
    return sentence;
}

SharedTexts::Shown SharedTexts::shown(const std::string& text) {
    if (text.size() <= longest_) return {text, std::nullopt};
    const auto known = known_.find(text);
    if (known != known_.end()) return known->second;
    const std::u32string whole = to_code_points(text);
    if (whole.size() <= longest_) return {text, std::nullopt};
    all_.push_back(text);
    const Shown shown{to_utf8(whole.substr(0, kShown)) + "…", all_.size() - 1};
    known_.emplace(text, shown);
    return shown;
}

}  // namespace sator::render
