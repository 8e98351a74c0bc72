import { withVariables } from "./leave-out.ts";

const noFormat = "{ probe: () => false }";
const defaultShaper = "/*#__PURE__*/ (() => class extends DefaultShaper {})()";

/**
 * fontkit, for the one font that PDFs embed: DejaVu Sans, as TrueType. Without other formats of
 * fonts, variations, encodings of old names, and the shapers of scripts that the font lacks.
 */
export function smallFontkit(code: string): string {
  return `import nodeBuffer from "node:buffer";\n${withVariables(code, {
    // Its copy of Node's buffers, and iconv.
    buffer: "nodeBuffer",
    encodings: "{}",
    lib: "undefined",
    // Formats.
    WOFFFont: noFormat,
    WOFF2Font: noFormat,
    TrueTypeCollection: noFormat,
    DFont: noFormat,
    WOFF2Glyph: "unused",
    // Compact Font Format, in fonts of PostScript.
    CFFFont: "unused",
    CFFGlyph: "unused",
    CFFSubset: "unused",
    // Apple's layout tables, and variable fonts.
    AATLayoutEngine: "unused",
    GlyphVariationProcessor: "unused",
    // Indic and other complex scripts.
    IndicShaper: defaultShaper,
    UniversalShaper: defaultShaper,
    indicMachine: "undefined",
    useData: "{}",
    trieData$2: "undefined",
    trie$2: "undefined",
    stateMachine: "undefined",
    useData$1: "{}",
    trieData$3: "undefined",
    trie$3: "undefined",
    stateMachine$1: "undefined",
  })}`;
}
