#include "sator/create/regex/counterexamples.hpp"

#include <algorithm>

namespace sator::create {

void Counterexamples::add(std::u32string_view cells) {
    std::vector<std::uint32_t> counterexample;
    for (std::size_t line = 0; line < frame_.lines.size(); ++line) {
        std::u32string text = line_text(frame_.lines[line], cells);
        if (text == pools_[line].line()) {
            counterexample.push_back(kAnswer);
            continue;
        }
        auto& texts = lines_[line].texts;
        const auto found = std::ranges::find(texts, text);
        counterexample.push_back(static_cast<std::uint32_t>(found - texts.begin()));
        if (found == texts.end()) texts.push_back(std::move(text));
    }
    counterexamples_.push_back(std::move(counterexample));
}

bool Counterexamples::excludes(std::size_t line, std::size_t candidate, std::size_t counterexample) {
    const std::uint32_t text = counterexamples_[counterexample][line];
    if (text == kAnswer) return false;
    auto& verdicts = lines_[line].verdicts;
    if (verdicts.size() <= candidate) verdicts.resize(pools_[line].size());
    auto& known = verdicts[candidate];
    if (known.size() <= text) known.resize(lines_[line].texts.size(), Verdict::Unknown);
    if (known[text] == Verdict::Unknown) {
        const bool matches =
            pools_[line][candidate].matcher->matches(lines_[line].texts[text]) != MatchResult::No;
        known[text] = matches ? Verdict::Matches : Verdict::Excluded;
    }
    return known[text] == Verdict::Excluded;
}

}  // namespace sator::create
