#include "sator/render/picture/svg.hpp"

#include <charconv>
#include <cmath>
#include <cstdlib>

#include "sator/render/picture/painting_order.hpp"
#include "sator/render/text/escape_xml.hpp"

namespace sator::render {

namespace {

/// The distance from the middle of the letters down to the baseline, relative to the font size.
constexpr double kBaseline = 0.35;
/// The margin around a picture.
constexpr double kMargin = 12;

/// Appends a number with at most two decimals, e.g. "12.5".
void append_number(std::string& text, double number) {
    const auto hundredths = std::llround(number * 100);
    const auto digits = [&](long long n) {
        char buffer[24];
        text.append(buffer, std::to_chars(buffer, buffer + sizeof buffer, n).ptr);
    };
    if (hundredths < 0) text += '-';
    const long long size = std::llabs(hundredths);
    digits(size / 100);
    if (size % 100 == 0) return;
    text += '.';
    text += static_cast<char>('0' + size % 100 / 10);
    if (size % 10 != 0) text += static_cast<char>('0' + size % 10);
}

class SvgWriter {
  public:
    explicit SvgWriter(LimitWatch* watch) : watch_(watch) {}

    /// Returns whether the watch has ended the work, so that the result is not used.
    bool is_over(std::size_t steps) { return watch_ != nullptr && watch_->is_over(steps); }
    std::string take() { return std::move(text_); }

    SvgWriter& operator<<(std::string_view text) {
        text_ += text;
        return *this;
    }
    SvgWriter& operator<<(double number) {
        append_number(text_, number);
        return *this;
    }

    void write(const Outline& outline) {
        *this << "<path d=\"";
        for (const auto& part : outline.parts) {
            if (is_over(part.size())) return;
            for (std::size_t i = 0; i < part.size(); ++i)
                *this << (i == 0 ? "M" : "L") << part[i].x << " " << part[i].y;
            if (outline.is_closed) *this << "Z";
        }
        *this << "\"/>\n";
    }
    void write(const Disc& disc) {
        *this << "<circle cx=\"" << disc.centre.x << "\" cy=\"" << disc.centre.y << "\" r=\"" << disc.radius
              << "\"/>\n";
    }
    void write(const Label& label) {
        *this << "<text x=\"" << label.at.x << "\" y=\"" << label.at.y + kBaseline * label.size
              << "\" font-size=\"" << label.size << "\"";
        if (label.anchor != Anchor::Start) {
            *this << " text-anchor=\"" << (label.anchor == Anchor::Middle ? "middle" : "end") << "\"";
        }
        if (label.turn != 0) {
            *this << " transform=\"rotate(" << label.turn << " " << label.at.x << " " << label.at.y << ")\"";
        }
        *this << ">" << escape_xml(label.text) << "</text>\n";
    }

  private:
    LimitWatch* watch_;
    std::string text_;
};

void write_shapes(SvgWriter& out, const Picture& picture) {
    const std::vector<std::size_t> order = painting_order(picture);
    const auto are_alike = [&](std::size_t a, std::size_t b) {
        return picture.shapes[a].look == picture.shapes[b].look &&
               picture.shapes[a].colour == picture.shapes[b].colour;
    };
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (out.is_over(1)) return;
        const Shape& shape = picture.shapes[order[i]];
        const bool begins = i == 0 || !are_alike(order[i - 1], order[i]);
        const bool ends = i + 1 == order.size() || !are_alike(order[i], order[i + 1]);
        if (begins) {
            out << "<g class=\"" << class_name(shape.look) << "\"";
            if (!shape.colour.empty()) out << " style=\"" << shape.colour << "\"";
            out << ">\n";
        }
        std::visit([&](const auto& form) { out.write(form); }, shape.form);
        if (ends) out << "</g>\n";
    }
}

}  // namespace

std::string to_svg(const Picture& picture, const SvgOptions& options) {
    const Box box = (picture.box.is_empty() ? Box{{0, 0}, {0, 0}} : picture.box).grown(kMargin);
    const double width = std::ceil(box.width()), height = std::ceil(box.height());
    SvgWriter out(options.watch);
    // `xml:space` keeps the blanks in clues.
    out << "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"sator\" role=\"img\" xml:space=\"preserve\" "
           "width=\""
        << width << "\" height=\"" << height << "\" viewBox=\"" << box.low.x << " " << box.low.y << " "
        << width << " " << height << "\">\n<title>" << escape_xml(picture.title) << "</title>\n";
    if (options.has_style)
        out << "<style>\n" << picture_style(options.theme, looks_of(picture)) << "</style>\n";
    out << "<rect class=\"paper\" x=\"" << box.low.x << "\" y=\"" << box.low.y << "\" width=\"" << width
        << "\" height=\"" << height << "\"/>\n";
    write_shapes(out, picture);
    out << "</svg>\n";
    return out.take();
}

}  // namespace sator::render
