#pragma once

// ECMA-262, section 22.2.2 (Pattern Semantics), transcribed literally: matchers and continuations are
// closures, and a state is an end index and the captures. It uses the machine's stack, so strings must be
// short. BacktrackingMatcher is checked against it.

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "sator/language/symbols/regex_tree.hpp"
#include "sator/language/unicode/case_folding.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

class SpecMatcher {
  public:
    explicit SpecMatcher(const RegexTree& tree) : tree_(tree), matcher_(compile(tree.root, +1)) {}

    bool matches(std::u32string_view input) {
        input_ = input;
        const State start{0, Captures(tree_.group_count + 1)};
        return matcher_(start,
                        [&](const State& y) { return end_of(y) == input_.size() ? Result(y) : std::nullopt; })
            .has_value();
    }

  private:
    using Captures = std::vector<std::optional<std::pair<std::ptrdiff_t, std::ptrdiff_t>>>;
    struct State {
        std::ptrdiff_t end;
        Captures captures;
    };
    using Result = std::optional<State>;
    using Continuation = std::function<Result(const State&)>;
    using Matcher = std::function<Result(const State&, const Continuation&)>;

    static std::size_t end_of(const State& x) { return static_cast<std::size_t>(x.end); }
    std::ptrdiff_t length() const { return static_cast<std::ptrdiff_t>(input_.size()); }
    char32_t at(std::ptrdiff_t i) const { return input_[static_cast<std::size_t>(i)]; }
    bool is_terminator(std::ptrdiff_t i) const {
        return at(i) == U'\n' || at(i) == U'\r' || at(i) == U'\u2028' || at(i) == U'\u2029';
    }
    bool is_word(std::ptrdiff_t i, const RegexNode& node) const {
        return i >= 0 && i < length() && tree_.sets[node.set.index()].contains(at(i));
    }

    Matcher compile(NodeId id, int direction) {
        const RegexNode& node = tree_[id];
        switch (node.kind) {
            case NodeKind::Empty:
                return [](const State& x, const Continuation& c) { return c(x); };
            case NodeKind::Set:
                return character_set(tree_.sets[node.set.index()], direction);
            case NodeKind::Concatenation:
                return sequence(node, direction);
            case NodeKind::Alternation:
                return disjunction(node, direction);
            case NodeKind::Repetition: {
                const Matcher m = compile(node.children[0], direction);
                return [this, m, &node](const State& x, const Continuation& c) {
                    return repeat(m, node.min, node.max, node, x, c);
                };
            }
            case NodeKind::Group:
                return group(node, direction);
            case NodeKind::Reference:
                return reference(node, direction);
            case NodeKind::Lookaround:
                return lookaround(node);
            case NodeKind::LineStart:
                return assertion([this, &node](std::ptrdiff_t e) {
                    return e == 0 || (node.multiline && is_terminator(e - 1));
                });
            case NodeKind::LineEnd:
                return assertion([this, &node](std::ptrdiff_t e) {
                    return e == length() || (node.multiline && is_terminator(e));
                });
            case NodeKind::WordBoundary:
                return assertion([this, &node](std::ptrdiff_t e) {
                    return (is_word(e - 1, node) != is_word(e, node)) != node.negated;
                });
            case NodeKind::Atomic:
                break;  // Java's
        }
        return [](const State&, const Continuation&) { return Result(); };
    }

    static Matcher assertion(std::function<bool(std::ptrdiff_t)> holds) {
        return [holds = std::move(holds)](const State& x, const Continuation& c) {
            return holds(x.end) ? c(x) : Result();
        };
    }

    Matcher character_set(const CodePointSet& set, int direction) {
        return [this, &set, direction](const State& x, const Continuation& c) -> Result {
            const std::ptrdiff_t f = x.end + direction;
            if (f < 0 || f > length() || !set.contains(at(std::min(x.end, f)))) return std::nullopt;
            return c({f, x.captures});
        };
    }

    Matcher sequence(const RegexNode& node, int direction) {
        std::vector<NodeId> order(node.children.begin(), node.children.end());
        if (direction < 0) std::ranges::reverse(order);
        Matcher all = compile(order.back(), direction);
        for (std::size_t i = order.size() - 1; i-- > 0;) {
            all = [m1 = compile(order[i], direction), m2 = std::move(all)](const State& x,
                                                                           const Continuation& c) {
                return m1(x, [&](const State& y) { return m2(y, c); });
            };
        }
        return all;
    }

    Matcher disjunction(const RegexNode& node, int direction) {
        std::vector<Matcher> alternatives;
        for (const NodeId child : node.children) alternatives.push_back(compile(child, direction));
        return [alternatives](const State& x, const Continuation& c) -> Result {
            for (const Matcher& m : alternatives) {
                if (Result r = m(x, c)) return r;
            }
            return std::nullopt;
        };
    }

    // RepeatMatcher of the standard
    Result repeat(const Matcher& m, std::uint32_t min, std::uint32_t max, const RegexNode& node,
                  const State& x, const Continuation& c) {
        if (max == 0) return c(x);
        const Continuation d = [&](const State& y) -> Result {
            if (min == 0 && y.end == x.end) return std::nullopt;
            return repeat(m, min == 0 ? 0 : min - 1, max == kUnbounded ? kUnbounded : max - 1, node, y, c);
        };
        State xr = x;
        for (std::uint32_t k = node.first_group; k <= node.last_group; ++k) xr.captures[k] = std::nullopt;
        if (min != 0) return m(xr, d);
        if (node.greed == Greed::Lazy) {
            if (Result z = c(x)) return z;
            return m(xr, d);
        }
        if (Result z = m(xr, d)) return z;
        return c(x);
    }

    Matcher group(const RegexNode& node, int direction) {
        return [m = compile(node.children[0], direction), direction, &node](const State& x,
                                                                            const Continuation& c) {
            return m(x, [&](const State& y) {
                State z = y;
                z.captures[node.group] = direction > 0 ? std::pair(x.end, y.end) : std::pair(y.end, x.end);
                return c(z);
            });
        };
    }

    // BackreferenceMatcher of the standard
    Matcher reference(const RegexNode& node, int direction) {
        return [this, &node, direction](const State& x, const Continuation& c) -> Result {
            std::optional<std::pair<std::ptrdiff_t, std::ptrdiff_t>> r;
            for (const std::uint32_t n : node.groups) {
                if (x.captures[n]) r = x.captures[n];
            }
            if (!r) return c(x);
            const std::ptrdiff_t len = r->second - r->first, f = x.end + direction * len,
                                 g = std::min(x.end, f);
            if (f < 0 || f > length()) return std::nullopt;
            for (std::ptrdiff_t i = 0; i < len; ++i) {
                if (canonical(at(r->first + i), node) != canonical(at(g + i), node)) return std::nullopt;
            }
            return c({f, x.captures});
        };
    }

    char32_t canonical(char32_t c, const RegexNode& node) const {
        return node.ignore_case ? canonicalise(c, tree_.flags.unicode || tree_.flags.unicode_sets) : c;
    }

    Matcher lookaround(const RegexNode& node) {
        return [m = compile(node.children[0], node.behind ? -1 : +1), &node](
                   const State& x, const Continuation& c) -> Result {
            const Result r = m(x, [](const State& y) { return Result(y); });
            if (node.negated) return r ? std::nullopt : c(x);
            if (!r) return std::nullopt;
            return c({x.end, r->captures});
        };
    }

    const RegexTree& tree_;
    std::u32string_view input_;
    Matcher matcher_;
};

}  // namespace sator::tests
