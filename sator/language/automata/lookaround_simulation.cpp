// Steps are followed backwards, from the accepting step along lists of predecessors, because a body is read
// from the far end towards the gap at which it matches.
#include "sator/language/automata/lookaround_simulation.hpp"

#include <algorithm>
#include <numeric>

namespace sator::language {

namespace {

using Program = LookaroundProgram;
using Kind = Program::Step::Kind;

template <class Visit>
void for_each_epsilon_move(const Program& program, Visit visit) {
    for (std::uint32_t step = 0; step < program.steps.size(); ++step) {
        const Program::Step& at = program.steps[step];
        if (at.kind == Kind::Split || at.kind == Kind::Assert) visit(step, at.next);
        if (at.kind == Kind::Split) visit(step, at.other);
    }
}

template <class Visit>
void for_each_reading_move(const Program& program, Visit visit) {
    for (std::uint32_t step = 0; step < program.steps.size(); ++step) {
        if (program.steps[step].kind == Kind::Symbols) visit(step, program.steps[step].next);
    }
}

}  // namespace

void LookaroundSimulation::Predecessors::compute_offsets() {
    std::partial_sum(begin_.begin(), begin_.end(), begin_.begin());
    next_.assign(begin_.begin(), begin_.end() - 1);
    from_.resize(begin_.back());
}

LookaroundSimulation::LookaroundSimulation(const Program& program, const SymbolClasses& classes,
                                           const AlphabetCharacters& characters)
    : program_(program),
      epsilon_(program.steps.size()),
      reading_(program.steps.size()),
      classes_of_set_(program.sets.size()),
      all_classes_(classes.size()),
      reached_in_(program.steps.size(), 0) {
    std::iota(all_classes_.begin(), all_classes_.end(), 0);
    for_each_epsilon_move(program, [&](std::uint32_t, std::uint32_t to) { epsilon_.count(to); });
    for_each_reading_move(program, [&](std::uint32_t, std::uint32_t to) { reading_.count(to); });
    epsilon_.compute_offsets();
    reading_.compute_offsets();
    for_each_epsilon_move(program, [&](std::uint32_t from, std::uint32_t to) { epsilon_.add(to, from); });
    for_each_reading_move(program, [&](std::uint32_t from, std::uint32_t to) { reading_.add(to, from); });
    for (std::size_t set = 0; set < program.sets.size(); ++set) {
        for (SymbolClass c = 0; c < classes.size(); ++c) {
            if (program.sets[set].contains(*characters.character(classes.least(c))))
                classes_of_set_[set].push_back(c);
        }
    }
}

std::span<const SymbolClass> LookaroundSimulation::classes_read_by(const Program::Step& step) const {
    return step.index == Program::kAnySymbol ? all_classes_ : classes_of_set_[step.index];
}

void LookaroundSimulation::reach(std::uint32_t step) {
    if (reached_in_[step] == visit_) return;
    reached_in_[step] = visit_;
    reached_.push_back(step);
}

bool LookaroundSimulation::holds(const Program::Assertion& assertion, AnchorContexts context,
                                 std::span<const Word> matching) const {
    const auto matches = [&](std::uint32_t body) {
        return body != Program::kNone && has_bit(matching, body);
    };
    const bool is_found = matches(assertion.body) != matches(assertion.other_body);
    return (is_found || (assertion.contexts & context) != 0) != assertion.negated;
}

void LookaroundSimulation::visit(std::span<const std::uint32_t> bodies,
                                 std::span<const std::uint32_t> reading, AnchorContexts context,
                                 bool is_first, std::span<Word> matching) {
    ++visit_;
    reached_.clear();
    for (const std::uint32_t body : bodies) {
        std::size_t next = reached_.size();  // earlier ones have been expanded already
        if (is_first || !program_.bodies[body].is_anchored) reach(program_.bodies[body].accept);
        for (const std::uint32_t step : reading) {
            if (program_.steps[step].body == body) reach(step);
        }
        for (; next < reached_.size(); ++next) {
            for (const std::uint32_t step : epsilon_.of(reached_[next])) {
                const Program::Step& before = program_.steps[step];
                const bool is_open = before.kind != Kind::Assert ||
                                     holds(program_.assertions[before.index], context, matching);
                if (is_open) reach(step);
            }
        }
        if (reached_in_[program_.bodies[body].start] == visit_) set_bit(matching, body);
    }
    work_ += reached_.size() + bodies.size() * (1 + reading.size());
}

void LookaroundSimulation::read_next(std::vector<Set>& by_class) const {
    for (Set& set : by_class) set.clear();
    for (const std::uint32_t to : reached_) {
        for (const std::uint32_t step : reading_.of(to)) {
            for (const SymbolClass c : classes_read_by(program_.steps[step])) by_class[c].push_back(step);
        }
    }
    for (Set& set : by_class) std::ranges::sort(set);
}

}  // namespace sator::language
