#include "sator/base/errors.hpp"

#include <iterator>

#include "sator/base/assert.hpp"

namespace sator::base {

void Errors::add(Diagnostic error) {
    list_.push_back(std::move(error));
}

void Errors::add_all(std::vector<Diagnostic> errors) {
    list_.insert(list_.end(), std::make_move_iterator(errors.begin()), std::make_move_iterator(errors.end()));
}

bool Errors::take(std::expected<void, Diagnostic> step) {
    if (!step) add(std::move(step.error()));
    return step.has_value();
}

Diagnostic Errors::take_joined() {
    SATOR_ASSERT(!is_empty());
    std::vector<Diagnostic> all = take_list();
    Diagnostic first = std::move(all.front());
    first.also.insert(first.also.end(), std::make_move_iterator(all.begin() + 1),
                      std::make_move_iterator(all.end()));
    return first;
}

}  // namespace sator::base
