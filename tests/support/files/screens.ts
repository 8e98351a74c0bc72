import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { drawScreen, type Screen } from "./draw-screen.ts";

const fontFiles: Record<string, string> = {
  Barlow: "@fontsource/barlow/files/barlow-latin-600-normal.woff2",
  "Barlow Condensed": "@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2",
  "DejaVu Sans": "dejavu-fonts-ttf/ttf/DejaVuSans.ttf",
  "DejaVu Sans Bold": "dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf",
  "DejaVu Sans Condensed": "dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf",
  "DejaVu Sans Mono": "dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf",
  "DejaVu Sans Mono Bold": "dejavu-fonts-ttf/ttf/DejaVuSansMono-Bold.ttf",
};

/**
 * Thirty photos of scan tools: clean, tilted, dark, blurred and grainy; in both languages, seven
 * fonts, three kinds of display. The fonts are the project's own, so that they look the same on
 * every machine.
 */
export const screens: Screen[] = [
  en("clean-1", "clean", ["P0420"], "DejaVu Sans", "paper"),
  en("clean-2", "clean", ["P0301", "P0171"], "DejaVu Sans Mono", "night"),
  es("clean-3", "clean", ["P0128"], "Barlow", "paper"),
  en("clean-4", "clean", ["P0016", "P0340", "P0507"], "Barlow Condensed", "night", { size: 0.042 }),
  es("clean-5", "clean", ["B0028", "U0100"], "DejaVu Sans Bold", "paper"),
  en("clean-6", "clean", ["C0035"], "DejaVu Sans", "dots", { size: 0.052 }),
  es("clean-7", "clean", ["P0299", "P2263"], "DejaVu Sans Condensed", "night", { width: 3200 }),
  en("clean-8", "clean", ["U0121", "P0A80", "P0455", "P1351"], "DejaVu Sans Mono Bold", "paper", {
    width: 3200,
  }),
  en("tilted-1", "tilted", ["P0303"], "DejaVu Sans", "paper", { tilt: 4 }),
  es("tilted-2", "tilted", ["P0174", "P0401"], "DejaVu Sans Mono", "paper", { tilt: -6 }),
  en("tilted-3", "tilted", ["P0562"], "Barlow", "night", { tilt: 7 }),
  en("tilted-4", "tilted", ["C1201", "U0140"], "DejaVu Sans Condensed", "paper", {
    tilt: -3,
    width: 2400,
  }),
  es("tilted-5", "tilted", ["P0335"], "DejaVu Sans Bold", "night", { tilt: 9 }),
  en("tilted-6", "tilted", ["P0442", "P0446"], "DejaVu Sans Bold", "dots", {
    tilt: 2.5,
    size: 0.052,
  }),
  es("tilted-7", "tilted", ["B1000", "P0700"], "DejaVu Sans Mono Bold", "paper", { tilt: -8 }),
  en("dark-1", "dark", ["P0420"], "DejaVu Sans", "paper"),
  es("dark-2", "dark", ["P0302", "P0304"], "DejaVu Sans Mono", "night"),
  en("dark-3", "dark", ["P0113"], "Barlow", "paper", { tilt: 2 }),
  es("dark-4", "dark", ["U0073", "C0040"], "DejaVu Sans Bold", "night", { width: 2400 }),
  en("dark-5", "dark", ["P0087"], "DejaVu Sans Condensed", "paper", { tilt: -4 }),
  en("blurred-1", "blurred", ["P0430"], "DejaVu Sans", "paper"),
  es("blurred-2", "blurred", ["P0101", "P0505"], "DejaVu Sans Mono", "night"),
  en("blurred-3", "blurred", ["P0325"], "DejaVu Sans Bold", "paper", { tilt: 3 }),
  es("blurred-4", "blurred", ["P0741"], "Barlow", "paper", { size: 0.04 }),
  en("blurred-5", "blurred", ["P2097", "P0139"], "DejaVu Sans Mono Bold", "night", { width: 3200 }),
  en("noisy-1", "noisy", ["P0011"], "DejaVu Sans", "paper"),
  es("noisy-2", "noisy", ["P0605", "U0155"], "DejaVu Sans Mono", "night"),
  en("noisy-3", "noisy", ["C0051"], "DejaVu Sans Bold", "paper", { tilt: -5 }),
  es("noisy-4", "noisy", ["P0480"], "Barlow", "night", { size: 0.04 }),
  en("noisy-5", "noisy", ["B0081", "P0193"], "DejaVu Sans Condensed", "paper", { width: 2400 }),
];

type Traits = Pick<Screen, "tilt" | "width" | "size">;
type Place = [
  name: string,
  kind: Screen["kind"],
  codes: string[],
  font: string,
  look: Screen["look"],
  traits?: Traits,
];

function en(...[name, kind, codes, font, look, traits]: Place): Screen {
  const lines = [
    `TROUBLE CODES  ${codes.length}`,
    ...codes.flatMap((code) => [code, `Circuit range or performance`]),
    "Bank 1  Freeze frame",
  ];
  return { name, kind, codes, lines, font, look, ...traits };
}

function es(...[name, kind, codes, font, look, traits]: Place): Screen {
  const lines = [
    `CÓDIGOS DE FALLA  ${codes.length}`,
    ...codes.flatMap((code) => [`${code} Confirmado`, `Señal fuera de rango`]),
    "Motor  Año 2018",
  ];
  return { name, kind, codes, lines, font, look, ...traits };
}

/** Opens a blank page with the project's fonts. */
export async function loadFonts(page: Page): Promise<void> {
  await page.goto("about:blank");
  const fonts = Object.entries(fontFiles).map(
    ([name, file]) => [name, readFileSync(`node_modules/${file}`).toString("base64")] as const,
  );
  await page.evaluate(async (all) => {
    for (const [name, data] of all) {
      const face = await new FontFace(
        name,
        Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0)),
      ).load();
      document.fonts.add(face);
    }
  }, fonts);
}

/** Draws photos in a blank page of the browser at hand. */
export async function openDrawing(
  page: Page,
): Promise<(screen: Screen) => Promise<{ name: string; mimeType: string; buffer: Buffer }>> {
  await loadFonts(page);
  return async (screen) => ({
    name: `${screen.name}.jpg`,
    mimeType: "image/jpeg",
    buffer: Buffer.from(await page.evaluate(drawScreen, screen), "base64"),
  });
}
