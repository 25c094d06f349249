// A window is a union of up to four lines of one family, minus the lines of another family whose open cells are all inside, or
// most of whose open cells are. Lines that need no more are left out. A window that does not hang together by its open cells and
// groups is skipped, because each of its parts is a window of its own and says as much.
#include "sator/explain/techniques/count_windows.hpp"

#include <algorithm>
#include <set>

namespace sator::explain {

namespace {

/// The most lines of a union: people do not look at more.
constexpr std::size_t kMostUnitedLines = 4;
/// The limit on unions × lines. Beyond it, unions have fewer lines.
constexpr double kMaxWindowVisits = 1 << 16;
/// The most open cells on the larger side of a window whose cells exclude each other.
constexpr std::int64_t kMostLooseCells = 16;

CellBits united(const std::vector<const OpenLine*>& lines, std::size_t words) {
    CellBits all(words, 0);
    for (const OpenLine* line : lines) add_members(all, line->open);
    return all;
}

std::int64_t needed_by(const std::vector<const OpenLine*>& lines) {
    std::int64_t needed = 0;
    for (const OpenLine* line : lines) needed += line->needed;
    return needed;
}

using Family = std::vector<OpenLine>;

class WindowWalk {
  public:
    enum class Kind : std::uint8_t { Exact, Loose };

    WindowWalk(const SolvingState& state, const std::vector<Family>& families, Kind kind)
        : state_(state), families_(families), kind_(kind) {}

    std::vector<OpenWindow> windows() && {
        const std::size_t most = most_lines();
        for (std::size_t size = 1; size <= most; ++size) {
            for (const Family& of : families_) {
                if (!of.empty()) unite(of, size, 0, {}, CellBits(of[0].open.size(), 0));
            }
        }
        std::ranges::stable_sort(
            found_, {}, [](const OpenWindow& window) { return window.first.size() + window.second.size(); });
        return std::move(found_);
    }

  private:
    /// The most lines of a union that keep the visits within their limit.
    std::size_t most_lines() const {
        double visits = 0, all = 0;
        for (const Family& family : families_) all += static_cast<double>(family.size());
        std::vector<double> unions(families_.size(), 1);
        std::size_t most = 0;
        for (; most < kMostUnitedLines; ++most) {
            for (std::size_t f = 0; f < families_.size(); ++f) {
                const double left = static_cast<double>(families_[f].size()) - static_cast<double>(most);
                unions[f] *= std::max(left, 0.0) / static_cast<double>(most + 1);
                visits += unions[f] * all;
            }
            if (visits > kMaxWindowVisits) break;
        }
        return most;
    }

    void unite(const Family& of, std::size_t size, std::size_t begin, std::vector<const OpenLine*> chosen,
               const CellBits& cells) {
        if (state_.query().watch().is_over(of.size())) return;
        if (chosen.size() == size) {
            for (const Family& less : families_) {
                if (&less != &of) subtract(chosen, cells, less);
            }
            return;
        }
        chosen.push_back(nullptr);
        for (std::size_t i = begin; i < of.size(); ++i) {
            chosen.back() = &of[i];
            CellBits more = cells;
            add_members(more, of[i].open);
            unite(of, size, i + 1, chosen, more);
        }
    }

    /// Lines that may be subtracted, with the numbers that decide whether it is worth it.
    struct Subtracted {
        std::vector<const OpenLine*> lines;
        std::int64_t needed = 0, common = 0, size = 0;

        void add(const OpenLine& line, std::size_t in, std::size_t of) {
            lines.push_back(&line);
            needed += line.needed;
            common += static_cast<std::int64_t>(in);
            size += static_cast<std::int64_t>(of);
        }
        void clear() {
            lines.clear();
            needed = common = size = 0;
        }
    };

    void subtract(const std::vector<const OpenLine*>& first, const CellBits& cells, const Family& less) {
        whole_.clear();
        most_.clear();
        for (const OpenLine& line : less) {
            const std::size_t in = count_common(line.open, cells), size = count_bits(line.open);
            if (in == size) whole_.add(line, in, size);
            if (2 * in > size) most_.add(line, in, size);
        }
        if (most_.lines.size() > whole_.lines.size()) add_if_decides(first, cells, most_);
        if (!whole_.lines.empty()) add_if_decides(first, cells, whole_);
        if (kind_ == Kind::Loose && first.size() > 1) add_if_decides(first, cells, {});
    }

    /// Adds the window if its numbers allow that it decides cells.
    void add_if_decides(const std::vector<const OpenLine*>& first, const CellBits& cells,
                        const Subtracted& less) {
        if (less.lines.size() > kMostUnitedLines) return;
        std::int64_t needed = needed_by(first) - less.needed;
        std::int64_t inside = static_cast<std::int64_t>(count_bits(cells)) - less.common;
        std::int64_t outside = less.size - less.common;
        if (is_turned(needed, inside)) {
            needed = -needed;
            std::swap(inside, outside);
        }
        if (decides(needed, inside, outside)) add(first, cells, less.lines);
    }

    static bool is_turned(std::int64_t needed, std::int64_t inside) {
        return needed < 0 || (needed == 0 && inside == 0);
    }

    /// Returns whether it decides cells, perhaps only if cells exclude each other. A window that cannot be filled is skipped.
    bool decides(std::int64_t needed, std::int64_t inside, std::int64_t outside) const {
        if (needed == 0) return kind_ == Kind::Exact && outside == 0 && inside > 0;
        if (kind_ == Kind::Exact) return inside == needed;
        return inside > needed && inside <= kMostLooseCells && outside <= kMostLooseCells;
    }

    void add(const std::vector<const OpenLine*>& first, const CellBits& cells,
             const std::vector<const OpenLine*>& second) {
        const std::int64_t needed = needed_by(first) - needed_by(second);
        const CellBits taken = united(second, cells.size());
        OpenWindow window{first, second, engine::without(cells, taken), engine::without(taken, cells),
                          needed};
        if (is_turned(needed, static_cast<std::int64_t>(count_bits(window.inside)))) {
            std::swap(window.first, window.second);
            std::swap(window.inside, window.outside);
            window.needed = -needed;
        }
        if (kind_ == Kind::Exact && !hang_together(window, {})) return;
        if (known_.insert({window.first, window.second}).second) found_.push_back(std::move(window));
    }

    const SolvingState& state_;
    const std::vector<Family>& families_;
    Kind kind_;
    Subtracted whole_, most_;  // of the union at hand
    std::set<std::pair<std::vector<const OpenLine*>, std::vector<const OpenLine*>>> known_;
    std::vector<OpenWindow> found_;
};

}  // namespace

bool hang_together(const OpenWindow& window, const std::vector<CellBits>& groups) {
    std::vector<const CellBits*> all;
    for (const auto* lines : {&window.first, &window.second}) {
        for (const OpenLine* line : *lines) all.push_back(&line->open);
    }
    for (const CellBits& group : groups) all.push_back(&group);
    return are_connected(std::move(all));
}

CountedCells counted_cells(const SolvingState& state, const CountedLines& lines) {
    const std::size_t count = state.context().cell_count();
    CountedCells cells{CellBits(words_for(count), 0), CellBits(words_for(count), 0)};
    for (std::size_t i = 0; i < count; ++i) {
        const auto candidates = state.candidates()[CellId(i)];
        bool can = false, can_other = false;
        for (std::size_t w = 0; w < candidates.size(); ++w) {
            can = can || (candidates[w] & lines.values[w]) != 0;
            can_other = can_other || (candidates[w] & ~lines.values[w]) != 0;
        }
        if (can) set_bit(cells.may, i);
        if (can && !can_other) set_bit(cells.must, i);
    }
    return cells;
}

std::vector<std::vector<OpenLine>> open_lines(const CountedLines& lines, const CountedCells& cells) {
    std::vector<std::vector<OpenLine>> open;
    for (const auto& family : lines.families) {
        auto& own = open.emplace_back();
        for (const CountedLine& line : family) {
            OpenLine left{&line, line.cells, line.total - line.decided};
            left.needed -= static_cast<std::int64_t>(count_common(line.cells, cells.must));
            for (std::size_t w = 0; w < left.open.size(); ++w) left.open[w] &= cells.may[w] & ~cells.must[w];
            if (left.needed > 0 && count_bits(left.open) > 0) own.push_back(std::move(left));
        }
    }
    return open;
}

std::vector<OpenWindow> exact_windows(const SolvingState& state,
                                      const std::vector<std::vector<OpenLine>>& open) {
    return WindowWalk(state, open, WindowWalk::Kind::Exact).windows();
}

std::vector<OpenWindow> loose_windows(const SolvingState& state,
                                      const std::vector<std::vector<OpenLine>>& open) {
    return WindowWalk(state, open, WindowWalk::Kind::Loose).windows();
}

std::vector<OpenWindow> single_lines(const std::vector<std::vector<OpenLine>>& open) {
    std::vector<OpenWindow> windows;
    for (const auto& family : open) {
        for (const OpenLine& line : family)
            windows.push_back({{&line}, {}, line.open, CellBits(line.open.size(), 0), line.needed});
    }
    return windows;
}

}  // namespace sator::explain
