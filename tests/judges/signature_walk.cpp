#include "tests/judges/signature_walk.hpp"

#include <random>
#include <set>
#include <utility>
#include <vector>

#include "sator/engine/symmetry/constraint_signature.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

namespace {

/// Returns the pairs of positions that the signature declares interchangeable.
std::vector<std::pair<std::size_t, std::size_t>> alike_positions(const Propagator& propagator,
                                                                 std::size_t positions) {
    ConstraintSignature signature;
    propagator.signature(positions, signature);
    std::vector<std::set<std::pair<std::size_t, std::size_t>>> places(positions);
    for (std::size_t piece = 0; piece < signature.pieces().size(); ++piece) {
        for (const auto& [position, role] : signature.pieces()[piece].places)
            places[position].emplace(piece, role);
    }
    std::vector<std::pair<std::size_t, std::size_t>> alike;
    for (std::size_t a = 0; a < positions; ++a) {
        for (std::size_t b = a + 1; b < positions; ++b) {
            if (places[a] == places[b]) alike.emplace_back(a, b);
        }
    }
    return alike;
}

}  // namespace

std::string signature_fault(const Propagator& propagator,
                            const std::function<bool(std::span<const Value>)>& holds, const WalkSpace& space,
                            std::size_t rounds, unsigned seed) {
    std::mt19937 random(seed);
    const auto value_of = [&](const WalkSpace::Variable& variable) {
        const auto values = static_cast<std::size_t>(variable.greatest - variable.least + 1);
        return variable.least + static_cast<Value>(random() % values);
    };
    const auto has = [](const WalkSpace::Variable& variable, Value value) {
        return variable.least <= value && value <= variable.greatest;
    };
    const auto alike = alike_positions(propagator, space.scope.size());
    for (std::size_t round = 0; round < rounds && !alike.empty(); ++round) {
        std::vector<Value> values;
        for (const std::size_t v : space.scope) values.push_back(value_of(space.variables[v]));
        const auto [a, b] = alike[random() % alike.size()];
        if (!has(space.variables[space.scope[a]], values[b]) ||
            !has(space.variables[space.scope[b]], values[a]))
            continue;
        const bool held = holds(values);
        std::swap(values[a], values[b]);
        if (holds(values) != held)
            return "positions " + std::to_string(a) + " and " + std::to_string(b) + " are not alike";
    }
    return {};
}

}  // namespace sator::tests
