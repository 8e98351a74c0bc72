// Draws the icons and the pictures that are shown when a page is shared, all from the brand mark:
// node scripts/draw-icons.ts. Their results are kept in public/; this runs only when the mark or
// the tagline changes.
import { readFileSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { en } from "../app/features/site/words.en.ts";
import { es } from "../app/features/site/words.es.ts";

const mark =
  '<path transform="rotate(45 16 16)" fill="#e4570a" d="M13 2.1V8l3 2 3-2V2.1a7.5 7.5 0 0 1-.8 14.1V21h4.3v3h-4.3v2h2.8v3h-7.2V16.2A7.5 7.5 0 0 1 13 2.1Z"/>';

/** `share` is how much of the side the mark takes: a maskable icon may lose a fifth of its edge. */
const icon = (share: number, corner: number) => {
  const room = (32 - 32 * share) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="100%" height="100%" style="display:block">
    <rect width="32" height="32" rx="${corner}" fill="#15181b"/><g transform="translate(${room} ${room}) scale(${share})">${mark}</g></svg>`;
};

const font = (name: string, file: string) => {
  const data = readFileSync(`node_modules/@fontsource/${file}`).toString("base64");
  return `@font-face { font-family: "${name}"; src: url(data:font/woff2;base64,${data}) }`;
};

const shared = (tagline: string, other: string) => `<style>
  ${font("Condensed", "barlow-condensed/files/barlow-condensed-latin-600-normal.woff2")}
  ${font("Barlow", "barlow/files/barlow-latin-400-normal.woff2")}
  section { box-sizing: border-box; width: 1200px; height: 630px; padding: 72px 80px; background: #f7f6f2; color: #15181b;
    display: flex; flex-direction: column; justify-content: space-between; border-bottom: 24px solid #15181b }
  header { display: flex; align-items: center; gap: 28px; border-bottom: 6px solid #15181b; padding-bottom: 28px;
    font: 88px/1 Condensed; text-transform: uppercase; letter-spacing: .04em }
  header span { margin-left: auto; border: 3px solid #80878d; border-radius: 14px; padding: 6px; background: #fff; font-size: 44px }
  header b { display: block; border: 3px solid #80878d; border-radius: 9px; padding: 8px 18px; font-weight: 400 }
  h1 { margin: 0; font: 92px/1 Condensed; text-transform: uppercase; text-wrap: balance }
  p { margin: 0; font: 36px/1.3 Barlow; color: #454c53 }
</style><section><header><svg viewBox="0 0 32 32" width="104" height="104">${mark}</svg>Llave<span><b>EN · ES</b></span></header>
<h1>${tagline}</h1><p>${other}</p></section>`;

type Picture = { name: string; html: string; width: number; height?: number };

async function draw(
  browser: Browser,
  { name, html, width, height = width }: Picture,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<style>html, body { margin: 0; height: 100%; background: transparent }</style>${html}`,
  );
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `public/${name}.png`, omitBackground: true });
  await page.close();
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
for (const size of [192, 512])
  await draw(browser, { name: `icon-${size}`, html: icon(0.9, 7), width: size });
await draw(browser, { name: "icon-maskable-512", html: icon(0.62, 0), width: 512 });
await draw(browser, { name: "icon-180", html: icon(0.78, 0), width: 180 });
await draw(browser, {
  name: "og-en",
  html: shared(en.tagline, es.tagline),
  width: 1200,
  height: 630,
});
await draw(browser, {
  name: "og-es",
  html: shared(es.tagline, en.tagline),
  width: 1200,
  height: 630,
});
await browser.close();
