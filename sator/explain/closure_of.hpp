#pragma once

#include <optional>
#include <span>

#include "sator/explain/study.hpp"

namespace sator {

/// The propagators of some rules together: of one rule those that the study keeps, of several made anew.
class ClosureOf {
  public:
    /// `rules` must not be empty, `study` must outlive this.
    ClosureOf(const Study& study, std::span<const RuleId> rules) {
        if (rules.size() > 1) made_.emplace(study.propagators(), rules, &study.watch());
        closure_ = made_ ? &*made_ : &study.closure(rules[0]);
    }
    ClosureOf(const ClosureOf&) = delete;
    ClosureOf& operator=(const ClosureOf&) = delete;

    Closure& operator*() const { return *closure_; }

  private:
    std::optional<Closure> made_;
    Closure* closure_ = nullptr;
};

}  // namespace sator
