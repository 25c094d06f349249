// nlohmann-json parses the text. Its events become entries, and a counting iterator gives their places:
// between two values there are only blanks, ',' and ':', so a value begins at the next other character after
// the last value.

#include "sator/text/json/json_tree.hpp"

#include <nlohmann/json.hpp>

#include "sator/base/ascii.hpp"
#include "sator/base/assert.hpp"
#include "sator/text/json/text_cursor.hpp"

namespace sator::text {

namespace {

/// Iterates over the text for the parser, and stores the position in `count`.
class CountingIterator {
  public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingIterator(std::string_view text, std::size_t at, std::size_t* count)
        : text_(text), at_(at), count_(count) {}

    reference operator*() const { return text_[at_]; }
    CountingIterator& operator++() {
        *count_ = ++at_;
        return *this;
    }
    CountingIterator operator++(int) {
        CountingIterator old = *this;
        ++*this;
        return old;
    }
    friend bool operator==(const CountingIterator& a, const CountingIterator& b) { return a.at_ == b.at_; }

  private:
    std::string_view text_;
    std::size_t at_;
    std::size_t* count_;
};

bool is_number_character(char c) {
    return is_digit(c) || c == '-' || c == '+' || c == '.' || c == 'e' || c == 'E';
}

}  // namespace

/// Receives the parser's events. Its functions return whether to continue.
class JsonTreeBuilder {
  public:
    using Json = nlohmann::json;

    JsonTreeBuilder(JsonTree& tree, std::string_view text, const JsonLimits& limits, LimitWatch* watch)
        : tree_(tree), text_(text), limits_(limits), watch_(watch), place_(text) {
        last_end_ = place_.offset();
    }

    void build();

    bool null() { return add_scalar(JsonKind::Null); }
    bool boolean(bool value) { return add_scalar(JsonKind::Boolean, value ? 1 : 0); }
    bool number_integer(Json::number_integer_t value) { return add_number(value); }
    bool number_unsigned(Json::number_unsigned_t value) {
        const bool fits =
            value <= static_cast<Json::number_unsigned_t>(std::numeric_limits<std::int64_t>::max());
        return add_number(fits ? std::optional(static_cast<std::int64_t>(value)) : std::nullopt);
    }
    bool number_float(Json::number_float_t, const Json::string_t&) { return add_number(std::nullopt); }
    bool string(Json::string_t& value);
    bool binary(Json::binary_t&) { return false; }  // no JSON text has one
    bool start_object(std::size_t) { return open(JsonKind::Object); }
    bool key(Json::string_t& name) {
        const bool goes_on = string(name);
        last_ = JsonEvent::Name;
        return goes_on;
    }
    bool end_object() { return close(); }
    bool start_array(std::size_t) { return open(JsonKind::Array); }
    bool end_array() { return close(); }
    bool parse_error(std::size_t, const std::string&, const Json::exception&) {
        fail_syntax();
        return false;
    }

  private:
    bool is_over();
    JsonTree::Entry* add(JsonKind kind);
    bool add_scalar(JsonKind kind, std::int64_t number = 0);
    bool add_number(std::optional<std::int64_t> value);
    bool open(JsonKind kind);
    bool close();
    void fail_syntax();
    bool fail_limit(JsonFault::Kind kind, std::size_t limit);

    JsonTree& tree_;
    std::string_view text_;
    const JsonLimits& limits_;
    LimitWatch* watch_;
    TextCursor place_;
    std::size_t count_ = 0;     // the number of bytes that the parser has read
    std::size_t last_end_ = 0;  // the end of the last token that became an event
    JsonEvent last_ = JsonEvent::None;
    std::vector<std::size_t> open_;  // the containers that are not closed, outermost first
};

/// Sixteen characters count as one step of the limits.
bool JsonTreeBuilder::is_over() {
    constexpr std::size_t kCharactersPerStep = 16;
    if (watch_ == nullptr) return false;
    const std::size_t characters = count_ - std::min(count_, last_end_);
    return watch_->is_over(1 + characters / kCharactersPerStep) || !watch_->has_room_to_grow(tree_.entries_);
}

void JsonTreeBuilder::build() {
    const bool is_read = Json::sax_parse(CountingIterator(text_, 0, &count_),
                                         CountingIterator(text_, text_.size(), &count_), this);
    // The parser stops at a NUL as if it were the end of the text.
    if (is_read && text_.find_first_not_of(" \t\r\n", last_end_) != std::string_view::npos) fail_syntax();
    for (const std::size_t container : open_) {
        tree_.entries_[container].end = tree_.entries_.size();
        tree_.entries_[container].is_complete = false;
    }
}

/// Adds an entry for the next value and sets its place. Returns null if there are too many values or if a
/// limit is reached.
JsonTree::Entry* JsonTreeBuilder::add(JsonKind kind) {
    if (is_over()) return nullptr;
    const std::size_t begin = text_.find_first_not_of(" \t\r\n,:", last_end_);
    SATOR_ASSERT(begin != std::string_view::npos);
    place_.move_to(kind == JsonKind::String ? begin + 1 : begin);
    if (tree_.entries_.size() >= limits_.values) {
        fail_limit(JsonFault::Kind::ValueLimit, limits_.values);
        return nullptr;
    }
    tree_.entries_.emplace_back();
    JsonTree::Entry& entry = tree_.entries_.back();
    entry.kind = kind;
    entry.span = {place_.line(), place_.column(), 1};
    entry.offset = place_.offset();
    entry.end = tree_.entries_.size();
    last_end_ = count_;
    last_ = JsonEvent::Content;
    return &entry;
}

bool JsonTreeBuilder::add_scalar(JsonKind kind, std::int64_t number) {
    JsonTree::Entry* entry = add(kind);
    if (entry == nullptr) return false;
    entry->number = number;
    entry->span.length = static_cast<std::uint32_t>(last_end_ - entry->offset);
    return true;
}

bool JsonTreeBuilder::add_number(std::optional<std::int64_t> value) {
    JsonTree::Entry* entry = add(JsonKind::Number);
    if (entry == nullptr) return false;
    entry->is_integer = value.has_value();
    entry->number = value.value_or(0);
    // The parser has also read the character after the number, if there is one.
    if (count_ < text_.size() || !is_number_character(text_.back())) --last_end_;
    entry->span.length = static_cast<std::uint32_t>(last_end_ - entry->offset);
    return true;
}

bool JsonTreeBuilder::string(Json::string_t& value) {
    JsonTree::Entry* entry = add(JsonKind::String);
    if (entry == nullptr) return false;
    const std::size_t closing_quote = last_end_ - 1;
    const std::string_view written = text_.substr(entry->offset, closing_quote - entry->offset);
    entry->is_verbatim = written.find('\\') == std::string_view::npos;
    entry->text = tree_.texts_.size();
    entry->length = static_cast<std::uint32_t>(value.size());
    tree_.texts_ += value;
    place_.move_to(closing_quote);
    entry->span.length = std::max(1U, place_.column() - entry->span.column);
    return true;
}

bool JsonTreeBuilder::open(JsonKind kind) {
    if (add(kind) == nullptr) return false;
    open_.push_back(tree_.entries_.size() - 1);
    last_ = JsonEvent::Open;
    if (open_.size() <= limits_.nesting) return true;
    return fail_limit(JsonFault::Kind::NestingLimit, limits_.nesting);
}

bool JsonTreeBuilder::close() {
    tree_.entries_[open_.back()].end = tree_.entries_.size();
    open_.pop_back();
    last_end_ = count_;
    last_ = JsonEvent::Content;
    return true;
}

void JsonTreeBuilder::fail_syntax() {
    JsonFault& fault = tree_.fault_.emplace();
    fault.offset = last_end_;
    fault.last = last_;
    if (!open_.empty()) {
        const JsonTree::Entry& container = tree_.entries_[open_.back()];
        fault.is_in_object = container.kind == JsonKind::Object;
        fault.opened = container.span;
    }
}

/// The value at place_ exceeds the limit.
bool JsonTreeBuilder::fail_limit(JsonFault::Kind kind, std::size_t limit) {
    JsonFault& fault = tree_.fault_.emplace();
    fault.kind = kind;
    fault.offset = place_.offset();
    fault.limit = limit;
    return false;
}

JsonTree::JsonTree(std::string_view text, const JsonLimits& limits, LimitWatch* watch) {
    JsonTreeBuilder(*this, text, limits, watch).build();
}

std::optional<JsonValue> JsonTree::root() const {
    if (entries_.empty()) return std::nullopt;
    return JsonValue(*this, 0);
}

std::vector<JsonValue> JsonValue::members() const {
    std::vector<JsonValue> members;
    const std::size_t name = is(JsonKind::Object) ? 1 : 0;
    for (std::size_t i = index_ + 1 + name; i < entry().end; i = tree_->entries_[i].end + name) {
        members.emplace_back(*tree_, i);
    }
    return members;
}

std::vector<std::pair<std::string_view, JsonValue>> JsonValue::fields() const {
    std::vector<std::pair<std::string_view, JsonValue>> fields;
    if (!is(JsonKind::Object)) return fields;
    for (std::size_t i = index_ + 1; i + 1 < entry().end; i = tree_->entries_[i + 1].end)
        fields.emplace_back(JsonValue(*tree_, i).text(), JsonValue(*tree_, i + 1));
    return fields;
}

std::optional<JsonValue> JsonValue::find(std::string_view name) const {
    std::optional<JsonValue> found;
    for (std::size_t i = index_ + 1; i + 1 < entry().end; i = tree_->entries_[i + 1].end) {
        if (JsonValue(*tree_, i).text() == name) found = JsonValue(*tree_, i + 1);
    }
    return found;
}

}  // namespace sator::text
