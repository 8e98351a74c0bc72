import { describe, expect, test } from "vitest";
import { openApp } from "../../../support/app.ts";
import { jpeg, png } from "../../../support/files/pictures.ts";
import { some } from "../../../support/full.ts";
import { inward, noWebAddress } from "../../../support/hostile/inward.ts";
import { openPublicWeb } from "../../../support/machine/public-web.ts";
import { signedIn } from "../../../support/people.ts";
import { svg } from "../../../support/repair/logo-files.ts";
import { logosOf } from "../../../support/repair/logos.ts";
import { tally } from "../../../support/tally.ts";

const web = openPublicWeb();
const app = openApp();
const { shopOf, link, served } = logosOf(app);

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

  test("Rejects addresses that lead inward, directly or by a redirect (S7)", {
    timeout: 600_000,
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

  test("is fetched a limited number of times", async () => {
    const ana = await signedIn(app().db, "premium");
    const before = web.asked.length;
    let refused = false;
    // Its window may end while the test runs: twice as many as it takes.
    for (let tries = 0; tries < 60 && !refused; tries++) {
      const answer = await link(ana, `https://target.example.com/${tries}`);
      refused = (await answer.text()).includes("Too many tries");
    }
    expect(refused).toBe(true);
    expect(web.asked.length - before).toBeLessThanOrEqual(42);
  });
});
