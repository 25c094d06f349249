#include "sator/explain/text/chain_text.hpp"

#include <algorithm>

#include "sator/explain/text/joining_words.hpp"
#include "sator/explain/text/phrases.hpp"
#include "sator/explain/text/rule_phrases.hpp"

namespace sator::explain {

namespace {

class ChainText {
  public:
    ChainText(const PuzzleContext& context, const Step& step) : context_(context), step_(step) {}

    std::string text() const {
        const std::vector<Consequence>& links = step_.assumption()->chain;
        std::string text = std::string(words_.then) + " ";
        for (std::size_t i = 0; i < links.size();) {
            const std::vector<RuleId>& rules = links[i].rules;
            std::vector<Candidate> placed;
            for (; i < links.size() && links[i].rules == rules; ++i) placed.push_back(links[i].placed);
            text += joined(placed_texts(context_, placed), words_.and_) + " (" + reason(rules) + "), ";
        }
        if (!links.empty()) text += std::string(words_.and_) + " ";
        return text + failure(step_.assumption()->failing);
    }

  private:
    /// Returns e.g. "row 1", "row 1 and box 2", "as row 1 must add up to 9".
    std::string reason(const std::vector<RuleId>& rules) const {
        const bool have_demands =
            std::ranges::any_of(rules, [&](RuleId rule) { return needs_demand(context_, step_, rule); });
        std::vector<std::string> texts;
        for (const RuleId rule : rules) {
            const RuleWords& name = context_.name_of(rule);
            texts.push_back(have_demands ? name.sentence() : name.subject);
        }
        return (have_demands ? std::string(words_.because) : "") + joined(texts, words_.and_);
    }

    /// Returns e.g. "because of column 4, box 2 cannot be filled".
    std::string failure(const std::vector<RuleId>& rules) const {
        std::vector<std::string> others;
        for (std::size_t i = 0; i + 1 < rules.size(); ++i) {
            const RuleWords& name = context_.name_of(rules[i]);
            others.push_back(needs_demand(context_, step_, rules[i])
                                 ? std::string(words_.the_rule_that) + name.sentence()
                                 : name.subject);
        }
        if (others.empty()) return failure(rules.back());
        return std::string(words_.with) + " " + joined(others, words_.and_) + ", " + failure(rules.back());
    }

    /// Returns e.g. "row 1 cannot add up to 9", or "row 1 and row 2 would read the same" if they must not.
    std::string failure(RuleId rule) const {
        const RuleWords& name = context_.name_of(rule);
        if (name.is_formula) return name.subject + std::string(words_.cannot_be_true);
        if (needs_no_demand(context_, rule) || name.demand.empty())
            return place_name(context_, rule) + std::string(words_.cannot_be_filled);
        if (name.demand.starts_with(words_.not_))
            return place_name(context_, rule) + std::string(words_.would) +
                   name.demand.substr(words_.not_.size());
        return place_name(context_, rule) + std::string(words_.cannot) + name.demand;
    }

    const PuzzleContext& context_;
    const Step& step_;
    const JoiningWords& words_ = joining_words();
};

}  // namespace

std::string chain_text(const PuzzleContext& context, const Step& step) {
    return ChainText(context, step).text();
}

}  // namespace sator::explain
