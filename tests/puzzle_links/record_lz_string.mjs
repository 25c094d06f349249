// Records what lz-string's compressToBase64 makes of texts: lines of JSON [text, packed]. npm install lz-string, then node record.mjs.
import LZString from 'lz-string';
let seed = 12345;
const random = n => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
const texts = ['', 'a', 'ab', 'aaaaaaaaaaaaaaaaaaaa', '{"size":9,"grid":[]}', 'é', '日本語', '😀😀 and 😀', 'ÿĀÿĀ'];
for (let i = 0; i < 60; ++i) {
    const alphabet = ['ab', '0123456789,', 'abcdefghijklmnopqrstuvwxyz{}[]":, ', 'aé日ÿĀ'][i % 4];
    let text = '';
    for (let length = random(400); length > 0; --length) text += alphabet[random(alphabet.length)];
    texts.push(text);
}
for (const text of texts) console.log(JSON.stringify([text, LZString.compressToBase64(text)]));
