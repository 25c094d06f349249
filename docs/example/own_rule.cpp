// A rule of your own: "alternating" wants its cells to take turns between two values, as in 4 7 4 7. Its
// meaning is holds(); its propagator removes candidates.
#include <cstdio>
#include <sator/own_rule.hpp>
#include <sator/sator.hpp>

/// Two cells have the same value. Removes from each what the other cannot hold: GAC, linear in the values.
class Equal final : public sator::Propagator {
  public:
    std::string_view name() const override { return "equal"; }
    sator::Cost cost() const override { return sator::Cost::Constant; }

    sator::Propagation propagate(sator::Scope& scope, sator::Changed, sator::Scratch&) const override {
        const auto values = [&](std::size_t position) {
            const auto words = scope[position].words();
            return std::vector(words.begin(), words.end());  // a copy: keep() changes the domain
        };
        if (!scope.keep(0, values(1)) || !scope.keep(1, values(0))) return sator::Propagation::Conflict;
        return scope[0].is_fixed() ? sator::Propagation::Entailed : sator::Propagation::Fixpoint;
    }
};

class Alternating final : public sator::SequenceRule {
  public:
    using SequenceRule::SequenceRule;

    bool holds(std::span<const sator::Value> values) const override {
        for (std::size_t i = 2; i < values.size(); ++i) {
            if (values[i] != values[i - 2]) return false;
        }
        return true;
    }
    void post(sator::Model& model) const override {
        const std::vector<sator::VariableId> cells = scope();
        for (std::size_t i = 2; i < cells.size(); ++i)
            model.post(std::make_shared<Equal>(), std::vector{cells[i], cells[i - 2]});
    }

  private:
    std::string requirement(const sator::Puzzle&) const override { return "alternate between two values"; }
};

std::expected<sator::RuleList, sator::Diagnostic> make_alternating(const sator::RuleStatement&,
                                                                   std::span<const sator::Sequence> sequences,
                                                                   sator::RuleContext&) {
    sator::RuleList rules;
    for (const sator::Sequence& sequence : sequences)
        rules.push_back(std::make_unique<Alternating>(sequence));
    return rules;
}

int main() {
    sator::Registry registry = sator::Registry::standard();
    registry.add({.name = "alternating",
                  .syntax = "alternating",
                  .summary = "The cells take turns between two values.",
                  .maker = make_alternating});
    auto line = sator::PuzzleBuilder::rectangle(5, 1);
    line.range("1..9").rule("alternating", line.cells()).rule("sum 43", line.cells());
    auto solver = sator::PuzzleSolver::build(*line.build(), {.registry = &registry});
    if (!solver) return 1;
    for (const auto& rule : solver->rules()) std::printf("%s\n", rule->describe(solver->puzzle()).c_str());
    for (const sator::Solution& solution : solver->solutions())
        std::fputs(sator::grid_text(solution).c_str(), stdout);
}
