#!/bin/sh
# Makes src/ui/fonts from the faces of @fontsource-variable: the letters of our seven languages and the weights that the styles use.
# It needs fonttools and brotli of Python (Debian: fonttools, python3-brotli), and runs in the folder of the project. Other letters
# come from the whole faces (src/ui/fonts.css); src/ui/fonts.test.ts finds letters of texts and content that are missing here.
set -eu
faces=node_modules/@fontsource-variable
made=src/ui/fonts
latin='U+20-23,U+25-3B,U+3D,U+3F-5D,U+5F,U+61-7B,U+7D,U+A0,U+A7,U+AB,U+B0,U+B2,U+B7,U+BB,U+C0-C2,U+C4,U+C7-CA,U+CD,U+CE,U+D3,U+D4,U+D6-D8,U+DA,U+DC,U+DD,U+DF-E2,U+E4,U+E7-EB,U+ED-EF,U+F3,U+F4,U+F6,U+F9-FD,U+131,U+153,U+2013,U+2014,U+2018-201A,U+201C-201E,U+2026,U+20AC,U+2212'
latin_ext='U+104-107,U+10C-10F,U+118-11B,U+11E,U+11F,U+130,U+139,U+13A,U+13D,U+13E,U+141-144,U+147,U+148,U+150,U+151,U+154,U+155,U+158-15B,U+15E-161,U+164,U+165,U+16E-171,U+179-17E'
temporary=$(mktemp -d)
trap 'rm -r "$temporary"' EXIT

# make <family> <part> <weights> <characters>
make() {
  fonttools varLib.instancer "$faces/$1/files/$1-$2-wght-normal.woff2" "wght=$3" -o "$temporary/face.ttf" -q
  fonttools subset "$temporary/face.ttf" --unicodes="$4" --layout-features=kern,liga,lnum,tnum,locl --name-IDs= \
    --flavor=woff2 --output-file="$made/$1-$2.woff2"
}

mkdir -p "$made"
make ysabeau latin 560 "$latin"
make ysabeau latin-ext 560 "$latin_ext"
make hanken-grotesk latin 400:700 "$latin"
make hanken-grotesk latin-ext 400:700 "$latin_ext"
cat "$faces/ysabeau/LICENSE" "$faces/hanken-grotesk/LICENSE" >"$made/LICENSE"
