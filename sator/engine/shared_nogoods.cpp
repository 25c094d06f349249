// Nogoods of few levels are worth their way: however long, they join what would be decided apart (G. Audemard
// and L. Simon, "Predicting learnt clauses quality in modern SAT solvers", IJCAI 2009; shared between
// threads: Y. Hamadi, S. Jabbour and L. Sais, "ManySAT", JSAT 2009).
#include "sator/engine/shared_nogoods.hpp"

#include <algorithm>
#include <utility>

namespace sator {

namespace {

/// With nogoods of five levels two threads took longer than one for first solutions of some nonograms, each
/// with twelve seeds; with two, or without any, they do not. For other puzzles the number makes no difference
/// beyond chance (bench/README.md).
constexpr std::uint32_t kMostSpread = 2;
/// So many are kept for those who have not heard them.
constexpr std::size_t kMostKept = 4000;

}  // namespace

bool SharedNogoods::is_worth_telling(std::uint32_t spread) {
    return spread <= kMostSpread;
}

void SharedNogoods::tell(std::size_t teller, ToldNogood told) {
    kept_.push_back({teller, std::move(told)});
    if (kept_.size() <= kMostKept) return;
    kept_.pop_front();
    ++forgotten_;
}

std::vector<ToldNogood> SharedNogoods::listen(std::size_t listener) {
    if (heard_.size() <= listener) heard_.resize(listener + 1, 0);
    std::vector<ToldNogood> news;
    for (std::size_t i = std::max(heard_[listener], forgotten_) - forgotten_; i < kept_.size(); ++i) {
        if (kept_[i].teller != listener) news.push_back(kept_[i].told);
    }
    heard_[listener] = forgotten_ + kept_.size();
    return news;
}

}  // namespace sator
