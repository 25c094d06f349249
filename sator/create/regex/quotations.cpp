// All sayings are older than a century. Each has words of its theme, which hide in classes and stand as false alternatives.
#include "sator/create/regex/quotations.hpp"

#include <algorithm>
#include <array>

#include "sator/base/utf8.hpp"

namespace sator::create {

namespace {

// clang-format off
constexpr std::array kQuotations = {
    Quotation{"Two letters", "NO", "NAY NOT NONE"},
    Quotation{"Echo", "ECHO", "CAVE VOICE HEAR SOUND"},
    Quotation{"Farewell", "BYE.", "LEAVE GOAL DEPART"},
    Quotation{"A sum", "2+2=4", "SUM TWO FOUR"},
    Quotation{"A door opens", "SESAME", "DOOR CAVE GOLD ALI BABA"},
    Quotation{"Eureka", "EUREKA", "BATH WATER KING CROWN GOLD"},
    Quotation{"Monday", "OH NO.", "ALARM CLOCK COFFEE"},
    Quotation{"A dozen", "12 EGGS", "HEN NEST FARM"},
    Quotation{"Thirteen", "12+1=13", "SUM TEN NUMBER"},
    Quotation{"Dessert", "ICE CREAM", "CONE LEMON MILK SUGAR SPOON"},
    Quotation{"The raven", "NEVERMORE", "RAVEN NIGHT DOOR BIRD DREAM LENORE"},
    Quotation{"An hour", "60 MINUTES", "CLOCK WATCH HOUR"},
    Quotation{"At sea", "SHIP AHOY!", "SAIL MAST ANCHOR"},
    Quotation{"Horace", "CARPE DIEM", "DAY ROMAN POET LATIN FRUIT"},
    Quotation{"Proverb: time", "TIME FLIES", "CLOCK HOUR ARROW MINUTE WATCH"},
    Quotation{"Goethe", "MORE LIGHT!", "LAMP SUN CANDLE WINDOW"},
    Quotation{"Heraclitus", "ALL IS FLUX", "RIVER FIRE WATER CHANGE"},
    Quotation{"Sherlock", "ELEMENTARY!", "PIPE CLUE VIOLIN CASE"},
    Quotation{"Countdown", "3, 2, 1, GO!", "RACE ROCKET START"},
    Quotation{"Dickens", "BAH! HUMBUG!", "CHRISTMAS GHOST MISER CAROL"},
    Quotation{"Nights", "1,001 NIGHTS", "TALE SULTAN LAMP GENIE"},
    Quotation{"Socrates", "KNOW THYSELF", "TEMPLE MIND ORACLE GREEK MIRROR"},
    Quotation{"Waterloo", "18 JUNE 1815", "BATTLE CANNON EMPEROR"},
    Quotation{"Franklin", "TIME IS MONEY", "CLOCK COIN BANK KITE HOUR"},
    Quotation{"Greeting", "HELLO, WORLD!", "CODE SCREEN PRINT"},
    Quotation{"Julius Caesar", "ET TU, BRUTE?", "ROMAN DAGGER SENATE MARCH TOGA"},
    Quotation{"Luther", "HERE I STAND.", "DOOR NAIL MONK CHURCH"},
    Quotation{"Proverb: love", "LOVE IS BLIND", "HEART ROSE CUPID EYE"},
    Quotation{"Caesar reports", "VENI,VIDI,VICI", "ROMAN CAESAR SENATE LEGION LATIN"},
    Quotation{"Proverb: apple", "AN APPLE A DAY", "DOCTOR FRUIT TREE CIDER PIE"},
    Quotation{"Neptune's sign", "HERE BE DRAGONS", "MAP SEA SHIP MONSTER OCEAN"},
    Quotation{"Palindrome", "MADAM, I'M ADAM", "EDEN APPLE EVE RIB"},
    Quotation{"Palindrome: evil", "STEP ON NO PETS", "DOG CAT FOOT PAW"},
    Quotation{"Pi", "PI = 3.14159265", "CIRCLE NUMBER GREEK"},
    Quotation{"Proverb: home", "HOME SWEET HOME", "HOUSE DOOR ROOF SUGAR HONEY"},
    Quotation{"Proverb: walls", "WALLS HAVE EARS", "BRICK SPY LISTEN ROOM"},
    Quotation{"A year", "MDCCLXXVI = 1776", "ROMAN NUMBER YEAR"},
    Quotation{"Galileo", "AND YET IT MOVES", "EARTH SUN ORBIT PLANET LENS"},
    Quotation{"In the bush", "A ROSE IS A ROSE", "THORN PETAL GARDEN"},
    Quotation{"Melville", "CALL ME ISHMAEL.", "WHALE SHIP SEA HARPOON CAPTAIN"},
    Quotation{"Nursery: mice", "THREE BLIND MICE", "CHEESE TAIL FARMER KNIFE"},
    Quotation{"Once upon", "ONCE UPON A TIME", "FAIRY KING WOLF TALE"},
    Quotation{"Patrick Henry", "GIVE ME LIBERTY!", "FREEDOM STATUE NATION"},
    Quotation{"Treasure", "X MARKS THE SPOT", "PIRATE GOLD MAP CHEST"},
    Quotation{"A wall in Babylon", "MENE, MENE, TEKEL", "KING FEAST HAND WALL"},
    Quotation{"Juliet wonders", "WHAT'S IN A NAME?", "ROSE LOVE VERONA FAMILY BALCONY"},
    Quotation{"Macbeth", "OUT, DAMNED SPOT!", "WITCH BLOOD DAGGER CROWN KING"},
    Quotation{"Mark Antony", "LEND ME YOUR EARS", "ROMAN TOGA CROWD FUNERAL CAESAR"},
    Quotation{"Proverb: silence", "SILENCE IS GOLDEN", "QUIET GOLD HUSH LIBRARY WHISPER"},
    Quotation{"The merchant", "ALL THAT GLITTERS", "GOLD SILVER LEAD VENICE DUCAT"},
    Quotation{"The tempest", "O BRAVE NEW WORLD", "ISLAND STORM MAGIC SHIP WIZARD"},
    Quotation{"Virgil", "LOVE CONQUERS ALL", "ROMAN POET HEART ROSE LATIN"},
    Quotation{"A cake", "LET THEM EAT CAKE.", "BREAD QUEEN CROWN SUGAR"},
    Quotation{"Carroll: the queen", "OFF WITH HER HEAD!", "CROWN HEART CARD ROSE ALICE"},
    Quotation{"Genesis", "LET THERE BE LIGHT", "SUN MOON STAR LAMP DAY NIGHT CANDLE"},
    Quotation{"Hamlet's friend", "ALAS, POOR YORICK!", "SKULL GRAVE JESTER SPADE CLOWN"},
    Quotation{"Louis XIV", "L'ETAT, C'EST MOI.", "SUN KING CROWN PALACE"},
    Quotation{"Proverb: bird", "A BIRD IN THE HAND", "BUSH NEST WING FEATHER ROBIN"},
    Quotation{"Proverb: knowledge", "KNOWLEDGE IS POWER", "BOOK SCHOOL LIBRARY TEACHER"},
    Quotation{"A castle in Denmark", "SOMETHING IS ROTTEN", "GHOST KING POISON QUEEN CASTLE"},
    Quotation{"Carroll: the rabbit", "I'M LATE! I'M LATE!", "WATCH RABBIT CLOCK TEA"},
    Quotation{"Donne", "NO MAN IS AN ISLAND", "SEA BEACH SHIP PALM OCEAN"},
    Quotation{"Hamlet asks", "TO BE, OR NOT TO BE", "SKULL GHOST DENMARK PRINCE OPHELIA"},
    Quotation{"Thoreau", "SIMPLIFY, SIMPLIFY.", "POND CABIN FOREST BEAN"},
    Quotation{"Hamlet ends", "THE REST IS SILENCE.", "GRAVE SWORD POISON PRINCE QUIET"},
    Quotation{"Hamlet goes on", "THAT IS THE QUESTION", "SKULL GHOST DENMARK PRINCE YORICK"},
    Quotation{"Proverb: clothes", "CLOTHES MAKE THE MAN", "TAILOR SHIRT HAT COAT BUTTON"},
    Quotation{"Proverb: leap", "LOOK BEFORE YOU LEAP", "FROG JUMP EYE HEDGE DITCH"},
    Quotation{"Tongue", "SHE SELLS SEA SHELLS", "BEACH SAND OCEAN SHORE"},
    Quotation{"Nursery: sheep", "BAA, BAA, BLACK SHEEP", "WOOL LAMB FARM BAG"},
    Quotation{"Proverb: smoke", "NO SMOKE WITHOUT FIRE", "ASH FLAME EMBER CHIMNEY WOOD"},
    Quotation{"Bell calls", "MR. WATSON, COME HERE!", "PHONE WIRE RING VOICE BELL"},
    Quotation{"Morse", "WHAT HATH GOD WROUGHT?", "WIRE DOT DASH CODE"},
    Quotation{"Pirates", "DEAD MEN TELL NO TALES", "PARROT GOLD RUM MAP"},
    Quotation{"Pliny", "IN WINE THERE IS TRUTH", "GRAPE CELLAR CORK GLASS BARREL"},
    Quotation{"Proverb: haste", "MORE HASTE, LESS SPEED", "RACE TORTOISE CLOCK HURRY SLOW"},
    Quotation{"Proverb: late", "BETTER LATE THAN NEVER", "CLOCK TRAIN DELAY BUS HOUR"},
    Quotation{"Proverb: practice", "PRACTICE MAKES PERFECT", "PIANO SCALE LESSON TRAIN DRILL"},
    Quotation{"Proverb: roads", "ALL ROADS LEAD TO ROME", "TRAVEL MAP WAGON LATIN FORUM"},
    Quotation{"As you like it", "ALL THE WORLD'S A STAGE", "ACTOR CURTAIN PLAY ROLE MASK SCENE"},
    Quotation{"Descartes", "I THINK, THEREFORE I AM", "MIND DOUBT LOGIC BRAIN REASON"},
    Quotation{"Donne: the bell", "FOR WHOM THE BELL TOLLS", "TOWER CHURCH RING ROPE"},
    Quotation{"Psalm 23", "THE LORD IS MY SHEPHERD", "SHEEP STAFF VALLEY PASTURE"},
    Quotation{"Richard III", "MY KINGDOM FOR A HORSE!", "SADDLE CROWN BATTLE KNIGHT STABLE"},
    Quotation{"Archimedes", "GIVE ME A PLACE TO STAND", "LEVER EARTH BATH CIRCLE SCREW"},
    Quotation{"Carroll", "CURIOUSER AND CURIOUSER!", "RABBIT ALICE TEA HATTER CAT"},
    Quotation{"Coleridge", "WATER, WATER, EVERYWHERE", "SHIP SAIL ALBATROSS OCEAN MAST"},
    Quotation{"Dickens: two cities", "IT WAS THE BEST OF TIMES", "LONDON PARIS CLOCK TALE"},
    Quotation{"Grandma", "WHAT BIG TEETH YOU HAVE!", "WOLF HOOD BASKET FOREST"},
    Quotation{"Proverb: cat", "CURIOSITY KILLED THE CAT", "MOUSE MILK PAW WHISKER TAIL"},
    Quotation{"Tennyson", "INTO THE VALLEY OF DEATH", "HORSE CANNON LIGHT SWORD"},
    Quotation{"Burns", "A MAN'S A MAN FOR A' THAT", "SCOT KILT POET HILL"},
    Quotation{"Cain", "AM I MY BROTHER'S KEEPER?", "SHEEP FIELD LAMB"},
    Quotation{"Ecclesiastes", "NOTHING NEW UNDER THE SUN", "DAY LIGHT SHADOW VANITY"},
    Quotation{"Palindrome: Elba", "ABLE WAS I ERE I SAW ELBA", "ISLAND EMPEROR EXILE"},
    Quotation{"Pascal", "THE HEART HAS ITS REASONS", "LOVE MIND PULSE BLOOD FEELING"},
    Quotation{"Proverb: beggars", "BEGGARS CAN'T BE CHOOSERS", "COIN BREAD STREET BOWL"},
    Quotation{"Proverb: well", "ALL'S WELL THAT ENDS WELL", "HAPPY FINAL CURTAIN WATER"},
    Quotation{"Three wise", "SEE NO EVIL, HEAR NO EVIL", "MONKEY EYE EAR"},
    Quotation{"Fairy tale", "MIRROR, MIRROR ON THE WALL", "QUEEN APPLE SNOW GLASS"},
    Quotation{"Newton", "ON THE SHOULDERS OF GIANTS", "APPLE PRISM LAW FORCE ORBIT"},
    Quotation{"Poe: the raven", "QUOTH THE RAVEN: NEVERMORE", "BIRD FEATHER BUST DOOR LENORE"},
    Quotation{"Emerson", "HITCH YOUR WAGON TO A STAR.", "HORSE NIGHT SKY WHEEL"},
    Quotation{"Nursery", "HUMPTY DUMPTY SAT ON A WALL", "EGG KING HORSE BRICK"},
    Quotation{"Poe", "ONCE UPON A MIDNIGHT DREARY", "RAVEN DOOR LAMP BUST SHADOW"},
    Quotation{"Proverb: stitch", "A STITCH IN TIME SAVES NINE", "NEEDLE THREAD CLOCK SEAM BUTTON"},
    Quotation{"Stanley", "DR. LIVINGSTONE, I PRESUME?", "AFRICA LAKE RIVER JUNGLE MAP"},
    Quotation{"Verne", "AROUND THE WORLD IN 80 DAYS", "TRAIN SHIP BALLOON CLOCK"},
    Quotation{"Blake", "TYGER, TYGER, BURNING BRIGHT", "CAT STRIPE JUNGLE FLAME FOREST"},
    Quotation{"Romeo and Juliet", "PARTING IS SUCH SWEET SORROW", "BALCONY MOON NIGHT LOVE ROSE VERONA"},
    Quotation{"Twelfth night", "IF MUSIC BE THE FOOD OF LOVE", "LUTE SONG DANCE VIOLIN DUKE"},
    Quotation{"Verne: the sea", "20,000 LEAGUES UNDER THE SEA", "SHIP SQUID CAPTAIN WHALE"},
    Quotation{"Wordsworth", "I WANDERED LONELY AS A CLOUD", "DAFFODIL HILL LAKE SPRING"},
    Quotation{"Nursery: stars", "TWINKLE, TWINKLE, LITTLE STAR", "MOON NIGHT DIAMOND SKY"},
    Quotation{"Lincoln", "FOUR SCORE AND SEVEN YEARS AGO", "NATION UNION PRESIDENT HAT"},
    Quotation{"Palindrome: canal", "A MAN, A PLAN, A CANAL: PANAMA", "SHIP LOCK WATER DIG"},
    Quotation{"Proverb: cooks", "TOO MANY COOKS SPOIL THE BROTH", "SOUP SALT KITCHEN SPOON PEPPER"},
    Quotation{"Macbeth's witches", "DOUBLE, DOUBLE TOIL AND TROUBLE", "WITCH TOAD NEWT FIRE CAULDRON"},
    Quotation{"Proverb: cloud", "EVERY CLOUD HAS A SILVER LINING", "RAIN STORM SKY SUN METAL"},
    Quotation{"Proverb: moss", "A ROLLING STONE GATHERS NO MOSS", "HILL ROCK LAWN GREEN TRAVEL"},
    Quotation{"Proverb: Rome", "WHEN IN ROME, DO AS THE ROMANS DO", "TOGA FORUM LATIN PIZZA CAESAR"},
    Quotation{"Proverb: pen", "THE PEN IS MIGHTIER THAN THE SWORD", "INK PAPER KNIGHT LETTER QUILL"},
    Quotation{"Carroll: jabberwocky", "'TWAS BRILLIG, AND THE SLITHY TOVES", "SWORD TREE VORPAL BEAST"},
    Quotation{"Keats", "A THING OF BEAUTY IS A JOY FOR EVER", "ROSE URN POET ART"},
    Quotation{"Pope", "TO ERR IS HUMAN; TO FORGIVE, DIVINE.", "ANGEL POET SAINT SIN"},
    Quotation{"Proverb: horse", "DON'T LOOK A GIFT HORSE IN THE MOUTH", "TEETH SADDLE STABLE PONY"},
    Quotation{"Burns: a mouse", "THE BEST-LAID SCHEMES O' MICE AN' MEN", "FIELD NEST PLOUGH CHEESE"},
    Quotation{"Pope: fools", "FOOLS RUSH IN WHERE ANGELS FEAR TO TREAD", "WING SAINT CLOWN JEST"},
    Quotation{"Wilde", "I CAN RESIST EVERYTHING EXCEPT TEMPTATION.", "CAKE WINE SILK VELVET"},
    Quotation{"Jefferson", "LIFE, LIBERTY, AND THE PURSUIT OF HAPPINESS", "NATION UNION FREEDOM"},
    Quotation{"Pangram", "THE QUICK BROWN FOX JUMPS OVER THE LAZY DOG", "FOX PAW TAIL LETTER"},
};

constexpr std::array<std::string_view, 40> kSpoken = {
    "HELP ME",
    "NOT ME",
    "OH NO",
    "GO AWAY",
    "YES AND NO",
    "NICE TRY",
    "ASK AGAIN",
    "LOOK UP",
    "SO CLOSE",
    "I AM LOST",
    "PICK ME",
    "NOT YOU",
    "WHO ME",
    "TRUST ME",
    "STOP HERE",
    "NO WAY",
    "DREAM ON",
    "NOT SO FAST",
    "TRY HARDER",
    "GUESS AGAIN",
    "DO NOT PANIC",
    "MIND THE GAP",
    "ALMOST THERE",
    "TWO WRONGS",
    "ASK MUM",
    "IT IS I",
    "ME TOO",
    "TOO BAD",
    "BE KIND",
    "SAY PLEASE",
    "EAT ME",
    "DRINK ME",
    "I GIVE UP",
    "GOOD LUCK",
    "LAST ONE",
    "NO CLUE",
    "ANY OF US",
    "UP TO YOU",
    "SHUT THE DOOR",
    "THIS ONE",
};
// clang-format on

/// A quotation may leave one cell in this number blank, at the end.
constexpr std::size_t kBlankShare = 8;

}  // namespace

std::span<const Quotation> quotations() {
    return kQuotations;
}

const Quotation* letters_for(std::size_t cells, RandomSource& random) {
    std::vector<const Quotation*> fitting;
    for (const Quotation& quotation : kQuotations) {
        const auto is_letter = [](char c) { return 'A' <= c && c <= 'Z'; };
        const auto letters = static_cast<std::size_t>(std::ranges::count_if(quotation.text, is_letter));
        const bool has_digits = quotation.text.find_first_of("0123456789") != std::string_view::npos;
        if (letters == cells && !has_digits) fitting.push_back(&quotation);
    }
    return fitting.empty() ? nullptr : random.pick(fitting);
}

const Quotation* quotation_for(std::size_t cells, RandomSource& random) {
    const std::size_t least = cells - std::min(cells, std::max<std::size_t>(1, cells / kBlankShare));
    std::vector<const Quotation*> fitting;
    for (const Quotation& quotation : kQuotations) {
        if (quotation.text.size() <= cells && quotation.text.size() >= least) fitting.push_back(&quotation);
    }
    return fitting.empty() ? nullptr : random.pick(fitting);
}

std::vector<std::u32string> words_between_blanks(std::string_view text) {
    std::vector<std::u32string> words;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        if (!word.empty()) words.push_back(to_code_points(word));
        text.remove_prefix(std::min(word.size() + 1, text.size()));
    }
    return words;
}

std::span<const std::u32string> spoken_sentences() {
    static const std::vector<std::u32string> sentences = [] {
        std::vector<std::u32string> made;
        for (const std::string_view text : kSpoken) made.push_back(to_code_points(text));
        return made;
    }();
    return sentences;
}

}  // namespace sator::create
