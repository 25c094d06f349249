// A rule of your own that is only its meaning: "square_sum" wants its cells to add up to a square number. It has no propagator:
// its holds() is tried on all combinations of candidates once they are few.
#include <cstdio>
#include <sator/own_rule.hpp>
#include <sator/sator.hpp>

class SquareSum final : public sator::SequenceRule {
  public:
    using SequenceRule::SequenceRule;

    bool holds(std::span<const sator::Value> values) const override {
        std::int64_t sum = 0, root = 0;
        for (const sator::Value v : values) sum += v + 1;  // the values of 1..9 count from 0
        while (root * root < sum) ++root;
        return root * root == sum;
    }

  private:
    std::string requirement(const sator::Puzzle&) const override { return "add up to a square"; }
};

int main() {
    sator::Registry registry = sator::Registry::standard();
    registry.add({.name = "square_sum",
                  .syntax = "square_sum",
                  .summary = "The cells add up to a square number.",
                  .maker = [](const sator::RuleStatement&, std::span<const sator::Sequence> sequences,
                              sator::RuleContext&) -> std::expected<sator::RuleList, sator::Diagnostic> {
                      sator::RuleList rules;
                      for (const sator::Sequence& sequence : sequences)
                          rules.push_back(std::make_unique<SquareSum>(sequence));
                      return rules;
                  }});
    auto line = sator::PuzzleBuilder::rectangle(4, 1);
    line.range("1..9").rule("distinct at all").rule("square_sum at windows 2x1").given(line.cell(0, 0), "8");
    auto solver = sator::PuzzleSolver::build(*line.build(), {.registry = &registry});
    if (!solver) return 1;
    std::printf("%s\n", solver->rules()[1]->describe(solver->puzzle()).c_str());
    for (const sator::Solution& solution : solver->solutions())
        std::fputs(sator::grid_text(solution).c_str(), stdout);
}
