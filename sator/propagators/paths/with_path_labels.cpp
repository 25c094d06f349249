// Replaces LabelledPaths by an auxiliary for each vertex and small propagators about it. Lines, degrees and labels determine each other:
// without cycles, lit lines are paths from end to end, a label goes along them, and a vertex without line has none.
#include "sator/propagators/paths/with_path_labels.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <vector>

#include "sator/propagators/loops/line_degree.hpp"
#include "sator/propagators/loops/no_cycles.hpp"
#include "sator/propagators/paths/labelled_paths.hpp"
#include "sator/propagators/paths/path_labels.hpp"

namespace sator::propagators {

namespace {

/// The most labels of all vertices together.
constexpr std::size_t kMostLabelsOfVertices = std::size_t{1} << 22;
/// The most lines at a vertex.
constexpr std::size_t kMostLinesAtVertex = 32;

/// A path with an end that fits all labels has no label of its own: its paths stay as they are.
bool can_have_labels(const PathsDemand& demand, std::span<const VariableId> scope) {
    std::vector<VariableId> sorted(scope.begin(), scope.end());
    std::ranges::sort(sorted);
    const LineGraph& graph = demand.graph;
    bool is_small = scope.size() == graph.line_count() && std::ranges::adjacent_find(sorted) == sorted.end();
    std::size_t ends = 0;
    for (LineGraph::Vertex v = 0; v < graph.vertex_count(); ++v) {
        is_small = is_small && graph.lines_at(v).size() <= kMostLinesAtVertex &&
                   demand.label[v] != PathsDemand::kAnyLabel;
        ends += demand.is_end(v) ? 1 : 0;
    }
    return is_small && ends > 0 && ends * graph.vertex_count() <= kMostLabelsOfVertices;
}

class LabelPoster {
  public:
    LabelPoster(Model& model, const LabelledPaths& paths, std::span<const VariableId> lines)
        : model_(model),
          demand_(paths.demand()),
          graph_(demand_.graph),
          values_(paths.values().begin(), paths.values().end()),
          lines_(lines) {}

    void post() {
        add_labels();
        post_at_lines();
        post_at_vertices();
        std::vector<VariableId> all(lines_.begin(), lines_.end());
        model_.post(std::make_shared<const NoCycles>(
                        graph_, std::vector<std::vector<Word>>(graph_.line_count(), values_)),
                    all);
        all.insert(all.end(), labels_.begin(), labels_.end());
        model_.post(std::make_shared<const LabelReach>(graph_, std::move(sources_), values_), all);
    }

  private:
    void add_labels() {
        std::map<std::uint32_t, std::uint32_t> number;  // of each label, from 1 on
        for (const std::uint32_t label : demand_.label) {
            if (label != PathsDemand::kNoEnd)
                number.emplace(label, static_cast<std::uint32_t>(number.size()) + 1);
        }
        for (LineGraph::Vertex v = 0; v < graph_.vertex_count(); ++v) {
            std::vector<Word> candidates(words_for(number.size() + 1), 0);
            if (demand_.is_end(v)) {
                set_bit(candidates, number.at(demand_.label[v]));
                sources_.push_back({v, number.at(demand_.label[v])});
            } else {
                for (std::size_t label = demand_.visits_all ? 1 : 0; label <= number.size(); ++label)
                    set_bit(candidates, label);
            }
            labels_.push_back(model_.auxiliary(candidates));
        }
        keep_first_of_pairs();
    }

    /// If a label has two ends, all of its path hangs together with the first.
    void keep_first_of_pairs() {
        std::map<std::uint32_t, std::size_t> ends, met;
        for (const auto& source : sources_) ++ends[source.label];
        std::erase_if(sources_, [&](const LabelReach::Source& source) {
            return ends[source.label] == 2 && ++met[source.label] == 2;
        });
    }

    void post_at_lines() {
        const auto same = std::make_shared<const SameLabel>(values_);
        for (LineGraph::Line line = 0; line < graph_.line_count(); ++line) {
            const auto [a, b] = graph_.ends(line);
            model_.post(same, {lines_[line], labels_[a], labels_[b]});
        }
    }

    void post_at_vertices() {
        const std::vector<Word> no_path{Word{1} << kNoPath};
        const auto end = std::make_shared<const LabelSupport>(values_, 1);
        const auto inside = std::make_shared<const LabelSupport>(values_, 2);
        const auto degree =
            std::make_shared<const LineDegree>(values_, Degrees{2}, LineDegree::Switch{no_path, Degrees{0}});
        for (LineGraph::Vertex v = 0; v < graph_.vertex_count(); ++v) {
            std::vector<VariableId> at, support{labels_[v]};
            for (const LineGraph::Line line : graph_.lines_at(v)) at.push_back(lines_[line]);
            support.insert(support.end(), at.begin(), at.end());
            for (const LineGraph::Line line : graph_.lines_at(v))
                support.push_back(labels_[graph_.other_end(line, v)]);
            model_.post(demand_.is_end(v) ? end : inside, support);
            at.push_back(labels_[v]);
            if (!demand_.is_end(v)) model_.post(degree, at);
        }
    }

    Model& model_;
    const PathsDemand& demand_;
    const LineGraph& graph_;
    std::vector<Word> values_;
    std::span<const VariableId> lines_;
    std::vector<VariableId> labels_;  // by vertex
    std::vector<LabelReach::Source> sources_;
};

}  // namespace

std::optional<Model> with_path_labels(const Model& model, LimitWatch& watch) {
    const auto labelled = [&](PropagatorId id) {
        const auto* paths =
            dynamic_cast<const LabelledPaths*>(model.propagators()[id.index()].propagator.get());
        return paths != nullptr && can_have_labels(paths->demand(), model.scope_of(id)) ? paths : nullptr;
    };
    std::size_t replaced = 0;
    for (std::size_t p = 0; p < model.propagators().size(); ++p)
        replaced += labelled(PropagatorId(p)) ? 1 : 0;
    if (replaced == 0) return std::nullopt;
    Model with = model.without_propagators();
    for (std::size_t p = 0; p < model.propagators().size(); ++p) {
        const PropagatorId id(p);
        if (watch.is_over(model.scope_of(id).size())) return std::nullopt;
        const LabelledPaths* const paths = labelled(id);
        if (paths == nullptr) {
            with.repost(model, id);
            continue;
        }
        with.begin_rule(model.propagators()[p].rule);
        LabelPoster(with, *paths, model.scope_of(id)).post();
    }
    return with;
}

}  // namespace sator::propagators
