// Automata for lookaround, built in stages. An assertion without captures is a property of a gap: whether a
// body matches from there, to the right (lookahead) or to the left (lookbehind). A lookbehind body is
// simulated by the subset construction from left to right, a lookahead body from right to left. Bodies are
// grouped into stages, each of one direction, so that each body uses only bodies of its own or an earlier
// stage. A stage sweeps over the layers of the earlier stages, whose states determine at each gap which of
// their bodies match, and refines these states by the subsets of its own bodies. The clue itself is the last
// body.
//
// In every stage each string has exactly one path, because a sweep adds to a path only information that is
// determined by the string. Cost: states × steps; the number of states can be exponential in the steps, as in
// every subset construction.
#include "sator/language/automata/lookaround_automaton.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "sator/language/automata/lookaround_program.hpp"
#include "sator/language/automata/lookaround_simulation.hpp"
#include "sator/language/symbols/sequence_interner.hpp"

namespace sator::language {

namespace {

/// The number of steps that may be reached for each allowed transition.
constexpr std::size_t kWorkForEachTransition = 16;

/// A transition from a state of a layer to a state of the next layer; both are numbered within their layers.
struct Link {
    State from;
    SymbolClass symbols;
    State to;

    friend auto operator<=>(const Link&, const Link&) = default;
};

struct Layer {
    State size = 0;
    std::vector<Word> matching;  // by state: the bodies known to match at this gap
    std::vector<Link> links;     // transitions to the next layer
};

using Layers = std::vector<Layer>;

AnchorContexts context_of(std::size_t gap, std::size_t length) {
    if (length == 0) return kEmptyString;
    return gap == 0 ? kStart : gap == length ? kEnd : kInner;
}

/// Returns the layers that accept all strings over the classes, with no body known to match.
Layers all_strings(const SymbolClasses& classes, std::size_t length, std::size_t body_words) {
    Layers layers(length + 1);
    for (std::size_t i = 0; i <= length; ++i) {
        layers[i].size = 1;
        layers[i].matching.assign(body_words, 0);
        for (SymbolClass c = 0; i < length && c < classes.size(); ++c) layers[i].links.push_back({0, c, 0});
    }
    return layers;
}

/// Returns the bodies of each stage in ascending order. Stages alternate between lookbehind and lookahead.
std::vector<std::vector<std::uint32_t>> order_into_stages(const LookaroundProgram& program) {
    std::vector<std::vector<std::uint32_t>> stages;
    std::vector<std::size_t> stage_of;  // by body
    for (std::uint32_t number = 0; number < program.bodies.size(); ++number) {
        const LookaroundProgram::Body& body = program.bodies[number];
        std::size_t stage = 0;
        for (const std::uint32_t used : body.uses) stage = std::max(stage, stage_of[used]);
        if ((stage % 2 == 0) != body.looks_behind) ++stage;
        stage_of.push_back(stage);
        if (stages.size() <= stage) stages.resize(stage + 1);
        stages[stage].push_back(number);
    }
    return stages;
}

/// One sweep over all gaps for the bodies of one stage.
class Sweep {
  public:
    Sweep(const LookaroundProgram& program, LookaroundSimulation& simulation,
          std::span<const std::uint32_t> bodies, const Layers& before, std::size_t classes)
        : program_(program),
          simulation_(simulation),
          bodies_(bodies),
          before_(before),
          looks_behind_(program.bodies[bodies[0]].looks_behind),
          has_clue_(bodies.back() + 1 == program.bodies.size()),
          length_(before.size() - 1),
          after_(before.size()),
          by_class_(classes),
          is_open_(classes, 1) {}

    std::optional<Layers> run(TransitionLimit limit) {
        std::size_t cost = 0;
        for (State state = 0; state < before_[gap_at(0)].size; ++state) states_.intern(std::span(&state, 1));
        for (std::size_t k = 0; k <= length_; ++k) {
            group_links(k);
            for (State state = 0; state < states_.size(); ++state) {
                const std::size_t work_before = simulation_.work();
                cost += visit(k, state);
                const bool is_too_long =
                    simulation_.work() / kWorkForEachTransition > limit.max_transitions();
                if (is_too_long || limit.is_exceeded(cost, 1 + simulation_.work() - work_before))
                    return std::nullopt;
            }
            after_[gap_at(k)].size = static_cast<State>(states_.size());
            std::swap(states_, next_states_);
            next_states_.clear();
        }
        return std::move(after_);
    }

  private:
    std::size_t gap_at(std::size_t k) const { return looks_behind_ ? k : length_ - k; }

    /// Groups the links that lead on, in sweep direction, by the states of the k-th layer.
    void group_links(std::size_t k) {
        const std::size_t size = before_[gap_at(k)].size;
        begin_.assign(size + 1, 0);
        if (k == length_) return;
        const std::vector<Link>& links = before_[looks_behind_ ? k : length_ - k - 1].links;
        const auto near = [&](const Link& link) { return looks_behind_ ? link.from : link.to; };
        for (const Link& link : links) ++begin_[near(link) + 1];
        std::partial_sum(begin_.begin(), begin_.end(), begin_.begin());
        onward_.resize(links.size());
        std::vector<std::uint32_t> next(begin_.begin(), begin_.end() - 1);
        for (const Link& link : links) {
            onward_[next[near(link)]++] = {looks_behind_ ? link.to : link.from, link.symbols};
        }
    }

    /// Processes one state of the k-th gap and creates its successors. Returns the number of new links plus
    /// one.
    std::size_t visit(std::size_t k, State state) {
        const std::size_t at = gap_at(k);
        const State old = states_[state][0];
        const std::size_t words = words_for(program_.bodies.size());
        std::vector<Word>& known = after_[at].matching;
        known.insert(known.end(), before_[at].matching.begin() + static_cast<std::ptrdiff_t>(old * words),
                     before_[at].matching.begin() + static_cast<std::ptrdiff_t>((old + 1) * words));
        simulation_.visit(bodies_, states_[state].subspan(1), context_of(at, length_), k == 0,
                          std::span(known).last(words));
        if (k == length_) return 1;
        simulation_.read_next(by_class_);
        if (has_clue_) close_classes_without_clue();
        std::vector<Link>& links = after_[looks_behind_ ? at : at - 1].links;
        const std::size_t links_before = links.size();
        for (std::uint32_t i = begin_[old]; i < begin_[old + 1]; ++i) {
            const auto [to, symbols] = onward_[i];
            if (is_open_[symbols] == 0) continue;
            key_.assign(1, to);
            key_.insert(key_.end(), by_class_[symbols].begin(), by_class_[symbols].end());
            const State next = next_states_.intern(key_);
            links.push_back(looks_behind_ ? Link{state, symbols, next} : Link{next, symbols, state});
        }
        return links.size() - links_before + 1;
    }

    void close_classes_without_clue() {
        const auto is_of_clue = [&](std::uint32_t step) {
            return program_.steps[step].body == bodies_.back();
        };
        for (SymbolClass c = 0; c < by_class_.size(); ++c)
            is_open_[c] = std::ranges::any_of(by_class_[c], is_of_clue) ? 1 : 0;
    }

    const LookaroundProgram& program_;
    LookaroundSimulation& simulation_;
    std::span<const std::uint32_t> bodies_;
    const Layers& before_;
    const bool looks_behind_;
    const bool has_clue_;
    const std::size_t length_;
    Layers after_;
    SequenceInterner states_,
        next_states_;  // by state of this gap and the next: the old state, then the steps that can read
    std::vector<std::uint32_t> begin_;  // by old state: its first link in onward_
    std::vector<std::pair<State, SymbolClass>> onward_;
    std::vector<LookaroundSimulation::Set> by_class_;
    std::vector<std::uint8_t> is_open_;  // by class: whether the clue can read it
    std::vector<std::uint32_t> key_;
};

/// Keeps the states that are on a path from the first to the last layer on which the clue matches, and merges
/// the states of layer 0.
class Trim {
  public:
    Trim(const Layers& layers, const LookaroundProgram& program, SymbolClasses classes)
        : layers_(layers), nfa_(std::move(classes)) {
        find_alive(program);
        number_states();
        add_transitions();
    }
    LayeredNfa take() { return std::move(nfa_); }

  private:
    void find_alive(const LookaroundProgram& program) {
        const std::size_t length = layers_.size() - 1;
        const std::size_t words = words_for(program.bodies.size());
        for (const Layer& layer : layers_) alive_.emplace_back(layer.size, 0);
        const std::size_t decided_at = program.clue().looks_behind ? length : 0;
        std::vector<std::uint8_t> matches(layers_[decided_at].size);
        for (State state = 0; state < matches.size(); ++state) {
            const auto known = std::span(layers_[decided_at].matching).subspan(state * words, words);
            matches[state] = has_bit(known, program.bodies.size() - 1) ? 1 : 0;
        }
        if (decided_at == length) {
            alive_[length] = matches;
        } else {
            std::ranges::fill(alive_[length], 1);
        }
        for (std::size_t i = length; i-- > 0;) {
            for (const Link& link : layers_[i].links) alive_[i][link.from] |= alive_[i + 1][link.to];
        }
        if (decided_at == 0) {
            for (State state = 0; state < matches.size(); ++state) alive_[0][state] &= matches[state];
        }
        std::vector<std::uint8_t> reached = alive_[0];
        for (std::size_t i = 0; i < length; ++i) {
            std::vector<std::uint8_t> next(layers_[i + 1].size, 0);
            for (const Link& link : layers_[i].links)
                next[link.to] |= reached[link.from] & alive_[i + 1][link.to];
            alive_[i + 1] = next;
            reached = std::move(next);
        }
    }

    void number_states() {
        State next = 0;
        for (std::size_t i = 0; i < layers_.size(); ++i) {
            nfa_.layer_begin.push_back(next);
            numbers_.emplace_back(layers_[i].size, kNoState);
            for (State state = 0; state < layers_[i].size; ++state) {
                if (alive_[i][state] != 0) numbers_[i][state] = i == 0 ? 0 : next++;
            }
            if (i == 0) next = std::ranges::count(alive_[0], 1) > 0 ? 1 : 0;
        }
        nfa_.layer_begin.push_back(next);
    }

    void add_transitions() {
        std::vector<Link> kept;
        for (std::size_t i = 0; i < layers_.size(); ++i) {
            kept.clear();
            for (const auto& [from, symbols, to] : layers_[i].links) {
                if (alive_[i][from] != 0 && alive_[i + 1][to] != 0) {
                    kept.push_back({numbers_[i][from], symbols, numbers_[i + 1][to]});
                }
            }
            std::ranges::sort(kept);
            auto link = kept.begin();
            for (State state = nfa_.layer_begin[i]; state < nfa_.layer_begin[i + 1]; ++state) {
                nfa_.transition_begin.push_back(static_cast<std::uint32_t>(nfa_.transitions.size()));
                for (; link != kept.end() && link->from == state; ++link) {
                    nfa_.transitions.push_back({link->symbols, link->to});
                }
            }
        }
        nfa_.transition_begin.push_back(static_cast<std::uint32_t>(nfa_.transitions.size()));
    }

    const Layers& layers_;
    LayeredNfa nfa_;
    std::vector<std::vector<std::uint8_t>> alive_;  // by layer and state
    std::vector<std::vector<State>> numbers_;       // by layer and state: its number in nfa_
};

}  // namespace

std::optional<LayeredNfa> unroll_lookaround(const RegexTree& tree, const AlphabetCharacters& characters,
                                            std::size_t length, TransitionLimit limit) {
    const auto program = compile_lookaround(tree, characters, length, limit);
    if (!program) return std::nullopt;
    const SymbolClasses classes(program->sets, characters);
    if (limit.is_exceeded(length * (classes.size() + 1))) return std::nullopt;
    LookaroundSimulation simulation(*program, classes, characters);
    Layers layers = all_strings(classes, length, words_for(program->bodies.size()));
    for (const auto& bodies : order_into_stages(*program)) {
        if (bodies.empty()) continue;
        auto refined = Sweep(*program, simulation, bodies, layers, classes.size()).run(limit);
        if (!refined) return std::nullopt;
        layers = std::move(*refined);
    }
    if (limit.is_over()) return std::nullopt;
    return Trim(layers, *program, classes).take();
}

}  // namespace sator::language
