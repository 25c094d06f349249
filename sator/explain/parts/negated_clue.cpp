// The clue becomes a negative lookahead to the end of the slot, and the other clue a positive one; an
// automaton follows them as any other lookaround, e.g. (?=(?:other)(?![^]))(?!(?:clue)(?![^]))[^]*. Groups
// are numbered over both together, so only the clue that comes first may have references.
#include "sator/explain/parts/negated_clue.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "sator/base/utf8.hpp"
#include "sator/rules/regex.hpp"
#include "sator/rules/registry/clue_cache.hpp"

namespace sator::explain {

namespace {

class NegatedClue final : public Rule {
  public:
    NegatedClue(const Rule& rule, std::shared_ptr<const CompiledClue> negated)
        : rule_(rule), negated_(std::move(negated)) {}

    std::span<const CellId> cells() const override { return rule_.cells(); }
    bool holds(std::span<const Value> values) const override { return !rule_.holds(values); }
    void post(Model& model) const override {
        for (const auto& propagator : negated_->propagators) model.post(propagator, variables_of(cells()));
    }
    std::string describe(const Puzzle& puzzle) const override { return "not: " + rule_.describe(puzzle); }

  private:
    const Rule& rule_;
    std::shared_ptr<const CompiledClue> negated_;
};

std::string ahead(const RegexTree& clue, std::string_view begin) {
    return std::string(begin) + "(?:" + to_utf8(clue.text) + ")(?![^]))";
}

bool has_references(const RegexTree& clue) {
    return std::ranges::any_of(clue.nodes,
                               [](const RegexNode& node) { return node.kind == NodeKind::Reference; });
}

bool has_names(const RegexTree& clue) {
    return std::ranges::any_of(clue.group_names, [](const auto& name) { return !name.empty(); });
}

bool can_be_joined(const RegexTree& a, const RegexTree& b) {
    return a.dialect == b.dialect && a.flags == b.flags && !(has_references(a) && has_references(b)) &&
           !(has_names(a) && has_names(b));
}

/// Returns a regex for slots that do not match `clue` but, if `other` is not null, match `other`.
std::string without_clue(const RegexTree& clue, const RegexTree* other) {
    const std::string unmatched = ahead(clue, "(?!"), matched = other == nullptr ? "" : ahead(*other, "(?=");
    return (has_references(clue) ? unmatched + matched : matched + unmatched) + "[^]*";
}

}  // namespace

std::unique_ptr<const Rule> negated_clue(const Rule& rule, const Rule& beside, RuleContext& context) {
    const CompiledClue *clue = clue_of(rule), *other = clue_of(beside);
    if (clue == nullptr || clue->tree.dialect != Dialect::EcmaScript) return nullptr;
    RegexOptions options;
    options.flags = clue->tree.flags;
    options.limits = context.clue_limits();
    const auto compiled = [&](const RegexTree* joined) {
        return context.clue_cache.clue(without_clue(clue->tree, joined), options, context.puzzle.alphabet,
                                       rule.cells().size());
    };
    const bool is_joined = other != nullptr && std::ranges::equal(rule.cells(), beside.cells()) &&
                           can_be_joined(clue->tree, other->tree);
    auto negated = compiled(is_joined ? &other->tree : nullptr);
    if (!negated && is_joined) negated = compiled(nullptr);
    if (!negated) return nullptr;
    return std::make_unique<const NegatedClue>(rule, *std::move(negated));
}

}  // namespace sator::explain
