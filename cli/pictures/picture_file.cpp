#include "cli/pictures/picture_file.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "cli/pictures/svg_converter.hpp"
#include "cli/process/session.hpp"
#include "cli/process/write_file.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/grace_period.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/render/notes/rule_notes.hpp"
#include "sator/render/picture/svg.hpp"

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

PictureFile PictureFile::typed(const Session& session) {
    PictureFile file;
    file.format_ = Format::Text;
    file.medium_ = TextMedium::of(session);
    return file;
}

std::vector<std::string> PictureFile::notes(const Puzzle& puzzle, RuleContext& context,
                                            SpokenLanguage language) const {
    return is_text() ? text_notes(puzzle, context, medium_, language)
                     : rule_notes(puzzle, Registry::standard(), context, NotedRules::Undrawn, language);
}

bool PictureFile::add(const Puzzle& puzzle, const std::string& name, PictureContents contents,
                      const std::vector<std::string>& notes, const Limits& limits) {
    LimitWatch watch(limits_of_drawing(limits));
    if (format_ == Format::Text) {
        texts_.push_back(puzzle_text(puzzle, name, contents, notes, medium_, watch));
        return true;
    }
    contents.has_title = format_ != Format::Html;
    Picture picture = puzzle_picture(puzzle, contents, watch);
    if (watch.is_over(0)) return false;
    sections_.push_back({name, std::move(picture), ""});
    return true;
}

std::string PictureFile::text() const {
    std::string all;
    for (const std::string& text : texts_) all += (all.empty() ? "" : "\n") + text;
    return all;
}

void PictureFile::add(PageSection section) {
    sections_.push_back(std::move(section));
}

std::expected<bool, Diagnostic> PictureFile::write(const Limits& limits) const {
    LimitWatch watch(limits_of_drawing(limits));
    std::vector<std::string> documents;
    if (format_ == Format::Text) {
        documents.push_back(text());
    } else if (format_ == Format::Html) {
        const std::string title =
            sections_.size() == 1 ? sections_[0].heading : fs::path(path_).stem().string();
        documents.push_back(to_html(title, sections_, theme_, &watch));
    } else {
        for (const PageSection& section : sections_)
            documents.push_back(to_svg(section.picture, {.theme = theme_, .watch = &watch}));
    }
    if (watch.is_over(0)) return false;
    if (auto done = write_documents(documents); !done) return failure(done);
    return true;
}

std::expected<void, Diagnostic> PictureFile::write_documents(
    const std::vector<std::string>& documents) const {
    if (format_ == Format::Text || format_ == Format::Html) return write_file(path_, documents[0]);
    return format_ == Format::Pdf ? convert_svgs(documents, "pdf", path_) : write_each(documents);
}

std::expected<void, Diagnostic> PictureFile::write_each(const std::vector<std::string>& documents) const {
    for (std::size_t i = 0; i < documents.size(); ++i) {
        const std::string path = documents.size() == 1 ? path_ : numbered(i);
        auto done = format_ == Format::Svg ? write_file(path, documents[i])
                                           : convert_svgs({documents[i]}, "png", path);
        if (!done) return done;
    }
    return {};
}

std::string PictureFile::numbered(std::size_t index) const {
    const fs::path path = path_;
    return (path.parent_path() /
            (path.stem().string() + "-" + std::to_string(index + 1) + path.extension().string()))
        .string();
}

}  // namespace sator::cli
