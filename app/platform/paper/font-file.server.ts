import wideFont from "dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf?url";

/**
 * The address of the font for characters outside WinAnsi: DejaVu Sans Condensed, as wide as
 * Helvetica, with the Latin, Greek, Cyrillic, Hebrew, Arabic, Armenian and Georgian scripts. The
 * build copies it to the static files of the pages, so it adds nothing to the Worker.
 */
export const wideFontPath = wideFont;
