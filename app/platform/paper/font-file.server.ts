import wideFont from "dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf?url";

/**
 * The address of the font for what WinAnsi cannot write: DejaVu Sans Condensed, as wide as
 * Helvetica, with the Latin, Greek, Cyrillic, Hebrew, Arabic, Armenian and Georgian scripts. The
 * build copies it beside the pages' own files, so it weighs nothing in the Worker.
 */
export const wideFontPath = wideFont;
