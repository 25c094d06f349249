#pragma once

#include <optional>
#include <vector>

#include "sator/create/choose/difficulty_request.hpp"
#include "sator/create/regex/crossword_draft.hpp"
#include "sator/create/regex/crossword_proof.hpp"

namespace sator::create {

/// The style that the clues of a crossword should have.
struct ClueRequest {
    DifficultyRequest difficulty;
    GradeRange grades;  ///< the range that the search aims at; the whole scale if the caller has no request
    /// The requested openness of a clue by itself, in bits a cell: the search starts there.
    double openness = 1.5;
    /// From 0 to 1: how gladly references, lookarounds and exceptions are taken.
    double creativity = 0.3;
    /// Whether a clue may leave one string by itself.
    bool may_give_away = false;
    /// The effort must be higher than this, and this number of clues must be creative: those of an easier crossword over the same
    /// answer.
    double harder_than = 0;
    std::size_t least_creative = 0;
    /// The limit on the crosswords that are rated.
    std::size_t rated = 150;
};

/// Finds clues for one answer. Counter-example guided: it starts with loose clues, asks the solver for counterexamples, tightens
/// clues until none is left, and then exchanges clues until the rating is as requested.
class CrosswordSearch {
  public:
    /// The references must outlive the search. `pools`: one for each line of the frame.
    CrosswordSearch(const CrosswordFrame& frame, std::vector<CluePool>& pools, CrosswordProver& prover,
                    const ClueRequest& request, RandomSource& random)
        : draft_(frame, pools), prover_(prover), request_(request), random_(random) {
        draft_.may_give_away = request.may_give_away;
    }

    /// Returns whether a crossword with one solution was found. Then `texts` and `rating` are its clues and its rating, the
    /// nearest to the request that was found.
    bool run();

    const std::vector<std::string>& texts() const { return best_texts_; }
    const std::optional<explain::Rating>& rating() const { return best_rating_; }
    /// The number of creative clues: those with references or lookarounds.
    std::size_t creative_clues() const { return best_creative_; }
    bool fits() const { return fits_; }

  private:
    bool start_loosely();
    bool place_loosely(std::size_t clue);
    bool exclude_counterexamples();
    bool tighten();
    bool is_over() const { return prover_.limits().reached().has_value(); }

    void climb();
    std::optional<explain::Rating> rate_on_the_way();
    /// Exchanges one clue so that the crossword gets harder or easier. Returns whether it is still unique and another.
    bool exchange(bool harder);
    std::optional<std::size_t> other_candidate(std::size_t clue, bool harder);
    bool fits(const explain::Rating& rating) const;
    std::size_t count_creative() const;
    double off_target(const explain::Rating& rating) const;
    /// Rates more exactly, and keeps the crossword if it is the best so far. Returns whether it fits.
    bool keep_if_best();

    /// The cost of a candidate: an unusual form, and more or less open than requested.
    double cost(std::size_t clue, std::size_t candidate);

    CrosswordDraft draft_;
    CrosswordProver& prover_;
    const ClueRequest& request_;
    RandomSource& random_;
    std::vector<std::string> best_texts_;
    std::optional<explain::Rating> best_rating_;
    std::size_t best_creative_ = 0;
    double best_distance_ = 0;
    bool fits_ = false;
    double openness_ = request_.openness;  ///< falls while counterexamples are left
};

}  // namespace sator::create
