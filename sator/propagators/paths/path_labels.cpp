// The label of a vertex says on which path it lies. Three propagators hold what lines and labels demand of each other.
#include "sator/propagators/paths/path_labels.hpp"

#include <algorithm>

#include "sator/propagators/basic/bound_losses.hpp"

namespace sator::propagators {

namespace {

/// Whether a variable is at several positions of a small scope. Reasons are then the plain ones.
bool has_repeated_variable(const DomainsBefore& before) {
    const auto variables = before.variables();
    for (std::size_t i = 1; i < variables.size(); ++i) {
        if (std::ranges::find(variables.first(i), variables[i]) != variables.first(i).end()) return true;
    }
    return false;
}

}  // namespace

Propagation SameLabel::propagate(Scope& scope, Changed /*changed*/, Scratch& /*scratch*/) const {
    const Light light = light_of(scope[0], values_);
    if (light == Light::Off) return Propagation::Entailed;
    std::vector<Word> common(scope[1].word_count());
    Word any = 0;
    for (std::size_t i = 0; i < common.size(); ++i) {
        common[i] = scope[1].word(i) & scope[2].word(i);
        if (i == 0) common[i] &= ~(Word{1} << kNoPath);
        any |= common[i];
    }
    if (any == 0) {
        if (light == Light::On || !decide(scope, 0, values_, Light::Off)) return Propagation::Conflict;
        return Propagation::Entailed;
    }
    if (light == Light::Open) return Propagation::Fixpoint;
    if (!scope.keep(1, common) || !scope.keep(2, common)) return Propagation::Conflict;
    return scope[1].is_fixed() ? Propagation::Entailed : Propagation::Fixpoint;
}

/// A label is lost because the other vertex lacks it. The line is off because each label is lacking at one of the two.
Reason SameLabel::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    if (has_repeated_variable(before)) return Propagator::quick_reason(removals, before);
    Reason reason;
    add_losses_beyond_bounds(removals, before, reason);
    LightReason lights(before, values_, reason);
    bool is_line_decided = removals.empty();
    if (removals.empty()) lights.add(0);
    for_each_removed(removals, before, [&](std::uint32_t position, Value label) {
        if (position == 0) {
            is_line_decided = true;
            return;
        }
        lights.add(0);
        const std::uint32_t other = 3 - position;
        if (label != kNoPath && before.initial(other).contains(label))
            reason.push_back({other, Literal::Relation::NotEqual, label});
    });
    if (!is_line_decided) return reason;
    before.initial(1).for_each([&](Value label) {
        if (label == kNoPath || !before.initial(2).contains(label)) return;
        const std::uint32_t lacks = before[1].contains(label) ? 2 : 1;
        reason.push_back({lacks, Literal::Relation::NotEqual, label});
    });
    return reason;
}

/// Returns the lines, from 0, that may lead on with the label.
template <class Domains>
std::vector<std::uint32_t> LabelSupport::supports(const Domains& domains, Value label) const {
    std::vector<std::uint32_t> found;
    const auto lines = static_cast<std::uint32_t>((domains.size() - 1) / 2);
    for (std::uint32_t i = 0; i < lines; ++i) {
        if (light_of(domains[1 + i], values_) != Light::Off && domains[1 + lines + i].contains(label))
            found.push_back(i);
    }
    return found;
}

Propagation LabelSupport::propagate(Scope& scope, Changed /*changed*/, Scratch& /*scratch*/) const {
    const std::size_t lines = (scope.size() - 1) / 2;
    std::vector<Light> lights(lines);
    for (std::size_t i = 0; i < lines; ++i) lights[i] = light_of(scope[1 + i], values_);
    std::vector<Word> kept(scope[0].words().begin(), scope[0].words().end());
    std::uint64_t needed = ~std::uint64_t{0};  // by line: all labels left need it
    scope[0].for_each([&](Value label) {
        if (label == kNoPath) {
            needed = 0;
            return;
        }
        std::uint32_t count = 0;
        std::uint64_t found = 0;
        for (std::size_t i = 0; i < lines; ++i) {
            if (lights[i] == Light::Off || !scope[1 + lines + i].contains(label)) continue;
            ++count;
            found |= std::uint64_t{1} << i;
        }
        const auto bit = static_cast<std::size_t>(label);
        if (count < lines_)
            kept[bit / kWordBits] &= ~(Word{1} << bit % kWordBits);
        else
            needed &= count == lines_ ? found : 0;
    });
    scope.begin_step();
    if (!scope.keep(0, kept)) return Propagation::Conflict;
    scope.begin_step();
    for (std::size_t i = 0; i < lines; ++i) {
        if ((needed >> i & 1) != 0 && lights[i] == Light::Open && !decide(scope, 1 + i, values_, Light::On))
            return Propagation::Conflict;
    }
    return Propagation::Fixpoint;
}

/// Adds that the vertex lacks the label, or why fewer than `wanted` lines lead on with it. Returns false if more do.
bool LabelSupport::add_lack(Value label, std::uint32_t wanted, const DomainsBefore& before,
                            LightReason& lights, Reason& reason) const {
    const auto lines = static_cast<std::uint32_t>((before.size() - 1) / 2);
    const auto found = supports(before, label);
    if (found.size() >= wanted) return false;
    std::size_t rest = lines + 1 - std::min(wanted, lines + 1);  // the number of lines that must not lead on
    for (std::uint32_t i = 0; i < lines && rest > 0; ++i) {
        if (std::ranges::find(found, i) != found.end()) continue;
        --rest;
        if (light_of(before[1 + i], values_) == Light::Off)
            lights.add(1 + i);
        else if (before.initial(1 + lines + i).contains(label))
            reason.push_back({1 + lines + i, Literal::Relation::NotEqual, label});
    }
    return true;
}

Reason LabelSupport::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    if (has_repeated_variable(before)) return Propagator::quick_reason(removals, before);
    Reason reason;
    add_losses_beyond_bounds(removals, before, reason);
    LightReason lights(before, values_, reason);
    bool is_told = true, is_line_decided = removals.empty();
    for_each_removed(removals, before, [&](std::uint32_t position, Value label) {
        if (position == 0)
            is_told = is_told && add_lack(label, lines_, before, lights, reason);
        else
            is_line_decided = true;
    });
    if (is_line_decided) {
        before.initial(0).for_each([&](Value label) {
            if (!before[0].contains(label))
                reason.push_back({0, Literal::Relation::NotEqual, label});
            else
                is_told =
                    is_told && add_lack(label, lines_ + (removals.empty() ? 0 : 1), before, lights, reason);
        });
    }
    return is_told ? reason : Propagator::quick_reason(removals, before);
}

/// Returns the labels that come to each vertex, as words. Labels spread together.
template <class Domains>
std::vector<Word> LabelReach::reached(const Domains& domains) const {
    const std::size_t lines = graph_.line_count(), vertices = graph_.vertex_count();
    const std::size_t words = domains[lines].word_count();
    std::vector<Word> found(vertices * words, 0);
    std::vector<LineGraph::Vertex> waiting;
    std::vector<std::uint8_t> is_waiting(vertices, 0), is_off(lines, 0);
    for (std::size_t line = 0; line < lines; ++line)
        is_off[line] = light_of(domains[line], values_) == Light::Off ? 1 : 0;
    const auto wait = [&](LineGraph::Vertex v) {
        if (is_waiting[v] != 0) return;
        is_waiting[v] = 1;
        waiting.push_back(v);
    };
    for (const Source& source : sources_) {
        if (!domains[lines + source.vertex].contains(static_cast<Value>(source.label))) continue;
        set_bit(std::span(found).subspan(source.vertex * words, words), source.label);
        wait(source.vertex);
    }
    for (std::size_t next = 0; next < waiting.size(); ++next) {
        const LineGraph::Vertex v = waiting[next];
        is_waiting[v] = 0;
        for (const LineGraph::Line line : graph_.lines_at(v)) {
            if (is_off[line] != 0) continue;
            const LineGraph::Vertex other = graph_.other_end(line, v);
            const Domain domain = domains[lines + other];
            Word added = 0;
            for (std::size_t i = 0; i < words; ++i) {
                const Word more = found[v * words + i] & domain.word(i) & ~found[other * words + i];
                found[other * words + i] |= more;
                added |= more;
            }
            if (added != 0) wait(other);
        }
    }
    for (LineGraph::Vertex v = 0; v < vertices; ++v) found[v * words] |= Word{1} << kNoPath;
    return found;
}

Propagation LabelReach::propagate(Scope& scope, Changed /*changed*/, Scratch& /*scratch*/) const {
    const std::vector<Word> found = reached(scope);
    const std::size_t words = found.size() / graph_.vertex_count();
    for (LineGraph::Vertex v = 0; v < graph_.vertex_count(); ++v) {
        if (!scope.keep(graph_.line_count() + v, std::span(found).subspan(v * words, words)))
            return Propagation::Conflict;
    }
    return Propagation::Fixpoint;
}

/// Adds why the label does not come to the vertex: nothing leads to the vertices from which it might.
void LabelReach::add_cut(LineGraph::Vertex vertex, Value label, const DomainsBefore& before,
                         LightReason& lights, Reason& reason) const {
    const auto lines = static_cast<std::uint32_t>(graph_.line_count());
    std::vector<std::uint8_t> part(graph_.vertex_count(), 0);
    flood_lines(
        graph_, vertex, part,
        [&](LineGraph::Line line) { return light_of(before[line], values_) != Light::Off; },
        [&](LineGraph::Vertex v) { return before[lines + v].contains(label); });
    std::vector<std::uint8_t> is_told(graph_.vertex_count(), 0);
    for (std::uint32_t line = 0; line < lines; ++line) {
        const auto [a, b] = graph_.ends(line);
        if (part[a] == part[b]) continue;
        const LineGraph::Vertex beyond = part[a] != 0 ? b : a;
        if (before[lines + beyond].contains(label)) {
            lights.add(line);
        } else if (is_told[beyond] == 0 && before.initial(lines + beyond).contains(label)) {
            is_told[beyond] = 1;
            reason.push_back({lines + beyond, Literal::Relation::NotEqual, label});
        }
    }
}

/// Adds why no label is left for a vertex. Returns false if each has one.
bool LabelReach::add_conflict(const DomainsBefore& before, LightReason& lights, Reason& reason) const {
    const auto lines = static_cast<std::uint32_t>(graph_.line_count());
    const std::vector<Word> found = reached(before);
    const std::size_t words = found.size() / graph_.vertex_count();
    for (LineGraph::Vertex v = 0; v < graph_.vertex_count(); ++v) {
        const Domain domain = before[lines + v];
        bool is_left = false;
        for (std::size_t i = 0; i < words; ++i)
            is_left = is_left || (domain.word(i) & found[v * words + i]) != 0;
        if (is_left) continue;
        before.initial(lines + v).for_each([&](Value label) {
            if (before[lines + v].contains(label))
                add_cut(v, label, before, lights, reason);
            else
                reason.push_back({lines + v, Literal::Relation::NotEqual, label});
        });
        return true;
    }
    return false;
}

Reason LabelReach::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    const auto lines = static_cast<std::uint32_t>(graph_.line_count());
    Reason reason;
    add_losses_beyond_bounds(removals, before, reason);
    LightReason lights(before, values_, reason);
    if (removals.empty())
        return add_conflict(before, lights, reason) ? reason : Propagator::quick_reason(removals, before);
    if (std::ranges::any_of(removals, [&](const Literal& removal) { return removal.position < lines; }))
        return Propagator::quick_reason(removals, before);
    for_each_removed(removals, before, [&](std::uint32_t position, Value label) {
        add_cut(position - lines, label, before, lights, reason);
    });
    return reason;
}

}  // namespace sator::propagators
