#include "cli/commands/known_puzzles.hpp"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <sstream>
#include <vector>

#include "cli/campaign/fingerprint.hpp"
#include "cli/process/puzzle_input.hpp"
#include "cli/process/read_file.hpp"
#include "sator/create/symmetry/canonical_form.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/solve/puzzle_solver.hpp"

namespace sator::cli {

namespace {

/// A puzzle that needs a longer search is passed over; what create makes needs less.
constexpr std::uint64_t kMostNodes = 100'000;

std::string hash_of_form(const Puzzle& puzzle, std::span<const Value> solution) {
    Fingerprint hash;
    hash.add(create::canonical_form(puzzle, solution, file_resources()));
    return hash.text();
}

}  // namespace

std::expected<void, Diagnostic> KnownPuzzles::add_folder(const std::string& folder) {
    std::error_code error;
    std::vector<std::string> paths;
    for (std::filesystem::directory_iterator at(folder, error), end; !error && at != end;
         at.increment(error)) {
        if (at->is_regular_file(error)) paths.push_back(at->path().string());
    }
    if (error)
        return std::unexpected(
            call_error("--not-in: the folder " + folder + " cannot be read: " + error.message(),
                       "name a folder with puzzles that are not to be made again"));
    for (const std::string& path : paths) add_file(path);
    return {};
}

void KnownPuzzles::add_file(const std::string& path) {
    const auto text = read_file(path);
    if (!text) return;
    if (!path.ends_with(".json") && !path.ends_with(".jsonl")) return add_text(*text, path);
    std::istringstream lines(*text);
    for (std::string line; std::getline(lines, line);) {
        const auto json = nlohmann::json::parse(line, nullptr, false);
        if (json.is_object() && json.contains("puzzle") && json["puzzle"].is_string())
            add_text(json["puzzle"].get<std::string>(), path);
    }
}

void KnownPuzzles::add_text(const std::string& text, const std::string& file) {
    Resources files = file_resources();
    for (const auto& puzzle : read_puzzles(text, file, files)) {
        if (!puzzle) continue;
        Limits limits = limits_;
        limits.nodes = kMostNodes;
        auto solver = PuzzleSolver::build(*puzzle, {.files = files, .limits = limits});
        if (!solver) continue;
        const FoundSolutions found = solver->solve({.limit = 1});
        if (!found.solutions.empty()) forms_.insert(hash_of_form(*puzzle, found.solutions[0].values()));
    }
}

bool KnownPuzzles::add(const create::MadePuzzle& puzzle) {
    return puzzle.puzzle == nullptr || forms_.insert(hash_of_form(*puzzle.puzzle, puzzle.solution)).second;
}

}  // namespace sator::cli
