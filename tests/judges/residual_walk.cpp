#include "tests/judges/residual_walk.hpp"

#include <map>
#include <random>
#include <set>
#include <utility>
#include <vector>

#include "sator/engine/counting/residual.hpp"
#include "sator/engine/counting/value_classes.hpp"
#include "tests/judges/walk_run.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

namespace {

class ResidualWalk {
  public:
    using Meaning = std::function<bool(std::span<const Value>)>;

    ResidualWalk(const Propagator& propagator, const Meaning& holds, const WalkSpace& space, unsigned seed)
        : propagator_(propagator), holds_(holds), space_(space), random_(seed) {}

    ResidualFaults faults(std::size_t rounds) {
        for (std::size_t round = 0; round < rounds && fault_.empty(); ++round) one_round();
        return {fault_, met_again_};
    }

  private:
    using Choices = std::set<std::vector<Value>>;
    using Known = std::map<std::pair<WalkDomains, std::string>, Choices>;

    /// Some variables keep several candidates; the others are fixed to random values, several times.
    void one_round() {
        constexpr int kAttempts = 30;
        Known known;
        WalkDomains common;
        std::vector<bool> is_chosen;
        for (const WalkSpace::Variable& variable : space_.variables) {
            is_chosen.push_back(random_() % 2 == 0);
            common.push_back(some_of(variable));
        }
        for (int attempt = 0; attempt < kAttempts && fault_.empty(); ++attempt) {
            WalkDomains domains = common;
            for (std::size_t v = 0; v < domains.size(); ++v) {
                if (is_chosen[v]) domains[v] = {value_of(space_.variables[v])};
            }
            look_at(domains, known);
        }
    }

    Value value_of(const WalkSpace::Variable& variable) {
        return variable.least + static_cast<Value>(random_() % static_cast<std::size_t>(variable.greatest -
                                                                                        variable.least + 1));
    }
    std::vector<Value> some_of(const WalkSpace::Variable& variable) {
        std::vector<Value> some;
        const bool has_gaps = variable.kind == DomainKind::Bits;
        for (Value value = variable.least; value <= variable.greatest; ++value) {
            if (!has_gaps || random_() % 4 != 0) some.push_back(value);
        }
        return some.empty() ? std::vector<Value>{variable.least} : some;
    }

    void look_at(const WalkDomains& domains, Known& known) {
        WalkRun run(propagator_, space_, domains);
        if (!run.run() || run.is_entailed()) return;
        WalkDomains now = run.domains();
        const Choices choices = open_choices(now);
        check_classes(run, now, choices);
        Residual residual;
        propagator_.residual(run.scope(), residual);
        for (auto& candidates : now) {
            if (candidates.size() == 1) candidates.clear();
        }
        const auto [place, is_new] = known.emplace(std::pair(now, std::string(residual.bytes())), choices);
        if (is_new) return;
        ++met_again_;
        if (place->second != choices)
            fault_ = std::string(propagator_.name()) + " wrote one residual for different choices";
    }

    bool is_satisfied(const std::vector<Value>& values) const {
        std::vector<Value> positions;
        for (const std::size_t v : space_.scope) positions.push_back(values[v]);
        return holds_(positions);
    }

    /// Returns the assignments of the open variables that satisfy the constraint.
    Choices open_choices(const WalkDomains& domains) const {
        Choices choices;
        std::vector<std::size_t> at(domains.size(), 0);
        std::vector<Value> values(domains.size());
        for (;;) {
            std::vector<Value> open;
            for (std::size_t v = 0; v < at.size(); ++v) {
                values[v] = domains[v][at[v]];
                if (domains[v].size() > 1) open.push_back(values[v]);
            }
            if (is_satisfied(values)) choices.insert(std::move(open));
            std::size_t v = 0;
            while (v < at.size() && ++at[v] == domains[v].size()) at[v++] = 0;
            if (v == at.size()) return choices;
        }
    }

    bool is_open_cell(const WalkDomains& domains, std::size_t v) const {
        return space_.variables[v].kind == DomainKind::Bits && domains[v].size() > 1;
    }

    void check_classes(WalkRun& run, const WalkDomains& domains, const Choices& choices) {
        std::vector<Word> candidates;
        for (std::size_t v = 0; v < domains.size(); ++v) {
            if (!is_open_cell(domains, v)) continue;
            for (const Value value : domains[v]) {
                const auto bit = static_cast<std::size_t>(value);
                if (candidates.size() <= bit / kWordBits) candidates.resize(bit / kWordBits + 1, 0);
                set_bit(candidates, bit);
            }
        }
        if (candidates.empty()) return;
        ValueClasses classes;
        classes.begin(candidates);
        propagator_.refine_value_classes(run.scope(), classes);
        for (std::size_t c = 0; c < classes.size(); ++c) {
            std::vector<Value> alike;
            for_each_bit(classes[c], [&](std::size_t value) { alike.push_back(static_cast<Value>(value)); });
            for (std::size_t i = 1; i < alike.size(); ++i)
                check_exchange(domains, choices, alike[0], alike[i]);
        }
    }

    /// Exchanges two values in the open cells: a satisfying choice must remain one.
    void check_exchange(const WalkDomains& domains, const Choices& choices, Value a, Value b) {
        for (const std::vector<Value>& choice : choices) {
            std::vector<Value> values;
            std::size_t next = 0;
            for (std::size_t v = 0; v < domains.size(); ++v) {
                Value value = domains[v].size() == 1 ? domains[v][0] : choice[next++];
                if (is_open_cell(domains, v) && (value == a || value == b)) value = value == a ? b : a;
                values.push_back(value);
            }
            if (!is_satisfied(values))
                fault_ = std::string(propagator_.name()) + " called values alike that are not";
        }
    }

    const Propagator& propagator_;
    const Meaning& holds_;
    const WalkSpace& space_;
    std::mt19937 random_;
    std::size_t met_again_ = 0;
    std::string fault_;
};

}  // namespace

ResidualFaults residual_faults(const Propagator& propagator,
                               const std::function<bool(std::span<const Value>)>& holds,
                               const WalkSpace& space, std::size_t rounds, unsigned seed) {
    return ResidualWalk(propagator, holds, space, seed).faults(rounds);
}

}  // namespace sator::tests
