import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";

const { resolve } = createRequire(import.meta.url);

/** Folders of the fonts of a package that Chromium then finds as if they were installed. */
const google = (name: string) =>
  ["400Regular", "500Medium", "700Bold"].map((weight) =>
    path.join(path.dirname(resolve(`@expo-google-fonts/${name}/package.json`)), weight),
  );

/**
 * The fonts of the phones and computers of our members, by the system they come with. Fonts that
 * may not be given away are represented by a free font of the same design.
 */
export const phoneFonts = {
  "Roboto (Android)": google("roboto"),
  Arial: google("arimo"),
  "like San Francisco (iOS)": google("inter"),
  "like Segoe UI (Windows)": google("open-sans"),
  "DejaVu (Linux)": [path.dirname(resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"))],
} as const satisfies Record<string, string[]>;

export type PhoneFont = keyof typeof phoneFonts;

let folder: string | undefined;

/**
 * The environment of a Chromium that has these fonts and no other, whatever is installed. Only Linux
 * lets a program choose: elsewhere it is empty.
 */
export function fontsAs(name: PhoneFont): Record<string, string> {
  if (process.platform !== "linux") return {};
  folder ??= mkdtempSync(path.join(tmpdir(), "llave-fonts-"));
  const config = path.join(folder, `${Object.keys(phoneFonts).indexOf(name)}.conf`);
  const cache = path.join(folder, "cache");
  mkdirSync(cache, { recursive: true });
  const folders = phoneFonts[name].map((one) => `<dir>${one}</dir>`).join("");
  writeFileSync(
    config,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders}<cachedir>${cache}</cachedir>
<alias binding="same"><family>Arial</family><accept><family>Arimo</family></accept></alias></fontconfig>`,
  );
  return { FONTCONFIG_FILE: config };
}
