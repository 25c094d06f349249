// A plan as text:
//
//     sator plan 1
//     made by sator 0.1.0 ab969583cafe
//     question {"ask":"count"}
//     puzzle sha256 0f3a…
//     | magic_square 5x5
//     symmetry 8
//     order R1C1 < R1C5
//     size 1.3e+10
//     split R3C3 not =1 =2
//     split R1C1 if R3C3=13
//     part 1 share 0.00213 R3C3=13 R1C1=1
//
// `size` is the number of nodes that random probes expect. `split` names the cell of a node, the values that lead to it after `if`, and
// the refuted ones after `not`. A batch has other parts:
//
//     batch lines
//     file sha256 77b0… sudokus.txt
//     part 1 share 0.001 1..1000 bytes 0..82000 sha256 9c41…
#include "sator/ask/plans/plan_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "sator/ask/plans/plan_words.hpp"

namespace sator::ask {

namespace {

constexpr std::string_view kFirstPlanLine = "sator plan 1";
constexpr std::string_view kHash = "sha256";

constexpr std::array<std::string_view, 5> kBatches = {"", "seeds", "files", "lines", "grids"};

std::string node_text(const PlanNode& node) {
    std::string line = "split " + node.cell;
    if (!node.refuted.empty()) line += " not";
    for (const std::string& value : node.refuted) line += " =" + value_word(value);
    if (!node.values.empty()) line += " if " + planned_values_text(node.values);
    return line + "\n";
}

std::string part_text(const PlanPart& part, std::size_t number) {
    std::string line = fmt::format("part {} share {:.3g}", number, part.share);
    if (!part.values.empty()) line += " " + planned_values_text(part.values);
    if (part.last > 0) line += fmt::format(" {}..{}", part.first, part.last);
    if (!part.hash.empty())
        line += fmt::format(" bytes {}..{} {} {}", part.begin, part.end, kHash, part.hash);
    return line + "\n";
}

/// Reads the lines of a plan. Each function returns whether its line is right.
class PlanReader {
  public:
    std::expected<Plan, Diagnostic> read(std::string_view text, const std::string& file) {
        std::uint32_t number = 0;
        while (const auto line = take_plan_line(text)) {
            ++number;
            if (number == 1 ? *line == kFirstPlanLine : take(*line)) continue;
            Diagnostic error = error_at({number, 1, 1}, number == 1 ? "this is no plan of this program"
                                                                    : "this line of the plan is wrong");
            error.file = file;
            error.hint = "make the plan again with sator plan";
            return std::unexpected(error);
        }
        if (number == 0 || plan_.request.empty() || !has_files())
            return std::unexpected(error_in(file, "this is no plan", "make one with sator plan"));
        return std::move(plan_);
    }

  private:
    bool take(std::string_view line) {
        const std::string_view first = take_plan_word(line);
        if (first == "|") return plan_.puzzle += std::string(line) + "\n", true;
        if (first == "made") return take_maker(line);
        if (first == "question") return plan_.request = line, true;
        if (first == "puzzle") return take_hash(line, plan_.puzzle_hash);
        if (first == "batch") return take_batch(line);
        if (first == "file") return take_file(line);
        if (first == "symmetry") return read_plan_number(line, plan_.factor) && plan_.factor > 0;
        if (first == "order") return take_order(line);
        if (first == "size") return read_plan_number(line, plan_.size);
        if (first == "split") return take_node(line);
        return first == "part" && take_part(line);
    }

    bool take_maker(std::string_view line) {
        if (take_plan_word(line) != "by" || take_plan_word(line) != "sator") return false;
        plan_.made_by.version = take_plan_word(line);
        plan_.made_by.commit = line;
        return true;
    }

    static bool take_hash(std::string_view line, std::string& hash) {
        if (take_plan_word(line) != kHash) return false;
        hash = line;
        return !hash.empty();
    }

    bool take_batch(std::string_view line) {
        const auto found = std::ranges::find(kBatches, line);
        plan_.batch = static_cast<BatchOf>(found - kBatches.begin());
        return found != kBatches.end();
    }

    /// A path may have spaces, so the checksum comes first.
    bool take_file(std::string_view line) {
        if (take_plan_word(line) != kHash) return false;
        PlanFile file;
        file.hash = take_plan_word(line);
        file.path = line;
        plan_.files.push_back(file);
        return !file.path.empty();
    }

    bool take_order(std::string_view line) {
        const std::string lesser(take_plan_word(line));
        if (take_plan_word(line) != "<" || line.empty()) return false;
        plan_.orders.emplace_back(lesser, line);
        return true;
    }

    bool take_node(std::string_view line) {
        PlanNode node;
        node.cell = take_plan_word(line);
        std::string_view word = take_plan_word(line);
        if (word == "not") {
            for (word = take_plan_word(line); word.starts_with('='); word = take_plan_word(line))
                node.refuted.push_back(value_of_word(word.substr(1)));
        }
        if (word == "if") {
            auto values = read_planned_values(line);
            if (!values || values->empty()) return false;
            node.values = std::move(*values);
        } else if (!word.empty() || !line.empty()) {
            return false;
        }
        plan_.nodes.push_back(std::move(node));
        return true;
    }

    bool take_part(std::string_view line) {
        std::size_t number = 0;
        PlanPart part;
        if (!read_plan_number(take_plan_word(line), number) || number != plan_.parts.size() + 1) return false;
        if (take_plan_word(line) != "share" || !read_plan_number(take_plan_word(line), part.share))
            return false;
        if (plan_.batch == BatchOf::Nothing) {
            auto values = read_planned_values(line);
            if (!values) return false;
            part.values = std::move(*values);
        } else if (!take_range(take_plan_word(line), part.first, part.last) || !take_bytes(line, part) ||
                   !follows_last(part)) {
            return false;
        }
        plan_.parts.push_back(std::move(part));
        return true;
    }

    /// Whether the elements of a part follow those of the part before it.
    bool follows_last(const PlanPart& part) const {
        const std::uint64_t before = plan_.parts.empty() ? 0 : plan_.parts.back().last;
        return part.first == before + 1 && part.last >= part.first && part.end >= part.begin;
    }

    template <class Number>
    static bool take_range(std::string_view word, Number& first, Number& last) {
        const std::size_t dots = word.find("..");
        return dots != std::string_view::npos && read_plan_number(word.substr(0, dots), first) &&
               read_plan_number(word.substr(dots + 2), last);
    }

    static bool take_bytes(std::string_view line, PlanPart& part) {
        if (line.empty()) return true;
        return take_plan_word(line) == "bytes" && take_range(take_plan_word(line), part.begin, part.end) &&
               take_hash(line, part.hash);
    }

    /// Whether the plan has the files that its parts name.
    bool has_files() const {
        std::size_t least = 0;
        if (plan_.batch == BatchOf::Lines || plan_.batch == BatchOf::Grids) least = 1;
        if (plan_.batch == BatchOf::Files && !plan_.parts.empty()) least = plan_.parts.back().last;
        return plan_.files.size() >= least;
    }

    Plan plan_;
};

}  // namespace

std::string plan_text(const Plan& plan) {
    std::string text = std::string(kFirstPlanLine) + "\n";
    text += "made by sator " + plan.made_by.text() + "\n";
    text += "question " + plan.request + "\n";
    if (!plan.puzzle_hash.empty()) text += fmt::format("puzzle {} {}\n", kHash, plan.puzzle_hash);
    std::string_view puzzle = plan.puzzle;
    while (const auto line = take_plan_line(puzzle)) text += "| " + std::string(*line) + "\n";
    if (plan.batch != BatchOf::Nothing)
        text += fmt::format("batch {}\n", kBatches[static_cast<std::size_t>(plan.batch)]);
    for (const PlanFile& file : plan.files)
        text += fmt::format("file {} {} {}\n", kHash, file.hash, file.path);
    if (plan.factor != 1) text += fmt::format("symmetry {}\n", plan.factor);
    for (const auto& [lesser, greater] : plan.orders) text += fmt::format("order {} < {}\n", lesser, greater);
    if (plan.size > 0) text += fmt::format("size {:.3g}\n", plan.size);
    for (const PlanNode& node : plan.nodes) text += node_text(node);
    for (std::size_t i = 0; i < plan.parts.size(); ++i) text += part_text(plan.parts[i], i + 1);
    return text;
}

std::expected<Plan, Diagnostic> read_plan(std::string_view text, const std::string& file) {
    return PlanReader().read(text, file);
}

}  // namespace sator::ask
