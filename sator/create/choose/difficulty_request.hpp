#pragma once

#include <expected>
#include <optional>
#include <string>

#include "sator/create/requests/create_options.hpp"
#include "sator/create/requests/made_puzzle.hpp"

namespace sator::create {

/// The comparison of a rating with the request.
enum class DifficultyFit : std::uint8_t {
    TooEasy,
    Fits,
    TooHard,
    IllShaped,  ///< the grade is right, but the puzzle has a bottleneck
};

/// The difficulty that is asked for. Up to grade 8, and if nothing else is asked for, a puzzle needs no trial.
class DifficultyRequest {
  public:
    /// Returns an error if no technique has the label `hardest`.
    static std::expected<DifficultyRequest, CreateFailure> of(const CreateOptions& options);

    bool is_any() const { return !grades_ && !hardest_ && !refuses_trials_; }
    /// Whether nothing is asked for.
    bool is_usual() const { return !grades_ && !hardest_; }
    /// Whether a puzzle can be too easy.
    bool has_least() const { return grades_.has_value(); }
    /// Whether no puzzle that needs a trial fits: a rating may stop there.
    bool refuses_trials() const { return refuses_trials_; }
    DifficultyFit fit(const Rating& rating) const;
    /// Returns how far a rating is from the request; 0 if it fits.
    double distance(const Rating& rating) const;
    /// Returns the request in words: "grade 4 with no step harder than a hidden pair".
    std::string words() const;

  private:
    std::optional<GradeRange> grades_;
    std::optional<Technique> hardest_;
    bool refuses_trials_ = false;
};

/// Returns whether the way to the solution has no bottleneck: at least a third of its effort lies outside its hardest step, and the
/// narrow steps are not all in one stretch.
bool has_good_shape(const Rating& rating);

}  // namespace sator::create
