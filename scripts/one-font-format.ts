import type { Plugin } from "vite";

const throughBrotli =
  /^function BrotliInput\(buffer\) \{$[\s\S]*^var decompress = decode\.BrotliDecompressBuffer;$/m;
const registrations =
  /^fontkit\.registerFormat\((?:WOFFFont|WOFF2Font|TrueTypeCollection|DFont)\);$/gm;

/** The tables of East Asian encodings, in which a font may write its own name: ours does not. */
const eastAsian = [
  "shiftjis",
  "eucjp",
  "cp936",
  "gbkAdded",
  "uChars",
  "gbChars",
  "cp949",
  "cp950",
  "big5Added",
].map((name) => new RegExp(`^var ${name} = \\[$[\\s\\S]*?^\\];$`, "m"));

/**
 * Leaves the font engine with the one format that our font has, TrueType. WOFF2 alone brings a
 * decoder of Brotli with its dictionary: 60 KB, compressed, and the dictionary would be unpacked
 * whenever a paper asks for the engine; the encodings bring 110 KB of tables. The build stops if the
 * package changes.
 */
export function oneFontFormat(): Plugin {
  return {
    name: "llave:one-font-format",
    enforce: "pre",
    transform: {
      filter: { id: /@pdf-lib[\\/]fontkit[\\/]dist[\\/]fontkit\.es\.js/ },
      handler: (code) => ({ code: withTrueTypeOnly(code), map: null }),
    },
  };
}

export function withTrueTypeOnly(code: string): string {
  const fits = [throughBrotli, ...eastAsian].every((part) => part.test(code));
  if (!fits || code.match(registrations)?.length !== 4) {
    throw new Error(
      "scripts/one-font-format.ts no longer fits @pdf-lib/fontkit: look at what its fonts are registered with",
    );
  }
  const without = code.replace(throughBrotli, "var decompress;").replace(registrations, "");
  return eastAsian.reduce(
    (rest, table) => rest.replace(table, (found) => `${found.slice(0, found.indexOf("["))}[];`),
    without,
  );
}
