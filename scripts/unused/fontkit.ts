import { withoutFunctions, withVariables } from "./leave-out.ts";

const noFormat = "{ probe: () => false }";
const defaultShaper = "/*#__PURE__*/ (() => class extends DefaultShaper {})()";

/** The tables that the font does not have, and what only they are made of. */
const noTables = `
  CFFTop CFFTopDict CFF2TopDict CFFPrivateDict FontDict CFFCharset CFFEncoding CFFCustomCharset
  CFFCustomEncoding FDSelect VORG EBLC IndexSubtable BitmapSizeTable glyph sbix COLR CPAL BASE
  BaseScript BaseValues MinMax FeatMinMaxRecord BaseCoord JSTF JstfScript JstfPriority HVAR DSIG
  hdmx LTSH PCLT VDMX vhea vmtx avar bsln BslnSubtable feat FeatureName fvar Axis$1 Instance gvar
  just JustificationTable Action ActionData morx MorxChain Subtable SubtableData opbd
  WOFFDirectory WOFFDirectoryEntry WOFF2Directory WOFF2DirectoryEntry TTCHeader GlyfTable`
  .trim()
  .split(/\s+/);

/** Methods of what is never made: encodings of text, Brotli, and streams that transform. */
const noMethods = `
  DBCSCodec DBCSEncoder DBCSDecoder Utf7Codec Utf7Encoder Utf7Decoder Utf7IMAPCodec
  Utf7IMAPEncoder Utf7IMAPDecoder Utf16BECodec Utf16BEEncoder Utf16BEDecoder Utf16Codec
  Utf16Encoder Utf16Decoder SBCSCodec SBCSEncoder SBCSDecoder InternalCodec
  InternalEncoder InternalEncoderBase64 InternalEncoderCesu8 InternalDecoderCesu8
  IconvLiteEncoderStream IconvLiteDecoderStream PrependBOMWrapper StripBOMWrapper
  BrotliBitReader BrotliInput BrotliOutput HuffmanTreeGroup Transform`
  .trim()
  .split(/\s+/);

/**
 * fontkit, for the one font that PDFs embed: DejaVu Sans, as TrueType. Without other formats of
 * fonts, variations, encodings of old names, tables that the font lacks and the shapers of its
 * missing scripts.
 */
export function smallFontkit(whole: string): string {
  const code = withoutFunctions(whole, {
    unused: [],
    methods: [
      ...noMethods.map((name) => `${name}.prototype.`),
      ...["IconvLiteEncoderStream", "IconvLiteDecoderStream"].map((name) => `${name}.prototype =`),
      ...["WOFFDirectory", "WOFF2Directory"].map((name) => `${name}.process`),
      "BrotliBitReader.",
      "dictionary.",
    ],
  });
  return `import nodeBuffer from "node:buffer";\n${withVariables(code, {
    ...Object.fromEntries(noTables.map((name) => [name, "undefined"])),
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
    AATMorxProcessor: "unused",
    AATStateMachine: "unused",
    AATLookupTable: "unused",
    StateMachine: "unused",
    features: "{ characterAlternatives: {} }",
    OTMapping: "{}",
    GlyphVariationProcessor: "unused",
    // Pictures as letters.
    SBIXGlyph: "unused",
    COLRGlyph: "unused",
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
