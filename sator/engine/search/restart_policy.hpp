#pragma once

#include <cstdint>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/search/search_options.hpp"

namespace sator::engine {

/// When a search begins again from the top. The interval between two restarts, in conflicts, grows
/// geometrically, so that the last run costs most. That is the one that goes through the whole tree if there
/// is no solution (T. Walsh, "Search in a small world", IJCAI 1999).
///
/// Short runs try their luck. Long ones grow fast, because a proof costs the last run and all before it. What
/// has been learnt is not lost at a restart, so that runs may stay short for longer while the search learns.
class RestartPolicy {
  public:
    /// `options` must outlive this.
    explicit RestartPolicy(const SearchOptions& options) : options_(options) {}

    /// Begins a question. The first run lasts `interval` conflicts, or `restart_first` if that is more.
    void begin(double interval);
    bool is_due(std::uint64_t conflicts) const { return conflicts >= next_at_; }
    /// A run ends after `conflicts` conflicts of the question.
    void restart(std::uint64_t conflicts, bool is_learning);
    /// Length of the present run, in conflicts.
    double interval() const { return interval_; }

  private:
    const SearchOptions& options_;
    double interval_ = 0;
    std::uint64_t next_at_ = 0;  // in conflicts
};

}  // namespace sator::engine
