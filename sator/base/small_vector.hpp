#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <span>
#include <type_traits>

namespace sator {

/// A vector of trivial values that stores up to `N` of them inside itself, so that a short list needs no
/// allocation. A longer one grows like std::vector.
template <class T, std::size_t N>
class SmallVector {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

  public:
    using value_type = T;
    using iterator = T*;
    using const_iterator = const T*;

    SmallVector() noexcept {}
    SmallVector(std::initializer_list<T> values) : SmallVector(std::span<const T>(values)) {}
    explicit SmallVector(std::span<const T> values) { append(values); }
    SmallVector(const SmallVector& other) {
        if (other.is_inline()) {
            size_ = other.size_;
            copy_inline_values(other);
        } else {
            append(other);
        }
    }
    SmallVector(SmallVector&& other) noexcept { take(other); }
    SmallVector& operator=(const SmallVector& other) {
        if (this != &other) assign(other);
        return *this;
    }
    SmallVector& operator=(SmallVector&& other) noexcept {
        if (this == &other) return *this;
        release();
        take(other);
        return *this;
    }
    ~SmallVector() { release(); }

    std::size_t size() const { return size_; }
    std::size_t capacity() const { return capacity_; }
    bool empty() const { return size_ == 0; }
    T* data() { return data_; }
    const T* data() const { return data_; }
    T* begin() { return data_; }
    const T* begin() const { return data_; }
    T* end() { return data_ + size_; }
    const T* end() const { return data_ + size_; }
    T& operator[](std::size_t i) { return data_[i]; }
    const T& operator[](std::size_t i) const { return data_[i]; }
    T& front() { return data_[0]; }
    const T& front() const { return data_[0]; }
    T& back() { return data_[size_ - 1]; }
    const T& back() const { return data_[size_ - 1]; }

    void clear() { size_ = 0; }
    void pop_back() { --size_; }
    void reserve(std::size_t capacity) {
        if (capacity > capacity_) grow_to(capacity);
    }
    void push_back(const T& value) {
        const T added = value;  // it may be an element of this vector, which moves
        if (size_ == capacity_) grow_to(2 * capacity());
        data_[size_++] = added;
    }
    /// `values` must not be part of this vector.
    void append(std::span<const T> values) {
        if (values.empty()) return;
        const std::size_t size = size_ + values.size();
        if (size > capacity_) grow_to(std::max(size, 2 * capacity()));
        std::memcpy(static_cast<void*>(data_ + size_), values.data(), values.size_bytes());
        size_ = static_cast<std::uint32_t>(size);
    }
    void assign(std::span<const T> values) {
        clear();
        append(values);
    }
    void assign(std::size_t size, const T& value) {
        clear();
        resize(size, value);
    }
    void resize(std::size_t size, const T& value = T()) {
        reserve(size);
        if (size > size_) std::fill(end(), data_ + size, value);
        size_ = static_cast<std::uint32_t>(size);
    }

    friend bool operator==(const SmallVector& a, const SmallVector& b) { return std::ranges::equal(a, b); }

  private:
    bool is_inline() const { return data_ == inline_values_; }

    void grow_to(std::size_t capacity) {
        T* const data = std::allocator<T>().allocate(capacity);
        if (size_ > 0) std::memcpy(static_cast<void*>(data), data_, size_ * sizeof(T));
        release();
        data_ = data;
        capacity_ = static_cast<std::uint32_t>(capacity);
    }
    void release() {
        if (!is_inline()) std::allocator<T>().deallocate(data_, capacity_);
    }
    /// If there is little inline room, copies all of it, in a few instructions without a branch.
    void copy_inline_values(const SmallVector& other) {
        constexpr std::size_t kSmall = 64;
        const std::size_t bytes =
            sizeof(inline_values_) <= kSmall ? sizeof(inline_values_) : size_ * sizeof(T);
        std::memcpy(static_cast<void*>(inline_values_), other.inline_values_, bytes);
    }
    /// Moves from `other`. The caller has released what this held.
    void take(SmallVector& other) noexcept {
        size_ = other.size_;
        if (other.is_inline()) {
            data_ = inline_values_;
            capacity_ = N;
            copy_inline_values(other);
        } else {
            data_ = other.data_;
            capacity_ = other.capacity_;
            other.data_ = other.inline_values_;
            other.capacity_ = N;
        }
        other.size_ = 0;
    }

    T* data_ = inline_values_;
    std::uint32_t size_ = 0;
    std::uint32_t capacity_ = N;
    union {
        T inline_values_[N];  // not initialised until used
    };
};

}  // namespace sator
