#include "sator/base/word_stack.hpp"

#include "sator/base/layer_namespaces.hpp"

namespace sator {

using namespace base;

std::size_t WordStack::push(std::span<const Word> block) {
    if (!fits(block.size())) size_ = chunks() << bits_;
    const std::size_t place = size_;
    if (place >> bits_ == chunks_.size())
        chunks_.push_back(std::make_unique_for_overwrite<Word[]>(std::size_t{1} << bits_));
    std::copy_n(block.data(), block.size(), chunks_[place >> bits_].get() + offset(place));
    size_ += block.size();
    return place;
}

}  // namespace sator
