#include "sator/base/big_count.hpp"

#include <algorithm>
#include <limits>

#include "sator/base/layer_namespaces.hpp"

namespace sator {

using namespace base;

namespace {

constexpr std::uint64_t kBase = 1'000'000'000;
constexpr std::size_t kBaseDigits = 9;

std::vector<std::uint32_t> digits_of(std::uint64_t count) {
    std::vector<std::uint32_t> digits;
    for (; count > 0; count /= kBase) digits.push_back(static_cast<std::uint32_t>(count % kBase));
    return digits;
}

}  // namespace

BigCount::BigCount(std::uint64_t count) : small_(count) {}

std::optional<BigCount> BigCount::from_decimal(std::string_view digits) {
    if (digits.empty()) return std::nullopt;
    BigCount count;
    for (std::size_t i = 0; i < digits.size();) {
        // All parts but the first have full length.
        const std::size_t left = digits.size() - i;
        const std::size_t length = left % kBaseDigits == 0 ? kBaseDigits : left % kBaseDigits;
        std::uint64_t part = 0;
        for (const std::size_t end = i + length; i < end; ++i) {
            if (digits[i] < '0' || digits[i] > '9') return std::nullopt;
            part = 10 * part + static_cast<std::uint64_t>(digits[i] - '0');
        }
        count *= kBase;
        count += part;
    }
    return count;
}

void BigCount::grow() {
    if (!digits_.empty()) return;
    digits_ = digits_of(small_);
    small_ = 0;
}

BigCount& BigCount::operator+=(const BigCount& other) {
    if (digits_.empty() && other.digits_.empty() &&
        small_ <= std::numeric_limits<std::uint64_t>::max() - other.small_) {
        small_ += other.small_;
        return *this;
    }
    const std::vector<std::uint32_t> added = other.digits_.empty() ? digits_of(other.small_) : other.digits_;
    grow();
    digits_.resize(std::max(digits_.size(), added.size()) + 1, 0);
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < digits_.size(); ++i) {
        const std::uint64_t sum = carry + digits_[i] + (i < added.size() ? added[i] : 0);
        digits_[i] = static_cast<std::uint32_t>(sum % kBase);
        carry = sum / kBase;
    }
    while (digits_.back() == 0) digits_.pop_back();
    return *this;
}

/// Multiplies in place by a factor of one digit: products over many independent cells use this.
void BigCount::multiply(std::uint32_t factor) {
    grow();
    std::uint64_t carry = 0;
    for (std::uint32_t& digit : digits_) {
        const std::uint64_t product = std::uint64_t{digit} * factor + carry;
        digit = static_cast<std::uint32_t>(product % kBase);
        carry = product / kBase;
    }
    if (carry > 0) digits_.push_back(static_cast<std::uint32_t>(carry));
}

BigCount& BigCount::operator*=(const BigCount& other) {
    if (is_zero() || other.is_zero()) return *this = BigCount();
    if (digits_.empty() && other.digits_.empty() &&
        small_ <= std::numeric_limits<std::uint64_t>::max() / other.small_) {
        small_ *= other.small_;
        return *this;
    }
    if (other.digits_.empty() && other.small_ < kBase) {
        multiply(static_cast<std::uint32_t>(other.small_));
        return *this;
    }
    const std::vector<std::uint32_t> factor = other.digits_.empty() ? digits_of(other.small_) : other.digits_;
    grow();
    std::vector<std::uint32_t> product(digits_.size() + factor.size(), 0);
    for (std::size_t i = 0; i < digits_.size(); ++i) {
        std::uint64_t carry = 0;
        for (std::size_t j = 0; j < factor.size() || carry > 0; ++j) {
            const std::uint64_t step = std::uint64_t{digits_[i]} * (j < factor.size() ? factor[j] : 0);
            const std::uint64_t sum = carry + product[i + j] + step;
            product[i + j] = static_cast<std::uint32_t>(sum % kBase);
            carry = sum / kBase;
        }
    }
    while (product.back() == 0) product.pop_back();
    digits_ = std::move(product);
    return *this;
}

std::strong_ordering operator<=>(const BigCount& a, const BigCount& b) {
    if (a.digits_.size() != b.digits_.size()) return a.digits_.size() <=> b.digits_.size();
    if (a.digits_.empty()) return a.small_ <=> b.small_;
    return std::lexicographical_compare_three_way(a.digits_.rbegin(), a.digits_.rend(), b.digits_.rbegin(),
                                                  b.digits_.rend());
}

std::uint64_t BigCount::clamped() const {
    return digits_.empty() ? small_ : std::numeric_limits<std::uint64_t>::max();
}

double BigCount::approximate() const {
    if (digits_.empty()) return static_cast<double>(small_);
    double value = 0;
    for (auto digit = digits_.rbegin(); digit != digits_.rend(); ++digit) {
        value = value * static_cast<double>(kBase) + *digit;
    }
    return value;
}

std::string BigCount::to_string() const {
    if (digits_.empty()) return std::to_string(small_);
    std::string text = std::to_string(digits_.back());
    for (auto digit = digits_.rbegin() + 1; digit != digits_.rend(); ++digit) {
        const std::string part = std::to_string(*digit);
        text += std::string(kBaseDigits - part.size(), '0') + part;
    }
    return text;
}

}  // namespace sator
