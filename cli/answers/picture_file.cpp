#include "cli/answers/picture_file.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "cli/answers/svg_converter.hpp"
#include "cli/process/session.hpp"
#include "cli/process/write_file.hpp"
#include "sator/base/grace_period.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/render/picture/svg.hpp"
#include "sator/render/text/grid_text.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::cli {

namespace {

namespace fs = std::filesystem;

Limits limits_of_drawing(Limits limits) {
    const auto soon = Limits::Clock::now() + kGracePeriod;
    if (limits.deadline) limits.deadline = std::max(*limits.deadline, soon);
    if (limits.interrupted == nullptr || !limits.interrupted->load(std::memory_order_relaxed)) return limits;
    limits.interrupted = nullptr;
    limits.deadline = soon;
    return limits;
}

/// Returns the values that the picture shows large.
std::vector<std::optional<Value>> known_values(const Puzzle& puzzle, const PictureContents& contents) {
    std::vector<std::optional<Value>> values(puzzle.grid.cell_count());
    for (std::size_t cell = 0; cell < values.size(); ++cell) {
        const std::vector<ValueId> range = range_of(puzzle, CellId(cell));
        if (range.size() == 1) values[cell] = value_of(range[0]);
        if (!contents.solution.empty()) values[cell] = contents.solution[cell];
    }
    if (contents.initial < puzzle.initials.size()) {
        for (const Given& given : puzzle.initials[contents.initial].givens)
            values[given.cell.index()] = value_of(given.value);
    }
    return values;
}

std::string text_of(const Puzzle& puzzle, const std::string& name, const PictureContents& contents,
                    const std::vector<std::string>& notes) {
    std::vector<bool> marked(contents.differing_cells.empty() ? 0 : puzzle.grid.cell_count());
    for (const CellId cell : contents.differing_cells) marked[cell.index()] = true;
    std::string text = name + "\n\n" + grid_text(puzzle, known_values(puzzle, contents), marked);
    if (!notes.empty()) text += "\n";
    for (const std::string& note : notes) text += note + "\n";
    return text;
}

}  // namespace

std::expected<PictureFile, Diagnostic> PictureFile::named(std::string path, Theme theme) {
    constexpr std::pair<std::string_view, Format> kEndings[] = {{".svg", Format::Svg},
                                                                {".txt", Format::Text},
                                                                {".html", Format::Html},
                                                                {".pdf", Format::Pdf},
                                                                {".png", Format::Png}};
    for (const auto& [ending, format] : kEndings) {
        if (!path.ends_with(ending)) continue;
        PictureFile file;
        file.format_ = format;
        file.theme_ = theme;
        file.path_ = std::move(path);
        return file;
    }
    return std::unexpected(call_error("'" + path + "' does not end in the name of a picture format",
                                      "use the extension .svg, .txt, .html, .pdf or .png"));
}

bool PictureFile::add(const Puzzle& puzzle, const std::string& name, PictureContents contents,
                      const std::vector<std::string>& notes, const Limits& limits) {
    if (format_ == Format::Text) {
        texts_.push_back(text_of(puzzle, name, contents, notes));
        return true;
    }
    contents.has_title = format_ != Format::Html;
    LimitWatch watch(limits_of_drawing(limits));
    Picture picture = puzzle_picture(puzzle, contents, watch);
    if (watch.is_over(0)) return false;
    sections_.push_back({name, std::move(picture), ""});
    return true;
}

void PictureFile::add(PageSection section) {
    sections_.push_back(std::move(section));
}

std::expected<bool, Diagnostic> PictureFile::write(const Limits& limits) const {
    LimitWatch watch(limits_of_drawing(limits));
    std::vector<std::string> documents;
    if (format_ == Format::Text) {
        std::string& all = documents.emplace_back();
        for (const std::string& text : texts_) all += (all.empty() ? "" : "\n") + text;
    } else if (format_ == Format::Html) {
        const std::string title =
            sections_.size() == 1 ? sections_[0].heading : fs::path(path_).stem().string();
        documents.push_back(to_html(title, sections_, theme_, &watch));
    } else {
        for (const PageSection& section : sections_)
            documents.push_back(to_svg(section.picture, {.theme = theme_, .watch = &watch}));
    }
    if (watch.is_over(0)) return false;
    if (auto error = write_documents(documents)) return std::unexpected(std::move(*error));
    return true;
}

std::optional<Diagnostic> PictureFile::write_documents(const std::vector<std::string>& documents) const {
    if (format_ == Format::Text || format_ == Format::Html) return write_file(path_, documents[0]);
    return format_ == Format::Pdf ? convert_svgs(documents, "pdf", path_) : write_each(documents);
}

std::optional<Diagnostic> PictureFile::write_each(const std::vector<std::string>& documents) const {
    for (std::size_t i = 0; i < documents.size(); ++i) {
        const std::string path = documents.size() == 1 ? path_ : numbered(i);
        auto error = format_ == Format::Svg ? write_file(path, documents[i])
                                            : convert_svgs({documents[i]}, "png", path);
        if (error) return error;
    }
    return std::nullopt;
}

std::string PictureFile::numbered(std::size_t index) const {
    const fs::path path = path_;
    return (path.parent_path() /
            (path.stem().string() + "-" + std::to_string(index + 1) + path.extension().string()))
        .string();
}

}  // namespace sator::cli
