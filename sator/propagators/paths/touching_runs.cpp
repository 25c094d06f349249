// Along a track, a run that counts must have a length that is still possible: a sweep forwards and one backwards find for each position
// whether it can be lit, and whether it can be off. Over all tracks, a length that a single run can have is that run's.
#include "sator/propagators/paths/touching_runs.hpp"

#include <algorithm>
#include <optional>
#include <set>

#include "sator/engine/counting/value_classes.hpp"
#include "sator/propagators/basic/bound_losses.hpp"
#include "sator/propagators/basic/light_findings.hpp"

namespace sator::propagators {

namespace {

using Track = RunsDemand::Track;

/// A run of the positions from `first` up to, but not including, `end`.
struct RunOfTrack {
    const Track* track = nullptr;
    std::size_t first = 0, end = 0;

    std::uint32_t length() const { return static_cast<std::uint32_t>(end - first); }
};

class RunsLook {
  public:
    RunsLook(const RunsDemand& demand, const Lights& lights) : demand_(demand), lights_(lights) {
        for (const Track& track : demand_.tracks) find_runs(track);
        std::set<std::uint32_t> known(demand_.lengths.begin(), demand_.lengths.end());
        for (const RunOfTrack& run : runs_) {
            if (is_certain(run)) known.insert(run.length());
        }
        known_.assign(known.begin(), known.end());
    }

    /// Returns what follows; nullopt if the lights conflict.
    std::optional<LightFindings> findings() {
        const std::size_t count = demand_.lengths.size() + demand_.unknown;
        if (known_.size() > count) return std::nullopt;
        has_all_ = known_.size() == count;
        std::set<std::uint32_t> possible;
        for (const RunOfTrack& run : runs_) possible.insert(run.length());
        if (possible.size() < count) return std::nullopt;
        for (const std::uint32_t length : demand_.lengths) {
            if (!possible.contains(length)) return std::nullopt;
            const auto has_length = [&](const RunOfTrack& run) { return run.length() == length; };
            if (std::ranges::count_if(runs_, has_length) == 1) draw(*std::ranges::find_if(runs_, has_length));
        }
        for (const Track& track : demand_.tracks) {
            if (!sweep(track)) return std::nullopt;
        }
        return std::move(found_);
    }

  private:
    Light light(const Track& track, std::size_t at) const { return lights_[track.positions[at]]; }
    bool is_possible(const Track& track, std::size_t first, std::size_t end) const {
        if (first > 0 && light(track, first - 1) == Light::On) return false;
        if (end < track.positions.size() && light(track, end) == Light::On) return false;
        for (std::size_t at = first; at < end; ++at) {
            if (light(track, at) == Light::Off) return false;
        }
        return true;
    }
    static bool counts(const Track& track, std::size_t first, std::size_t end) {
        return std::find(track.is_touched.begin() + static_cast<std::ptrdiff_t>(first),
                         track.is_touched.begin() + static_cast<std::ptrdiff_t>(end) + 1,
                         1) != track.is_touched.begin() + static_cast<std::ptrdiff_t>(end) + 1;
    }
    bool is_certain(const RunOfTrack& run) const {
        for (std::size_t at = run.first; at < run.end; ++at) {
            if (light(*run.track, at) != Light::On) return false;
        }
        return (run.first == 0 || light(*run.track, run.first - 1) == Light::Off) &&
               (run.end == run.track->positions.size() || light(*run.track, run.end) == Light::Off);
    }
    void find_runs(const Track& track) {
        for (std::size_t first = 0; first < track.positions.size(); ++first) {
            for (std::size_t end = first + 1;
                 end <= track.positions.size() && light(track, end - 1) != Light::Off; ++end) {
                if (counts(track, first, end) && is_possible(track, first, end))
                    runs_.push_back({&track, first, end});
            }
        }
    }
    bool may_be(const Track& track, std::size_t first, std::size_t end) const {
        if (!counts(track, first, end)) return true;
        const auto length = static_cast<std::uint32_t>(end - first);
        return (demand_.unknown > 0 && !has_all_) || std::ranges::binary_search(known_, length);
    }
    void decide(std::uint32_t position, Light light) {
        if (lights_[position] == Light::Open) found_.emplace_back(position, light);
    }
    void draw(const RunOfTrack& run) {
        for (std::size_t at = run.first; at < run.end; ++at) decide(run.track->positions[at], Light::On);
        if (run.first > 0) decide(run.track->positions[run.first - 1], Light::Off);
        if (run.end < run.track->positions.size()) decide(run.track->positions[run.end], Light::Off);
    }

    /// A gap is a position that is off, or one of both ends of the track. Each run goes from a gap to the next one.
    bool sweep(const Track& track) {
        const std::size_t size = track.positions.size();
        // Index i: the gap before position i, i.e. position i - 1 is off, or i is 0; index size + 1 is the end.
        std::vector<std::uint8_t> forwards(size + 2, 0), backwards(size + 2, 0);
        const auto may_be_gap = [&](std::size_t gap) {
            return gap == 0 || gap == size + 1 || light(track, gap - 1) != Light::On;
        };
        const auto leads = [&](std::size_t from, std::size_t to) {
            const std::size_t first = from, end = to - 1;
            if (first == end) return true;
            for (std::size_t at = first; at < end; ++at) {
                if (light(track, at) == Light::Off) return false;
            }
            return may_be(track, first, end);
        };
        forwards[0] = backwards[size + 1] = 1;
        for (std::size_t to = 1; to <= size + 1; ++to) {
            for (std::size_t from = 0; from < to && forwards[to] == 0 && may_be_gap(to); ++from)
                forwards[to] = forwards[from] != 0 && leads(from, to) ? 1 : 0;
        }
        if (forwards[size + 1] == 0) return false;
        std::vector<std::uint8_t> can_be_lit(size, 0), can_be_off(size, 0);
        for (std::size_t from = size + 1; from-- > 0;) {
            for (std::size_t to = from + 1; to <= size + 1 && may_be_gap(from); ++to) {
                if (backwards[to] == 0 || !leads(from, to)) continue;
                backwards[from] = 1;
                if (forwards[from] == 0) continue;
                for (std::size_t at = from; at + 1 < to; ++at) can_be_lit[at] = 1;
                if (from > 0) can_be_off[from - 1] = 1;
                if (to <= size) can_be_off[to - 1] = 1;
            }
        }
        for (std::size_t at = 0; at < size; ++at) {
            if (can_be_lit[at] == 0 && can_be_off[at] == 0) return false;
            if (can_be_lit[at] == 0) decide(track.positions[at], Light::Off);
            if (can_be_off[at] == 0) decide(track.positions[at], Light::On);
        }
        return true;
    }

    const RunsDemand& demand_;
    const Lights& lights_;
    std::vector<RunOfTrack> runs_;      // those that count and are possible
    std::vector<std::uint32_t> known_;  // lengths that are there, in ascending order
    bool has_all_ = false;              // no other length may be there
    LightFindings found_;
};

}  // namespace

Propagation TouchingRuns::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    return decide_findings(scope, scratch, values_,
                           [&](const Lights& lights) { return RunsLook(demand_, lights).findings(); });
}

Reason TouchingRuns::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    return reason_of_decided_lights(removals, before, values_);
}

void TouchingRuns::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

std::vector<std::uint32_t> lengths_of_runs(const RunsDemand& demand, const Lights& lights) {
    std::set<std::uint32_t> lengths;
    for (const Track& track : demand.tracks) {
        std::uint32_t length = 0;
        bool is_touching = false;
        for (std::size_t at = 0; at <= track.positions.size(); ++at) {
            const bool is_lit = at < track.positions.size() && lights[track.positions[at]] == Light::On;
            if (is_lit || length > 0) is_touching = is_touching || track.is_touched[at] != 0;
            if (is_lit) {
                ++length;
                continue;
            }
            if (length > 0 && is_touching) lengths.insert(length);
            length = 0;
            is_touching = false;
        }
    }
    return {lengths.begin(), lengths.end()};
}

}  // namespace sator::propagators
