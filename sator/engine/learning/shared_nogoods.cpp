// Threads share nogoods (Y. Hamadi, S. Jabbour and L. Sais, "ManySAT", JSAT 2009), but only those with a
// small LBD. However long such a nogood is, it connects few decision levels and so prunes often (G. Audemard
// and L. Simon, "Predicting learnt clauses quality in modern SAT solvers", IJCAI 2009).
#include "sator/engine/learning/shared_nogoods.hpp"

#include <algorithm>
#include <utility>

namespace sator::engine {

void SharedNogoods::publish(std::size_t source, SharedNogood shared_nogood) {
    kept_.push_back({source, std::move(shared_nogood)});
    if (kept_.size() <= most_) return;
    kept_.pop_front();
    ++dropped_;
}

std::vector<SharedNogood> SharedNogoods::collect(std::size_t receiver) {
    if (collected_.size() <= receiver) collected_.resize(receiver + 1, 0);
    std::vector<SharedNogood> news;
    for (std::size_t i = std::max(collected_[receiver], dropped_) - dropped_; i < kept_.size(); ++i) {
        if (kept_[i].source != receiver) news.push_back(kept_[i].shared_nogood);
    }
    collected_[receiver] = dropped_ + kept_.size();
    return news;
}

}  // namespace sator::engine
