// A small reader of XML: linear in the text, without recursion, and without external entities, so that no file can make it grow.

#include "sator/exchange/xml/xml_tree.hpp"

#include <algorithm>
#include <array>

#include "sator/base/errors.hpp"
#include "sator/exchange/xml/xml_entities.hpp"

namespace sator::exchange {

namespace {

constexpr std::string_view kXmlBlanks = " \t\r\n";

std::string without_prefix(std::string_view name) {
    const std::size_t colon = name.find(':');
    return std::string(colon == std::string_view::npos ? name : name.substr(colon + 1));
}

class XmlReader {
  public:
    XmlReader(std::string_view text, const XmlLimits& limits) : text_(text), limits_(limits) {}

    std::expected<XmlElement, Diagnostic> read() {
        while (next_ < text_.size()) {
            const std::size_t tag = std::min(text_.find('<', next_), text_.size());
            if (auto done = read_text(text_.substr(next_, tag - next_), tag); !done) return failure(done);
            next_ = tag;
            if (next_ == text_.size()) break;
            if (auto done = read_markup(); !done) return failure(done);
        }
        if (!open_.empty())
            return refused(text_.size(), "the file ends, but <" + open_.back().name + "> is not closed");
        if (!root_) return refused(text_.size(), "the file has no element");
        return std::move(*root_);
    }

  private:
    using Done = std::expected<void, Diagnostic>;

    std::unexpected<Diagnostic> refused(std::size_t offset, std::string message, std::string hint = {}) {
        return std::unexpected(error_at(place(offset), std::move(message), std::move(hint)));
    }

    /// Offsets are asked in ascending order, so that lines are counted once.
    SourceSpan place(std::size_t offset) {
        for (; counted_ < offset; ++counted_) {
            const auto byte = static_cast<unsigned char>(text_[counted_]);
            if (byte == '\n') {
                ++line_;
                column_ = 1;
            } else if ((byte & 0xC0U) != 0x80U) {
                ++column_;
            }
        }
        return {line_, column_, 1};
    }

    Done read_text(std::string_view raw, std::size_t end) {
        if (raw.empty()) return {};
        if (!open_.empty()) {
            if (append_resolved(raw, open_.back().text)) return {};
            return refused(end - raw.size(), "an entity in this text is not known", "write &amp; for '&'");
        }
        if (raw.find_first_not_of(kXmlBlanks) == std::string_view::npos || !root_) return {};
        return refused(end - raw.size(), "a text follows the end of the outermost element");
    }

    Done read_markup() {
        struct Skipped {
            std::string_view begin, end;
        };
        static constexpr std::array<Skipped, 3> kSkipped = {
            {{"<!--", "-->"}, {"<?", "?>"}, {"<!DOCTYPE", ">"}}};
        const std::string_view rest = text_.substr(next_);
        for (const auto& [begin, end] : kSkipped) {
            if (rest.starts_with(begin)) return skip_to(begin, end);
        }
        constexpr std::string_view kRaw = "<![CDATA[", kRawEnd = "]]>";
        if (rest.starts_with(kRaw)) {
            const std::size_t end = rest.find(kRawEnd);
            if (end != std::string_view::npos && !open_.empty())
                open_.back().text += rest.substr(kRaw.size(), end - kRaw.size());
            return skip_to(kRaw, kRawEnd);
        }
        return rest.starts_with("</") ? close() : open();
    }

    Done skip_to(std::string_view begin, std::string_view end) {
        const std::size_t found = text_.find(end, next_ + begin.size());
        if (found == std::string_view::npos)
            return refused(next_, "'" + std::string(begin) + "' has no '" + std::string(end) + "'");
        next_ = found + end.size();
        return {};
    }

    std::string_view read_name() {
        const std::size_t end = std::min(text_.find_first_of(" \t\r\n/>=<\"'", next_), text_.size());
        const std::string_view name = text_.substr(next_, end - next_);
        next_ = end;
        return name;
    }

    void skip_blanks() { next_ = std::min(text_.find_first_not_of(kXmlBlanks, next_), text_.size()); }

    Done open() {
        XmlElement element;
        const std::size_t begin = ++next_;
        element.span = place(next_);
        element.name = without_prefix(read_name());
        element.span.length = static_cast<std::uint32_t>(std::max<std::size_t>(element.name.size(), 1));
        if (element.name.empty())
            return refused(begin, "the name of an element is missing after '<'", "write &lt; for '<'");
        if (open_.empty() && root_) return refused(begin, "a second element follows the outermost one");
        if (++count_ > limits_.elements)
            return refused(begin,
                           "the file exceeds the element limit of " + std::to_string(limits_.elements));
        if (open_.size() == limits_.nesting)
            return refused(begin, "the file exceeds the nesting limit of " + std::to_string(limits_.nesting));
        for (skip_blanks(); is_at_attribute(); skip_blanks()) {
            if (auto done = read_attribute(element); !done) return done;
        }
        const bool is_empty = text_.substr(next_).starts_with('/');
        if (is_empty) ++next_;
        if (!text_.substr(next_).starts_with('>'))
            return refused(next_, "'>' is missing at the end of <" + element.name);
        ++next_;
        open_.push_back(std::move(element));
        if (is_empty) finish();
        return {};
    }

    bool is_at_attribute() const {
        return next_ < text_.size() && text_[next_] != '>' && text_[next_] != '/';
    }

    Done read_attribute(XmlElement& element) {
        const std::size_t begin = next_;
        std::string name = without_prefix(read_name());
        skip_blanks();
        const bool has_value = !name.empty() && text_.substr(next_).starts_with('=');
        if (has_value) ++next_;
        skip_blanks();
        const char quote = has_value && next_ < text_.size() ? text_[next_] : '\0';
        const std::size_t end =
            quote == '"' || quote == '\'' ? text_.find(quote, next_ + 1) : std::string_view::npos;
        if (end == std::string_view::npos) return refused(begin, "an attribute has no value in quotes");
        std::string value;
        if (!append_resolved(text_.substr(next_ + 1, end - next_ - 1), value))
            return refused(begin, "an entity in this text is not known", "write &amp; for '&'");
        element.attributes.emplace_back(std::move(name), std::move(value));
        next_ = end + 1;
        return {};
    }

    Done close() {
        const std::size_t begin = next_;
        next_ += 2;
        const std::string name = without_prefix(read_name());
        skip_blanks();
        if (open_.empty() || open_.back().name != name)
            return refused(begin, "</" + name + "> closes nothing",
                           open_.empty() ? "" : "<" + open_.back().name + "> is open");
        if (!text_.substr(next_).starts_with('>'))
            return refused(next_, "'>' is missing at the end of </" + name);
        ++next_;
        finish();
        return {};
    }

    void finish() {
        XmlElement done = std::move(open_.back());
        open_.pop_back();
        if (open_.empty()) {
            root_ = std::move(done);
        } else {
            done.place = open_.back().text.size();
            open_.back().elements.push_back(std::move(done));
        }
    }

    std::string_view text_;
    const XmlLimits& limits_;
    std::size_t next_ = 0, counted_ = 0, count_ = 0;
    std::uint32_t line_ = 1, column_ = 1;
    std::vector<XmlElement> open_;
    std::optional<XmlElement> root_;
};

}  // namespace

const XmlElement* XmlElement::find(std::string_view element) const {
    const auto found = std::ranges::find(elements, element, &XmlElement::name);
    return found == elements.end() ? nullptr : &*found;
}

std::vector<const XmlElement*> XmlElement::find_all(std::string_view element) const {
    std::vector<const XmlElement*> found;
    for (const XmlElement& member : elements) {
        if (member.name == element) found.push_back(&member);
    }
    return found;
}

std::optional<std::string_view> XmlElement::attribute(std::string_view wanted) const {
    for (const auto& [key, value] : attributes) {
        if (key == wanted) return value;
    }
    return std::nullopt;
}

std::string XmlElement::whole_text() const {
    std::string whole;
    std::size_t written = 0;
    for (const XmlElement& element : elements) {
        whole.append(text, written, element.place - written);
        whole += element.whole_text();
        written = element.place;
    }
    return whole.append(text, written);
}

std::expected<XmlElement, Diagnostic> read_xml(std::string_view text, const XmlLimits& limits) {
    return XmlReader(text, limits).read();
}

bool looks_like_xml_with(std::string_view text, std::string_view element) {
    const std::size_t first = text.find_first_not_of(kXmlBlanks);
    return first != std::string_view::npos && text[first] == '<' &&
           text.find("<" + std::string(element)) != std::string_view::npos;
}

}  // namespace sator::exchange
