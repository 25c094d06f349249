// The judges are judged: propagator_walk.hpp and residual_walk.hpp must name each planted defect.
#include "tests/judges/propagator_walk.hpp"

#include <gtest/gtest.h>

#include "sator/engine/counting/residual.hpp"
#include "sator/engine/counting/value_classes.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/engine/symmetry/constraint_signature.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// The defect of a propagator below.
enum class Flaw : std::uint8_t {
    None,
    PrunesTooMuch,
    PrunesTooLittle,
    MissesConflicts,
    NeedsTwoCalls,
    CallsEverythingEntailed,
    TrustsItsMemo,
    SeesLessByItsMemo,
    IgnoresChanges,
    PrunesLargeDomainsOnly,
    GivesNoReason,
    LiesInItsReason,
    CallsPositionsAlike,
};

/// First < second, with the given defect.
class Less final : public Propagator {
  public:
    explicit Less(Flaw flaw) : flaw_(flaw) {}

    std::string_view name() const override { return "less"; }
    Cost cost() const override { return Cost::Constant; }
    std::size_t memo_words(std::size_t) const override { return 1; }

    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override {
        if (flaw_ == Flaw::CallsEverythingEntailed) return Propagation::Entailed;
        if (flaw_ == Flaw::MissesConflicts && scope[0].min() >= scope[1].max()) return Propagation::Fixpoint;
        if (flaw_ == Flaw::IgnoresChanges && !changed.contains(0)) return Propagation::Fixpoint;
        if (flaw_ == Flaw::PrunesLargeDomainsOnly && scope[0].size() < 3 && scope[0].min() < scope[1].max())
            return Propagation::Fixpoint;
        if (flaw_ == Flaw::NeedsTwoCalls && scope[0].max() > scope[1].max() &&
            scope[0].min() < scope[1].max()) {
            return scope.at_most(0, scope[1].max()) ? Propagation::Fixpoint : Propagation::Conflict;
        }
        const Value slack = flaw_ == Flaw::PrunesTooMuch                            ? 2
                            : flaw_ == Flaw::PrunesTooLittle && scope[0].size() > 1 ? 0
                                                                                    : 1;
        if (!scope.at_most(0, scope[1].max() - slack)) return Propagation::Conflict;
        if (flaw_ == Flaw::TrustsItsMemo && scratch.memo[0] != 0) return Propagation::Fixpoint;
        if (scope[0].is_fixed()) scratch.memo[0] = 1;
        if (!scope.at_least(1, scope[0].min() + 1)) return Propagation::Conflict;
        if (flaw_ == Flaw::SeesLessByItsMemo) {
            if (scope[0].max() < scope[1].min() && scratch.memo[0] == 0) return Propagation::Entailed;
            scratch.memo[0] = 1;
        }
        return Propagation::Fixpoint;
    }
    Reason explain(std::optional<Literal> removal, const DomainsBefore& before) const override {
        if (flaw_ == Flaw::GivesNoReason) return {};
        if (flaw_ == Flaw::LiesInItsReason)
            return {{0, Literal::Relation::AtLeast, 3}, {1, Literal::Relation::AtMost, 0}};
        return Propagator::explain(removal, before);
    }
    void signature(std::size_t positions, ConstraintSignature& signature) const override {
        if (flaw_ != Flaw::CallsPositionsAlike) return Propagator::signature(positions, signature);
        signature.begin(name(), {});
        signature.add_symmetric(positions);
    }

  private:
    Flaw flaw_;
};

std::string faults_of(Flaw flaw) {
    const Less less(flaw);
    return walk(
        2, 4, less, [](std::span<const Value> v) { return v[0] < v[1]; }, Strength::Gac);
}

TEST(PropagatorWalk, AcceptsACorrectPropagator) {
    EXPECT_EQ(faults_of(Flaw::None), "");
}

TEST(PropagatorWalk, NamesEachFlaw) {
    const auto mentions = [](Flaw flaw, std::string_view what) {
        return faults_of(flaw).find(what) != std::string::npos;
    };
    EXPECT_TRUE(mentions(Flaw::PrunesTooMuch, "with a support") ||
                mentions(Flaw::PrunesTooMuch, "there is a solution"));
    EXPECT_TRUE(mentions(Flaw::PrunesTooLittle, "without a support"));
    EXPECT_TRUE(mentions(Flaw::MissesConflicts, "missed a conflict"));
    EXPECT_NE(faults_of(Flaw::NeedsTwoCalls), "");
    EXPECT_TRUE(mentions(Flaw::CallsEverythingEntailed, "missed a conflict") ||
                mentions(Flaw::CallsEverythingEntailed, "without a support"));
    EXPECT_TRUE(mentions(Flaw::TrustsItsMemo, "differs from a fresh one"));
    EXPECT_TRUE(mentions(Flaw::SeesLessByItsMemo, "answers by what its memo holds"));
    EXPECT_TRUE(mentions(Flaw::IgnoresChanges, "differs from a fresh one"));
    EXPECT_TRUE(mentions(Flaw::GivesNoReason, "does not suffice"));
    EXPECT_TRUE(mentions(Flaw::LiesInItsReason, "is not true"));
    EXPECT_TRUE(mentions(Flaw::CallsPositionsAlike, "are not alike"));
}

TEST(PropagatorWalk, NamesFlawsOfWeakPropagators) {
    const auto faults = [](Flaw flaw) {
        const Less less(flaw);
        return walk(
            2, 4, less, [](std::span<const Value> v) { return v[0] < v[1]; }, Strength::Checking);
    };
    const std::string needs_two = faults(Flaw::NeedsTwoCalls);
    EXPECT_TRUE(needs_two.find("a second call pruned more") != std::string::npos ||
                needs_two.find("differs from a fresh one") != std::string::npos);
    EXPECT_NE(faults(Flaw::PrunesLargeDomainsOnly).find("pruned less where the domains are smaller"),
              std::string::npos);
    EXPECT_NE(faults(Flaw::CallsEverythingEntailed), "");
}

TEST(PropagatorWalk, WalksIntervalsToo) {
    WalkSpace space;
    space.variables = {{DomainKind::Bits, 0, 4}, {DomainKind::Interval, -2, 5}};
    space.scope = {0, 1};
    const auto meaning = [](std::span<const Value> v) { return v[0] < v[1]; };
    EXPECT_EQ(walk_in(space, Less(Flaw::None), meaning, Strength::Gac), "");
    EXPECT_NE(walk_in(space, Less(Flaw::PrunesTooLittle), meaning, Strength::Bounds), "");
}

/// An even sum, with the given residual and value classes.
class EvenSum final : public Propagator {
  public:
    enum class Says : std::uint8_t { Parity, Nothing };
    enum class Calls : std::uint8_t { ParitiesAlike, AllAlike };

    EvenSum(Says says, Calls calls) : says_(says), calls_(calls) {}

    std::string_view name() const override { return "even_sum"; }
    Cost cost() const override { return Cost::Linear; }
    Propagation propagate(Scope& scope, Changed, Scratch&) const override {
        for (std::size_t i = 0; i < scope.size(); ++i) {
            if (!scope[i].is_fixed()) return Propagation::Fixpoint;
        }
        return fixed_sum(scope) % 2 == 0 ? Propagation::Entailed : Propagation::Conflict;
    }
    void residual(const Scope& scope, Residual& residual) const override {
        if (says_ == Says::Parity) residual.add_signed(fixed_sum(scope) % 2);
    }
    void refine_value_classes(const Scope&, ValueClasses& classes) const override {
        const Word even = 0x5555'5555'5555'5555;
        if (calls_ == Calls::ParitiesAlike) classes.split({&even, 1});
    }

  private:
    static Value fixed_sum(const Scope& scope) {
        Value sum = 0;
        for (std::size_t i = 0; i < scope.size(); ++i) sum += scope[i].is_fixed() ? scope[i].value() : 0;
        return sum;
    }

    Says says_;
    Calls calls_;
};

TEST(ResidualWalk, NamesEachFlaw) {
    using enum EvenSum::Says;
    using enum EvenSum::Calls;
    const ConstraintDefinition is_even = [](std::span<const Value> v) {
        return (v[0] + v[1] + v[2]) % 2 == 0;
    };
    const auto faults = [&](EvenSum::Says says, EvenSum::Calls calls) {
        const EvenSum propagator(says, calls);
        return walk(3, 4, propagator, is_even, Strength::Checking);
    };
    EXPECT_EQ(faults(Parity, ParitiesAlike), "");
    EXPECT_NE(faults(Nothing, ParitiesAlike).find("one residual for different choices"), std::string::npos);
    EXPECT_NE(faults(Parity, AllAlike).find("values alike that are not"), std::string::npos);
}

}  // namespace
}  // namespace sator::tests
