// Adds a rule of your own to Sator: "alternating" demands that odd and even numbers alternate. Its meaning is
// holds(); its propagator removes candidates.
#include <cstdio>
#include <sator/sator.hpp>

namespace {

/// Removes numbers of the wrong parity once one cell has only odd or only even candidates. GAC; cost: cells
/// times values.
class TakeTurns final : public sator::Propagator {
  public:
    explicit TakeTurns(std::vector<bool> is_odd) : is_odd_(std::move(is_odd)) {}

    std::string_view name() const override { return "take_turns"; }
    sator::Cost cost() const override { return sator::Cost::Linear; }

    sator::Propagation propagate(sator::Scope& scope, sator::Changed, sator::Scratch&) const override {
        bool may_begin[2] = {true, true};  // whether the first number can be even, or odd
        for (std::size_t i = 0; i < scope.size(); ++i) {
            bool has[2] = {false, false};
            scope[i].for_each([&](sator::Value v) { has[parity(v)] = true; });
            for (const std::size_t first : {0, 1})
                may_begin[first] = may_begin[first] && has[(first + i) % 2];
        }
        if (!may_begin[0] && !may_begin[1]) return sator::Propagation::Conflict;
        if (may_begin[0] && may_begin[1]) return sator::Propagation::Fixpoint;
        const std::size_t first = may_begin[0] ? 0 : 1;
        std::vector<sator::Value> wrong;
        for (std::size_t i = 0; i < scope.size(); ++i) {
            wrong.clear();
            scope[i].for_each([&](sator::Value v) {
                if (parity(v) != (first + i) % 2) wrong.push_back(v);
            });
            for (const sator::Value v : wrong) {
                if (!scope.remove(i, v)) return sator::Propagation::Conflict;
            }
        }
        return sator::Propagation::Entailed;
    }

  private:
    std::size_t parity(sator::Value v) const { return is_odd_[static_cast<std::size_t>(v)] ? 1 : 0; }

    std::vector<bool> is_odd_;  // by value
};

class Alternating final : public sator::SequenceRule {
  public:
    Alternating(sator::Sequence sequence, std::vector<bool> is_odd)
        : SequenceRule(std::move(sequence)), is_odd_(std::move(is_odd)) {}

    bool holds(std::span<const sator::Value> values) const override {
        for (std::size_t i = 1; i < values.size(); ++i) {
            if (is_odd_[static_cast<std::size_t>(values[i])] ==
                is_odd_[static_cast<std::size_t>(values[i - 1])])
                return false;
        }
        return true;
    }
    void post(sator::Model& model) const override {
        model.post(std::make_shared<TakeTurns>(is_odd_), scope());
    }

  private:
    std::string requirement(const sator::Puzzle&) const override { return "alternate between odd and even"; }

    std::vector<bool> is_odd_;
};

std::expected<sator::RuleList, sator::Diagnostic> make_alternating(const sator::RuleStatement& statement,
                                                                   std::span<const sator::Sequence> sequences,
                                                                   sator::RuleContext& context) {
    std::vector<bool> is_odd;
    for (const sator::Symbol& symbol : context.puzzle.alphabet.symbols()) {
        if (symbol.kind != sator::Symbol::Kind::Number) {
            sator::Diagnostic error;
            error.span = statement.span;
            error.message = "alternating is a rule for numbers";
            return std::unexpected(error);
        }
        is_odd.push_back(symbol.number % 2 != 0);
    }
    sator::RuleList rules;
    for (const sator::Sequence& sequence : sequences)
        rules.push_back(std::make_unique<Alternating>(sequence, is_odd));
    return rules;
}

constexpr const char* kPuzzle =
    "layout 3x3\n"
    "range 1..9\n"
    "rule permutation 1..9\n"
    "| * * *\n"
    "| * * *\n"
    "| * * *\n"
    "\n"
    "rule alternating\n"
    "rule strict_order\n"
    "| * * *\n"
    "\n"
    "|*\n"
    "|*\n"
    "|*\n";

}  // namespace

int main() {
    sator::Registry registry = sator::Registry::standard();
    registry.add({.name = "alternating",
                  .syntax = "alternating",
                  .summary = "Odd and even numbers take turns.",
                  .maker = make_alternating});
    sator::Resources files;
    auto puzzles = sator::read_puzzles(kPuzzle, "alternating.sator", files);
    if (!puzzles[0]) {
        std::fputs(sator::to_text(puzzles[0].error()).c_str(), stderr);
        return 1;
    }
    auto solver = sator::PuzzleSolver::build(std::move(*puzzles[0]), files, registry);
    if (!solver) {
        for (const sator::Diagnostic& error : solver.error())
            std::fputs(sator::to_text(error).c_str(), stderr);
        return 1;
    }
    for (const auto& rule : solver->rules()) std::printf("%s\n", rule->describe(solver->puzzle()).c_str());
    for (const auto solution : sator::Solutions(*solver)) {
        std::fputs(sator::grid_text(solver->puzzle(), solution).c_str(), stdout);
    }
}
