import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { readPicture } from "#app/features/shop/logo.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { some } from "../../support/full.ts";
import { inward, noWebAddress } from "../../support/inward.ts";
import { lapsed, type Person, signedIn } from "../../support/people.ts";
import {
  animatedWebp,
  avif,
  chunk,
  cmykJpeg,
  gif,
  head,
  join,
  jpeg,
  pixels,
  png,
  pngStart,
  progressiveJpeg,
  transparentWebp,
  webp,
} from "../../support/pictures.ts";
import { openPublicWeb } from "../../support/public-web.ts";
import { shopFormData } from "../../support/shop-form.ts";
import { tally } from "../../support/tally.ts";

const web = openPublicWeb();
const app = openApp();
const path = "/repair-cms/settings";
type Bytes = Uint8Array<ArrayBuffer>;
const shopOf = async (owner: Person) =>
  (await app().db.select().from(shopSettings).where(eq(shopSettings.userId, owner.id)))[0];
const filesOf = async (owner: Person) =>
  (await app().files.list({ prefix: `logos/${owner.id}/` })).objects.map(({ key }) => key);
const upload = (as: Person, bytes: Bytes, name?: string, type?: string) =>
  app().visit(path, {
    as,
    form: shopFormData({}, { bytes, ...(name && { name }), ...(type && { type }) }),
  });
const link = (as: Person, shopLogoUrl: string) =>
  app().visit(path, { as, form: shopFormData({ shopLogoUrl }) });

/** What is served of a person's logo, with everything S8 asks of it. */
async function served(owner: Person): Promise<{ type: string; bytes: Bytes }> {
  const { logoFile } = (await shopOf(owner))!;
  const answer = await app().visit(`/repair-cms/logo/${logoFile}`, { as: owner });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const read = readPicture(bytes);
  expect(answer.status).toBe(200);
  expect(read).toMatchObject({ ok: true, picture: { type: answer.headers.get("content-type") } });
  expect(["image/png", "image/jpeg"]).toContain(answer.headers.get("content-type"));
  expect(read.ok && read.picture.width <= 472 && read.picture.height <= 236).toBe(true);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
  expect(answer.headers.get("content-security-policy")).toBe(
    "default-src 'none'; sandbox; frame-ancestors 'none'",
  );
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(logoFile!.slice(0, 64));
  return { type: answer.headers.get("content-type")!, bytes };
}

const script = "<script>alert('pwned')</script><?php system('id'); ?>";
const zip = join(
  "PK\x03\x04\x14\0\0\0\0\0",
  "evil.html",
  "PK\x01\x02",
  "PK\x05\x06",
  new Uint8Array(18),
);
const svg = join(
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert('pwned')"><script>alert(1)</script></svg>`,
);
const claiming = (width: number, height: number) =>
  join(pngStart, head({ width, height }), pixels(), chunk("IEND"));
const bmp = join(
  "BM",
  new Uint8Array([
    70, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 1, 0, 24, 0,
  ]),
  new Uint8Array(42),
);
const comment = (text: string) => join("\xff\xfe", new Uint8Array([0, text.length + 2]), text);
const exif = (body: string) =>
  join("\xff\xe1", new Uint8Array([0, body.length + 8]), "Exif\0\0", body);
const afterSoi = (...pieces: Bytes[]) => join(jpeg.slice(0, 2), ...pieces, jpeg.slice(2));
const sof = (bytes: Bytes, height: number, width: number) => {
  const at = Buffer.from(bytes).indexOf(Buffer.from([0xff, 0xc0]));
  const bent = bytes.slice();
  bent.set([height >> 8, height & 255, width >> 8, width & 255], at + 5);
  return bent;
};
const bentByte = (bytes: Bytes, at: number) =>
  bytes.map((byte, index) => (index === at ? byte ^ 0xff : byte));

const notAPicture: [string, Bytes, string?, string?][] = [
  ["an SVG", svg, "logo.svg", "image/svg+xml"],
  ["an SVG called PNG", svg, "logo.png", "image/png"],
  ["an SVG behind a byte order mark", join("\xef\xbb\xbf", svg)],
  ["a GIF", gif, "logo.gif", "image/gif"],
  ["a GIF called JPEG", gif, "logo.jpg", "image/jpeg"],
  ["a GIF that is JavaScript", join("GIF89a=1;alert('pwned');/*", gif, "*/")],
  ["an AVIF", avif, "logo.avif", "image/avif"],
  ["an AVIF called WebP", avif, "logo.webp", "image/webp"],
  [
    "an ICO",
    join("\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0", new Uint8Array(60)),
    "favicon.ico",
    "image/x-icon",
  ],
  [
    "a PNG inside an ICO",
    join("\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0", new Uint8Array(8), png()),
  ],
  ["a BMP", bmp, "logo.bmp", "image/bmp"],
  ["a TIFF", join("II*\0\x08\0\0\0\0\0", new Uint8Array(50)), "logo.tif", "image/tiff"],
  ["a big-endian TIFF", join("MM\0*\0\0\0\x08", new Uint8Array(50))],
  [
    "a PDF",
    join("%PDF-1.7\n1 0 obj\n<< /OpenAction << /S /JavaScript >> >>\n"),
    "logo.pdf",
    "application/pdf",
  ],
  ["HTML called PNG", join("<!doctype html>", script), "logo.png", "image/png"],
  ["HTML before a PNG", join("<html>", script, "<!--", png())],
  ["JavaScript", join("alert('pwned')"), "logo.js", "text/javascript"],
  ["a ZIP", zip, "logo.zip", "application/zip"],
  ["a program", join("MZ\x90\0", new Uint8Array(80)), "logo.png"],
  ["a program for Linux", join("\x7fELF\x02\x01\x01", new Uint8Array(80))],
  ["PHP", join("<?php system($_GET['c']);"), "logo.php.png"],
  ["PostScript", join("%!PS-Adobe-3.0 EPSF-3.0\n(x) run"), "logo.eps"],
  [
    "an ImageMagick script",
    join("push graphic-context\nfill 'url(https://127.0.0.1/x)'\npop graphic-context"),
    "logo.mvg",
  ],
  ["nothing at all", new Uint8Array(), "logo.png"],
  ["one byte", join("\x89")],
  ["a PNG whose first byte is wrong", bentByte(png(), 0)],
  ["a PNG sent through a text transfer", join("\x89PNG\n\x1a\n", png().slice(8))],
  ["a RIFF that is a sound", join("RIFF\x24\0\0\0WAVEfmt ", new Uint8Array(28))],
];

const broken: [string, Bytes][] = [
  ["only the first bytes of a PNG", join(pngStart)],
  ["a PNG cut in its head", png().slice(0, 25)],
  ["a PNG cut in its pixels", png().slice(0, 80)],
  ["a PNG without its end", png().slice(0, -12)],
  ["a PNG cut one byte short", png().slice(0, -1)],
  ["a PNG without pixels", join(pngStart, head(), chunk("IEND"))],
  [
    "a PNG that begins with another chunk",
    join(pngStart, chunk("tEXt", "x"), head(), pixels(), chunk("IEND")),
  ],
  [
    "a PNG whose chunk claims four gigabytes",
    join(pngStart, head(), chunk("IDAT", "xx", { length: 0xffffffff }), chunk("IEND")),
  ],
  ["a PNG of no width", claiming(0, 20)],
  ["a PNG with HTML behind it", png({}, [], script)],
  ["a PNG with a ZIP behind it", png({}, [], zip)],
  ["a PNG with a second PNG behind it", png({}, [], png())],
  [
    "a PNG whose pixels are no zlib",
    join(pngStart, head(), chunk("IDAT", "not compressed at all"), chunk("IEND")),
  ],
  [
    "a PNG of an impossible colour type",
    join(pngStart, head({ colour: 5 as never }), pixels(), chunk("IEND")),
  ],
  ["only the first bytes of a JPEG", jpeg.slice(0, 3)],
  ["a JPEG cut in its tables", jpeg.slice(0, 100)],
  ["a JPEG cut in its pixels", jpeg.slice(0, -40)],
  ["a JPEG without a picture", join("\xff\xd8", comment("hello"), "\xff\xd9")],
  ["a JPEG of no height", sof(jpeg, 0, 40)],
  ["a JPEG start before HTML", join("\xff\xd8\xff\xe0", script)],
  ["a WebP cut short", webp.slice(0, -10)],
  ["a WebP with HTML behind it", join(webp, script)],
  ["a WebP head without a picture", join("RIFF\x04\0\0\0WEBP")],
];

const tooMany: [string, Bytes][] = [
  ["a PNG of 30,000 x 30,000", claiming(30_000, 30_000)],
  ["a PNG of 4,294,967,295 x 1", claiming(4_294_967_295, 1)],
  [
    "a true bomb: 9,000 x 9,000 in a few kilobytes",
    join(
      pngStart,
      head({ width: 9_000, height: 9_000, depth: 1, colour: 0 }),
      pixels({ width: 9_000, height: 900, depth: 1, colour: 0 }),
      chunk("IEND"),
    ),
  ],
  ["a JPEG of 65,500 x 65,500", sof(jpeg, 65_500, 65_500)],
];

const fine: [string, Bytes, "image/png" | "image/jpeg"][] = [
  ["a PNG", png(), "image/jpeg"],
  ["a PNG of one pixel", png({ width: 1, height: 1 }), "image/jpeg"],
  ["a long, thin PNG", png({ width: 3_000, height: 2 }), "image/jpeg"],
  ["a PNG of 2,000 x 1,500", png({ width: 2_000, height: 1_500, colour: 0 }), "image/jpeg"],
  ["a PNG of 16 bits", png({ depth: 16 }), "image/jpeg"],
  ["a grey PNG", png({ colour: 0 }), "image/jpeg"],
  ["a PNG of two colours", png({ colour: 0, depth: 1 }), "image/jpeg"],
  ["a PNG with a palette", png({ colour: 3 }, [chunk("PLTE", "\xff\0\0\0\xff\0")]), "image/jpeg"],
  ["an interlaced PNG", png({ interlaced: true }), "image/jpeg"],
  ["a PNG with alpha", png({ colour: 6 }), "image/png"],
  ["a PNG with PHP in its notes", png({}, [chunk("tEXt", `Comment\0${script}`)]), "image/jpeg"],
  [
    "a PNG with alpha and JavaScript in its notes",
    png({ colour: 6 }, [chunk("iTXt", `x\0\0\0\0\0${script}`)]),
    "image/png",
  ],
  ["an APNG", png({}, [chunk("acTL", "\0\0\0\x01\0\0\0\0")]), "image/jpeg"],
  ["a JPEG", jpeg, "image/jpeg"],
  ["a progressive JPEG", progressiveJpeg, "image/jpeg"],
  ["a CMYK JPEG", cmykJpeg, "image/jpeg"],
  ["a JPEG with PHP in a comment", afterSoi(comment(script)), "image/jpeg"],
  ["a JPEG with PHP behind it", join(jpeg, script), "image/jpeg"],
  ["a JPEG with a ZIP behind it", join(jpeg, zip), "image/jpeg"],
  ["a JPEG with rubbish for EXIF", afterSoi(exif(`MM\0*${"\xff".repeat(60)}`)), "image/jpeg"],
  ["a JPEG with a script for EXIF", afterSoi(exif(script)), "image/jpeg"],
  ["a JPEG called PNG", jpeg, "image/jpeg"],
  ["a WebP", webp, "image/jpeg"],
  ["a WebP with alpha", transparentWebp, "image/png"],
  ["a WebP in motion", animatedWebp, "image/jpeg"],
];

describe("S8: crafted files", () => {
  test.each(notAPicture)("%s is not a picture", async (_, bytes, name, type) =>
    refusedWith("not a PNG, JPEG or WebP", bytes, name, type),
  );
  test.each(broken)("%s cannot be read", async (_, bytes) =>
    refusedWith("could not read this picture", bytes),
  );
  test.each(tooMany)("%s has too many pixels", async (_, bytes) =>
    refusedWith("too many pixels", bytes),
  );
  test("a megabyte and a byte is too large", () =>
    refusedWith(
      "at most 1 MB",
      png({}, [chunk("tEXt", new Uint8Array(1024 * 1024 + 1 - png().length - 12))]),
    ));

  async function refusedWith(sentence: string, bytes: Bytes, name?: string, type?: string) {
    const ana = await signedIn(app().db, "premium");
    const answer = await upload(ana, bytes, name, type);
    expect(await answer.text()).toContain(sentence);
    expect(answer.status).toBe(422);
    expect(await shopOf(ana)).toBeUndefined();
    expect(await filesOf(ana)).toEqual([]);
  }

  test.each(fine)("%s is drawn anew as %s", async (_, bytes, type) => {
    const ana = await signedIn(app().db, "premium");
    const answer = await upload(ana, bytes, "evil.html", "text/html");
    expect(answer.status).toBe(200);
    const logo = await served(ana);
    expect(logo.type).toBe(type);
    const text = Buffer.from(logo.bytes).toString("latin1");
    for (const trace of ["pwned", "<script", "<?php", "PK\x03\x04"])
      expect(text).not.toContain(trace);
  });

  // What a lenient reader may take and a strict one not: stored clean or refused, never anything
  // between.
  test.each([
    ["a PNG with a wrong checksum in its head", bentByte(png(), 30)],
    ["a PNG with a wrong checksum on its pixels", bentByte(png(), png().length - 14)],
    ["a PNG with a wrong checksum on a note", png({}, [chunk("tEXt", "a\0b", { crc: 1 })])],
    [
      "a PNG whose pixels end early",
      join(pngStart, head({ height: 200 }), pixels(), chunk("IEND")),
    ],
    ["a JPEG with a bent byte in its pixels", bentByte(jpeg, jpeg.length - 30)],
    ["a WebP with a bent byte in its pixels", bentByte(webp, 60)],
  ])("%s is stored clean or refused", async (_, bytes) => {
    const ana = await signedIn(app().db, "premium");
    const answer = await upload(ana, bytes as Bytes);
    expect([200, 422]).toContain(answer.status);
    if (answer.status === 200) await served(ana);
    else expect(await answer.text()).toContain("could not read this picture");
  });
});

describe("who sees a logo", () => {
  test("its owner does, also when the plan has ended; nobody else", async () => {
    const { db } = app();
    const [ana, eva, guest] = [
      await signedIn(db, "premium"),
      await signedIn(db, "premium"),
      await lapsed(db, "premium"),
    ];
    await upload(ana, png());
    const { logoFile } = (await shopOf(ana))!;
    const address = `/repair-cms/logo/${logoFile}`;
    expect((await app().visit(address, { as: ana })).status).toBe(200);
    expect((await app().visit(address, { as: ana, method: "HEAD" })).status).toBe(200);
    expect((await app().visit(address, { as: eva })).status).toBe(404);
    expect((await app().visit(address)).headers.get("location")).toMatch(/^\/login\?to=/);
    await app().files.put(`logos/${guest.id}/${logoFile}`, png());
    expect((await app().visit(address, { as: guest })).status).toBe(200);
  });

  test("a malformed name is not found, and never reaches another's files", async () => {
    const { db } = app();
    const [ana, eva] = [await signedIn(db, "premium"), await signedIn(db, "premium")];
    await upload(eva, png());
    const { logoFile } = (await shopOf(eva))!;
    await app().files.put(`logos/${ana.id}/note.html`, "<script>");
    const names = [
      "note.html",
      `..%2F${eva.id}%2F${logoFile}`,
      `%2e%2e%2f${eva.id}%2f${logoFile}`,
      "x.png",
      `${logoFile}%00`,
      `${logoFile}.svg`,
      "%ff",
    ];
    for (const name of names) {
      const answer = await app().visit(`/repair-cms/logo/${name}`, { as: ana });
      tally(1);
      expect([400, 404], name).toContain(answer.status);
    }
    const missing = await app().visit(`/repair-cms/logo/${"0".repeat(64)}.png`, { as: ana });
    const others = await app().visit(`/repair-cms/logo/${logoFile}`, { as: ana });
    expect([others.status, await others.text()]).toEqual([missing.status, await missing.text()]);
  });
});

describe("a logo by its address", () => {
  test("is fetched once, with the product's name and no cookie, and the address is kept", async () => {
    const ana = await signedIn(app().db, "premium");
    const address = "https://pictures.example.com/logo.png";
    web.publish(
      address,
      () =>
        new Response(png(), { headers: { "content-type": "image/png", "set-cookie": "track=1" } }),
    );
    const before = web.asked.length;
    expect((await link(ana, address)).status).toBe(200);
    expect((await link(ana, address)).status).toBe(200);
    const asked = web.asked.slice(before);
    expect(asked).toHaveLength(1);
    expect(asked[0]!.headers.get("user-agent")).toBe("Llave/1.0.0");
    expect(asked[0]!.headers.get("cookie")).toBeNull();
    expect(await shopOf(ana)).toMatchObject({ shopLogoUrl: address });
    await served(ana);
  });

  test("follows redirects on the public web", async () => {
    const ana = await signedIn(app().db, "premium");
    web.publish("http://example.com/logo", () =>
      Response.redirect("https://cdn.example.com/l.jpg", 301),
    );
    web.publish("https://cdn.example.com/l.jpg", () => new Response(jpeg));
    expect((await link(ana, "http://example.com/logo")).status).toBe(200);
    expect((await served(ana)).type).toBe("image/jpeg");
  });

  test.each([
    ["http://127.0.0.1/logo.png", "does not lead to a public website"],
    ["http://2130706433/", "does not lead to a public website"],
    ["http://[::ffff:7f00:1]/", "does not lead to a public website"],
    ["http://0x7f.1/", "does not lead to a public website"],
    ["http://１２７.0.0.1/", "does not lead to a public website"],
    ["http://localhost:8787/", "does not lead to a public website"],
    ["http://169.254.169.254/latest/meta-data/", "does not lead to a public website"],
    ["http://metadata.google.internal/", "does not lead to a public website"],
    ["data:image/png;base64,iVBORw0KGgo=", "Enter a full web address"],
    ["file:///etc/passwd", "Enter a full web address"],
    ["https://example.com:8443/", "Enter a full web address"],
    ["https://ana:secret@example.com/", "Enter a full web address"],
    ["logo.png", "Enter a full web address"],
  ])("%s is refused and never asked", async (address, sentence) => {
    const ana = await signedIn(app().db, "premium");
    const before = web.asked.length;
    const answer = await link(ana, address);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(sentence);
    expect(web.asked).toHaveLength(before);
    expect(await shopOf(ana)).toBeUndefined();
  });

  test("no address that leads inward, or is none, is taken; nor is one at the end of a redirect (S7)", {
    timeout: 120_000,
  }, async () => {
    const before = web.asked.length;
    const wrong: string[] = [];
    // a blank one is no logo
    const addresses = [...inward, ...noWebAddress].filter((address) => address.trim());
    for (const [n, address] of some(addresses, 12).entries()) {
      const start = `https://r${n}.logos.com/`;
      // A header bears no letters outside ASCII, and a relative address leads back to the site
      // itself.
      const leads = /^\w+:[\x20-\x7e]*$/.test(address);
      web.publish(start, () => new Response(null, { status: 302, headers: { location: address } }));
      for (const given of leads ? [address, start] : [address]) {
        const ana = await signedIn(app().db, "premium");
        const { status } = await link(ana, given);
        tally(1);
        if (status !== 422 || (await shopOf(ana))) wrong.push(`${status} ${given} ${address}`);
      }
    }
    const hosts = new Set(web.asked.slice(before).map(({ url }) => new URL(url).hostname));
    wrong.push(...[...hosts].filter((host) => !host.endsWith(".logos.com")));
    tally(0, wrong.length);
    expect(wrong).toEqual([]);
  });

  test.each([
    "http://127.0.0.1/",
    "//localhost/x",
    "http://10.0.0.1/",
    "http://[::1]/",
    "http://metadata.google.internal/",
  ])("a redirect to %s is not followed", async (inside) => {
    const ana = await signedIn(app().db, "premium");
    web.publish(
      "https://evil.example.com/",
      () => new Response(null, { status: 302, headers: { location: inside } }),
    );
    const before = web.asked.length;
    const answer = await link(ana, "https://evil.example.com/");
    expect(await answer.text()).toContain("does not lead to a public website");
    expect(web.asked.slice(before).map(({ url }) => url)).toEqual(["https://evil.example.com/"]);
  });

  test.each([
    [
      "a page",
      () => new Response("<!doctype html><script>", { headers: { "content-type": "image/png" } }),
      "not a PNG, JPEG or WebP",
    ],
    [
      "an SVG",
      () => new Response(svg, { headers: { "content-type": "image/svg+xml" } }),
      "not a PNG, JPEG or WebP",
    ],
    ["nothing", () => new Response(null, { status: 204 }), "not a PNG, JPEG or WebP"],
    ["a missing page", () => new Response("no", { status: 404 }), "could not fetch a picture"],
    ["a failing site", () => new Response("no", { status: 500 }), "could not fetch a picture"],
    [
      "a site that is down",
      () => Promise.reject(new TypeError("fetch failed")),
      "could not fetch a picture",
    ],
    [
      "a redirect in a circle",
      () => Response.redirect("https://site.example.com/"),
      "could not fetch a picture",
    ],
    ["two megabytes", () => new Response(new Uint8Array(2 * 1024 * 1024)), "at most 1 MB"],
    ["half a PNG", () => new Response(png().slice(0, 60)), "could not read this picture"],
  ])("%s is no logo", async (_, site, sentence) => {
    const ana = await signedIn(app().db, "premium");
    web.publish("https://site.example.com/", site);
    const answer = await link(ana, "https://site.example.com/");
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(sentence);
    expect(await shopOf(ana)).toBeUndefined();
  });

  test("is not for use as a hammer", async () => {
    const ana = await signedIn(app().db, "premium");
    const before = web.asked.length;
    const answers = [];
    for (let tries = 0; tries < 30; tries++)
      answers.push(await link(ana, `https://target.example.com/${tries}`));
    expect(await answers.at(-1)!.text()).toContain("Too many tries");
    expect(web.asked.length - before).toBeLessThanOrEqual(21);
  });
});

describe("changing the logo", () => {
  test("the old file goes when a new one comes, and when it is removed", async () => {
    const ana = await signedIn(app().db, "premium");
    await upload(ana, png());
    const [first] = await filesOf(ana);
    await upload(ana, png({ colour: 6 }));
    const files = await filesOf(ana);
    expect(files).toHaveLength(1);
    expect(files[0]).not.toBe(first);
    await app().visit(path, { as: ana, form: shopFormData({ shopName: "Kept" }) });
    expect(await filesOf(ana)).toEqual(files);
    await app().visit(path, { as: ana, form: shopFormData({ removeLogo: "yes" }) });
    expect(await filesOf(ana)).toEqual([]);
    expect(await shopOf(ana)).toMatchObject({ logoFile: null, shopLogoUrl: null });
  });

  test("the same picture again stays; an upload forgets the address; a blank address removes what it brought", async () => {
    const ana = await signedIn(app().db, "premium");
    const address = "https://pictures.example.com/again.png";
    web.publish(address, () => new Response(png()));
    await link(ana, address);
    const files = await filesOf(ana);
    await upload(ana, png());
    expect(await filesOf(ana)).toEqual(files);
    expect(await shopOf(ana)).toMatchObject({ shopLogoUrl: null });
    await link(ana, address);
    await link(ana, "");
    expect(await filesOf(ana)).toEqual([]);
    expect(await shopOf(ana)).toMatchObject({ logoFile: null, shopLogoUrl: null });
  });

  test("a logo that is refused leaves the old one, and the rest of the settings, as they were", async () => {
    const ana = await signedIn(app().db, "premium");
    await upload(ana, png());
    const before = await shopOf(ana);
    await app().visit(path, { as: ana, form: shopFormData({ shopName: "Other" }, { bytes: gif }) });
    expect(await shopOf(ana)).toEqual(before);
    await served(ana);
  });
});
