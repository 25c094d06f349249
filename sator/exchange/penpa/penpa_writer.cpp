// Writes the text of a drawing with its lines (see penpa_drawing.cpp), as Penpa's editor saves it.

#include "sator/exchange/penpa/penpa_writer.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "sator/exchange/boards/write_by_codecs.hpp"
#include "sator/exchange/packing/base64.hpp"
#include "sator/exchange/packing/deflate.hpp"
#include "sator/exchange/penpa/penpa_board.hpp"
#include "sator/exchange/penpa/penpa_genre.hpp"
#include "sator/puzzle/grid_places.hpp"

namespace sator::exchange {

namespace {

/// The pixels of a cell.
constexpr std::size_t kCellPixels = 38;
/// Places around the grid.
constexpr std::size_t kCanvasMargin = 2;

/// A text of the head: a ',' would end it.
std::string head_text(std::string_view text) {
    std::string escaped;
    for (const char c : text) {
        if (c == ',') {
            escaped += "%2C";
        } else if (c == '\n') {
            escaped += "%2D";
        } else if (c == '&') {
            escaped += "%2E";
        } else if (c == '=') {
            escaped += "%2F";
        } else {
            escaped += c;
        }
    }
    return escaped;
}

class PenpaWriter {
  public:
    PenpaWriter(const PenpaGenre& genre, const DrawnBoard& board, const Puzzle& puzzle)
        : genre_(genre), board_(board), puzzle_(puzzle), sides_(genre.has_sides ? 1 : 0) {}

    std::string text() {
        draw();
        const std::string empty = layer({}, {}, {});
        const std::string modes =
            R"({z9:zQ,zG:["1","2","1"],zQ:{zM:zS,zS:["",1],zL:["1",2],zE:["1",2],zW:["",2],zC:["1",10],zN:["1",1],)"
            R"(zY:["circle_L",2],zP:[zT,""],zB:["",""],"move":["1",""],"combi":["battleship",""],"sudoku":["1",1]},)"
            R"(zA:{zM:zS,zS:["",1],zL:["1",3],zE:["1",3],zW:["",3],zC:["1",10],zN:["1",2],zY:["circle_L",2],)"
            R"(zP:[zT,""],zB:["",""],"move":["1",""],"combi":["battleship",""],"sudoku":["1",9]}})";
        const std::string side = std::to_string(sides_);
        return head() + "\n[" + side + "," + side + "," + side + "," + side + "]\n" + modes + "\n" +
               layer(shades_, numbers_, edges_) + "\n" + empty + "\n" + cells() +
               "\n[]\n{}\n\"x\"\n\"x\"\n[3,1,4]\n" + modes + "\n\"light\"\n\"false\"\n" + empty + "\n" +
               empty + "\n{}\n[\"" + std::string(genre_.tag()) + "\"]";
    }

  private:
    std::size_t width() const { return board_.columns + 2 * sides_ + 2 * kCanvasMargin; }
    std::size_t height() const { return board_.rows + 2 * sides_ + 2 * kCanvasMargin; }
    /// The point of a place: the row and the column from 1; those outside the grid are 0 and the next number.
    std::size_t point(std::size_t row, std::size_t column) const {
        const std::size_t margin = kCanvasMargin + sides_ - 1;
        return (row + margin) * width() + column + margin;
    }
    /// The corner below and on the right of a place.
    std::size_t corner(std::size_t row, std::size_t column) const {
        return width() * height() + point(row, column);
    }

    /// The point nearest to the centre of the canvas: a cell, a corner, or the middle of an edge below or on the right of a cell.
    std::size_t centre() const {
        const std::size_t row = (height() - 1) / 2, column = (width() - 1) / 2;
        const bool is_below = height() % 2 == 0, is_right = width() % 2 == 0;
        const std::size_t layer = is_below && is_right ? 1 : is_below ? 2 : is_right ? 3 : 0;
        return layer * width() * height() + row * width() + column;
    }

    std::string head() const {
        const std::size_t margin = 2 * kCanvasMargin - 1;
        const std::string middle = std::to_string(centre());
        return "square," + std::to_string(width() - 2 * kCanvasMargin) + "," +
               std::to_string(height() - 2 * kCanvasMargin) + "," + std::to_string(kCellPixels) + ",0,1,1," +
               std::to_string((width() - margin) * kCellPixels) + "," +
               std::to_string((height() - margin) * kCellPixels) + "," + middle + "," + middle +
               ",0,0,0,0,Title: " + head_text(puzzle_.title) + ",Author: " + head_text(puzzle_.author) + "," +
               head_text(puzzle_.source) + "," + head_text(puzzle_.rules_text) + ",OFF,false";
    }

    /// The first cell, and the steps to the following ones.
    std::string cells() const {
        std::string text = "[" + std::to_string(point(1, 1));
        for (std::size_t cell = 1; cell < board_.cell_count(); ++cell)
            text += cell % board_.columns == 0 ? "," + std::to_string(width() - board_.columns + 1) : ",1";
        return text + "]";
    }

    void number(std::size_t row, std::size_t column, int value, int style = 1) {
        if (value >= 0)
            numbers_[point(row, column)] =
                "[" + std::to_string(value) + "," + std::to_string(style) + ",\"1\"]";
    }

    void draw() {
        constexpr int kWhite = 7;
        for (std::size_t cell = 0; cell < board_.cell_count(); ++cell) {
            const std::size_t row = cell / board_.columns + 1, column = cell % board_.columns + 1;
            const bool is_black = genre_.has_black_cells && board_.cells[cell] != DrawnBoard::kOpen;
            if (is_black) shades_[point(row, column)] = "4";
            number(row, column, board_.cells[cell], is_black ? kWhite : 1);
        }
        if (genre_.has_sides) draw_sides();
        if (genre_.has_regions) draw_walls(walls_of(board_));
        if (genre_.codec.kind == "sudoku" && !genre_.has_regions) draw_walls(box_walls());
    }

    void draw_sides() {
        for (std::size_t i = 0; i < board_.columns; ++i) {
            number(0, i + 1, board_.side(Side::Top)[i]);
            number(board_.rows + 1, i + 1, board_.side(Side::Bottom)[i]);
        }
        for (std::size_t i = 0; i < board_.rows; ++i) {
            number(i + 1, 0, board_.side(Side::Left)[i]);
            number(i + 1, board_.columns + 1, board_.side(Side::Right)[i]);
        }
    }

    /// The walls between the usual boxes of a sudoku.
    std::vector<int> box_walls() const {
        DrawnBoard boxes = board_;
        const auto box = usual_box_size(static_cast<std::uint32_t>(board_.columns));
        if (!box) return std::vector<int>(board_.edge_count(), 0);
        for (std::size_t cell = 0; cell < board_.cell_count(); ++cell) {
            const std::size_t row = cell / board_.columns / box->rows,
                              column = cell % board_.columns / box->columns;
            boxes.regions[cell] = static_cast<int>(row * board_.columns + column);
        }
        return walls_of(boxes);
    }

    void draw_walls(const std::vector<int>& walls) {
        for (std::size_t edge = 0; edge < walls.size(); ++edge) {
            if (walls[edge] == 0) continue;
            const std::size_t cell = cells_of_edge(board_, edge)[0];
            const std::size_t row = cell / board_.columns + 1, column = cell % board_.columns + 1;
            const bool is_upright = edge < board_.upright_edges();
            const std::size_t from = is_upright ? corner(row - 1, column) : corner(row, column - 1);
            edges_[std::to_string(from) + "," + std::to_string(corner(row, column))] = "2";
        }
    }

    template <typename Key>
    static std::string object(const std::map<Key, std::string>& fields) {
        std::string text;
        for (const auto& [key, value] : fields) {
            text += text.empty() ? "\"" : ",\"";
            if constexpr (std::is_same_v<Key, std::string>) {
                text += key;
            } else {
                text += std::to_string(key);
            }
            text += "\":" + value;
        }
        return "{" + text + "}";
    }

    static std::string layer(const std::map<std::size_t, std::string>& shades,
                             const std::map<std::size_t, std::string>& numbers,
                             const std::map<std::string, std::string>& edges) {
        return "{zR:{z_:[]},zU:{z_:[]},z8:{z_:[]},zS:" + object(shades) + ",zN:" + object(numbers) +
               ",z1:{},zY:{},zF:{},z2:{},zT:[],z3:[],zD:[],z0:[],z5:[],zL:{},zE:" + object(edges) +
               ",zW:{},zC:{},z4:{},z6:[],z7:[]}";
    }

    const PenpaGenre& genre_;
    const DrawnBoard& board_;
    const Puzzle& puzzle_;
    std::size_t sides_;  // places between the grid and the margin of the canvas
    std::map<std::size_t, std::string> shades_, numbers_;
    std::map<std::string, std::string> edges_;
};

std::string written_genres() {
    std::string text;
    for (const PenpaGenre& genre : penpa_genres())
        text += (text.empty() ? "" : ", ") + std::string(genre.tag());
    return text;
}

/// Returns the board that a drawing shows to the reader.
std::optional<DrawnBoard> board_of_text(const PenpaGenre& genre, const std::string& text) {
    const auto drawing = read_penpa_drawing(text, SIZE_MAX);
    if (!drawing) return std::nullopt;
    std::set<std::string> unread;
    return board_of_drawing(genre, *drawing, unread);
}

}  // namespace

std::expected<WrittenPuzzle, Diagnostic> write_penpa_link(const Puzzle& puzzle) {
    std::vector<BoardCodec> codecs;
    for (const PenpaGenre& genre : penpa_genres()) {
        codecs.push_back({genre.codec.kind, [&genre] { return genre.board(); },
                          [&](const DrawnBoard& board) { return PenpaWriter(genre, board, puzzle).text(); },
                          [&genre](const std::string& text) { return board_of_text(genre, text); }});
    }
    if (auto written = write_by_codecs(puzzle, codecs)) {
        written->text =
            "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" + to_base64(pack_deflate(written->text)) +
            "\n";
        std::erase(written->losses, "the text of the rules");  // the head of the link has it
        return std::move(*written);
    }
    return std::unexpected(error_at({},
                                    "Penpa has no genre with the rules of this puzzle that can be written",
                                    "these genres can be written: " + written_genres()));
}

}  // namespace sator::exchange
