#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "sator/ask/values/ask_namespace.hpp"

namespace sator::ask {

/// The program that made a plan or a result. Two programs that differ must not work on one plan.
struct MadeBy {
    std::string version;
    std::string commit;  ///< that the program was built from

    friend bool operator==(const MadeBy&, const MadeBy&) = default;
    std::string text() const { return version + " " + commit; }
};

/// A value of a cell, both as texts, e.g. R1C1 and 5. The empty symbol is an empty text.
struct PlannedValue {
    std::string cell, value;

    friend bool operator==(const PlannedValue&, const PlannedValue&) = default;
};

/// A part of a plan: the solutions with some values, or some puzzles of a batch.
struct PlanPart {
    double share = 0;                       ///< of all work, as expected
    std::vector<PlannedValue> values = {};  ///< of a search
    // Of a batch: the numbers of its seeds, files or lines, from 1; where its lines are in their file, and their checksum.
    std::uint64_t first = 0, last = 0;
    std::size_t begin = 0, end = 0;
    std::string hash = {};

    friend bool operator==(const PlanPart&, const PlanPart&) = default;
};

/// An inner node of the tree of parts: each value of its cell is refuted, or leads to another node or to a part.
struct PlanNode {
    std::vector<PlannedValue> values;  ///< those that lead to it, from the root on
    std::string cell;
    std::vector<std::string> refuted;  ///< values of the cell

    friend bool operator==(const PlanNode&, const PlanNode&) = default;
};

struct PlanFile {
    std::string path, hash;

    friend bool operator==(const PlanFile&, const PlanFile&) = default;
};

/// The elements of a batch.
enum class BatchOf : std::uint8_t {
    Nothing,  ///< the plan is no batch: its parts are those of one search
    Seeds,    ///< puzzles that are made
    Files,    ///< the files of the plan
    Lines,    ///< the lines of the first file: a puzzle each
    Grids,    ///< the lines of the first file: known values of the plan's puzzle
};

/// A long question about one puzzle, or about many, in parts that can be answered anywhere and in any order.
struct Plan {
    MadeBy made_by;
    std::string request;           ///< the question and its options, as JSON
    std::string puzzle = {};       ///< its text; empty for some batches
    std::string puzzle_hash = {};  ///< of this text
    BatchOf batch = BatchOf::Nothing;
    /// Files that are read: those of a batch, then those that puzzles name.
    std::vector<PlanFile> files = {};
    /// The number of images of each solution that is counted, itself included, by the symmetries of the puzzle.
    std::uint64_t factor = 1;
    /// In each pair, the first cell holds less than the second. Only one image of each solution satisfies all of them.
    std::vector<std::pair<std::string, std::string>> orders = {};
    double size = 0;  ///< nodes of the whole search, as random probes estimate it; 0: it is not estimated
    std::vector<PlanNode> nodes = {};
    std::vector<PlanPart> parts = {};  ///< numbered from 1

    friend bool operator==(const Plan&, const Plan&) = default;
};

}  // namespace sator::ask
