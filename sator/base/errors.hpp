#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <utility>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"

// The one way to fail because of an input. A step returns std::expected<T, Diagnostic>, or std::expected<void, Diagnostic> if
// it has nothing to return. Its caller passes the error on,
//
//     const auto grid = read_grid(text);
//     if (!grid) return failure(grid);
//     if (auto done = check_size(*grid); !done) return failure(done);
//
// or adds it to `Errors` and reads on.

namespace sator::base {

/// Returns the error of a step that failed, for a caller whose own result has another type. Moves it out of a variable.
template <typename T, typename E>
[[gnu::cold]] std::unexpected<E> failure(std::expected<T, E>& failed) {
    return std::unexpected<E>(std::move(failed.error()));
}

template <typename T, typename E>
[[gnu::cold]] std::unexpected<E> failure(const std::expected<T, E>& failed) {
    return std::unexpected<E>(failed.error());
}

/// Collects the errors of an input that is read on after its first error.
class Errors {
  public:
    Errors() = default;
    explicit Errors(std::vector<Diagnostic> list) : list_(std::move(list)) {}

    void add(Diagnostic error);
    void add_all(std::vector<Diagnostic> errors);

    /// Returns the value of a step. If the step failed, keeps its error and returns nullopt.
    template <typename T>
    std::optional<T> take(std::expected<T, Diagnostic> step) {
        if (step) return *std::move(step);
        add(std::move(step.error()));
        return std::nullopt;
    }

    /// Returns whether a step succeeded. If it failed, keeps its error.
    bool take(std::expected<void, Diagnostic> step);

    bool is_empty() const { return list_.empty(); }
    std::size_t size() const { return list_.size(); }
    const std::vector<Diagnostic>& list() const { return list_; }
    std::vector<Diagnostic> take_list() { return std::exchange(list_, {}); }

    /// Returns the first error, which gets the others as `also`. There must be one.
    Diagnostic take_joined();

  private:
    std::vector<Diagnostic> list_;
};

}  // namespace sator::base
