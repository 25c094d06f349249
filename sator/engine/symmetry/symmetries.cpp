// All automorphisms of the model's graph, by individualisation and refinement. Colours are refined until
// vertices of one colour have neighbours of the same colours. Then a variable gets a colour of its own: on
// the fixed side always the same variable, on the other side each variable of its colour in turn (McKay and
// Piperno, "Practical graph isomorphism, II", 2014, but without their pruning, because all automorphisms are
// wanted). Colours are ranks of hashes that do not depend on how vertices are numbered, so that no
// automorphism is missed. Each one found is checked, so that a hash collision does no harm.
#include "sator/engine/symmetry/symmetries.hpp"

#include <algorithm>
#include <numeric>
#include <optional>

#include "sator/base/hash.hpp"
#include "sator/engine/symmetry/symmetry_graph.hpp"

namespace sator::engine {

namespace {

/// The most edges that may be visited, counted at each visit.
constexpr std::uint64_t kMostSteps = 400'000;

using Colour = std::uint32_t;

/// The vertices' colours, numbered without gaps. If two colourings have different traces, they were refined
/// in different ways.
struct Colouring {
    std::vector<Colour> colours;
    std::size_t count = 0;
    std::size_t trace = 0;
};

class SymmetrySearch {
  public:
    SymmetrySearch(const SymmetryGraph& graph, std::size_t cells) : graph_(graph), cells_(cells) {}

    std::vector<Symmetry> all() {
        if (!individualise_all() || !extend(0, start())) return {};
        std::ranges::sort(found_);
        found_.erase(std::ranges::unique(found_).begin(), found_.end());
        std::erase_if(found_, [](const Symmetry& s) { return std::ranges::is_sorted(s); });
        return std::move(found_);
    }

  private:
    Colouring start() {
        Colouring colouring;
        for (std::size_t v = 0; v < graph_.size(); ++v) colouring.colours.push_back(graph_.initial_colour(v));
        refine(colouring);
        return colouring;
    }

    /// Refines: colours each vertex by its colour and those of its neighbours, until the number of colours
    /// stays.
    void refine(Colouring& colouring) {
        hashes_.resize(graph_.size());
        for (std::size_t before = 0; steps_ <= kMostSteps; before = colouring.count) {
            steps_ += graph_.edge_count() + graph_.size();
            for (std::size_t v = 0; v < graph_.size(); ++v) {
                std::size_t neighbours = 0;
                for (const auto& [u, role] : graph_.edges(v))
                    neighbours += hash_of({colouring.colours[u], role});
                hashes_[v] = hash_of({colouring.colours[v], neighbours});
            }
            ranks_ = hashes_;
            std::ranges::sort(ranks_);
            for (const std::size_t hash : ranks_) colouring.trace = hash_of({colouring.trace, hash});
            ranks_.erase(std::ranges::unique(ranks_).begin(), ranks_.end());
            colouring.count = ranks_.size();
            if (colouring.count == before) return;
            for (std::size_t v = 0; v < graph_.size(); ++v) {
                colouring.colours[v] =
                    static_cast<Colour>(std::ranges::lower_bound(ranks_, hashes_[v]) - ranks_.begin());
            }
        }
    }

    void individualise(Colouring& colouring, std::size_t variable) {
        colouring.colours[variable] = static_cast<Colour>(colouring.count);
        refine(colouring);
    }

    /// Returns the first variable that shares its colour with another, if any.
    std::optional<std::size_t> target_variable(const Colouring& colouring) const {
        std::vector<std::uint32_t> members(colouring.count, 0);
        for (std::size_t v = 0; v < graph_.variables(); ++v) ++members[colouring.colours[v]];
        for (std::size_t v = 0; v < graph_.variables(); ++v) {
            if (members[colouring.colours[v]] > 1) return v;
        }
        return std::nullopt;
    }

    /// The fixed side: individualises variables until each has its own colour. Returns false if that takes
    /// too long.
    bool individualise_all() {
        fixed_.push_back(start());
        for (auto variable = target_variable(fixed_.back()); variable && steps_ <= kMostSteps;
             variable = target_variable(fixed_.back())) {
            individualised_.push_back(*variable);
            Colouring next = fixed_.back();
            individualise(next, *variable);
            fixed_.push_back(std::move(next));
        }
        return steps_ <= kMostSteps;
    }

    /// The other side: tries all variables that look like the fixed side's. Returns false if that takes too
    /// long.
    bool extend(std::size_t level, const Colouring& here) {
        const Colouring& there = fixed_[level];
        if (steps_ > kMostSteps || found_.size() > kMostSymmetries) return false;
        if (here.count != there.count || here.trace != there.trace) return true;
        if (level == individualised_.size()) {
            record_automorphism(here);
            return true;
        }
        const Colour colour = there.colours[individualised_[level]];
        for (std::size_t v = 0; v < graph_.variables(); ++v) {
            if (here.colours[v] != colour) continue;
            Colouring next = here;
            individualise(next, v);
            if (!extend(level + 1, next)) return false;
        }
        return true;
    }

    void record_automorphism(const Colouring& here) {
        const std::vector<Colour>& there = fixed_.back().colours;
        std::vector<std::uint32_t> of_colour(here.count), image(graph_.variables());
        for (std::uint32_t v = 0; v < graph_.variables(); ++v) of_colour[here.colours[v]] = v;
        for (std::size_t v = 0; v < graph_.variables(); ++v) image[v] = of_colour[there[v]];
        steps_ += graph_.edge_count();
        if (graph_.is_automorphism(image))
            found_.emplace_back(image.begin(), image.begin() + static_cast<std::ptrdiff_t>(cells_));
    }

    const SymmetryGraph& graph_;
    std::size_t cells_;
    std::vector<Colouring> fixed_;
    std::vector<std::size_t> individualised_;
    std::vector<Symmetry> found_;
    std::uint64_t steps_ = 0;
    std::vector<std::size_t> hashes_, ranks_;
};

}  // namespace

std::vector<Symmetry> symmetries(const Model& model, const Store& store) {
    return SymmetrySearch(SymmetryGraph(model, store), model.cell_count()).all();
}

}  // namespace sator::engine
