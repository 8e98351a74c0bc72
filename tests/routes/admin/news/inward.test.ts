import { describe, expect, test } from "vitest";
import { openApp } from "../../../support/app.ts";
import { some } from "../../../support/full.ts";
import { inward, noWebAddress } from "../../../support/hostile/inward.ts";
import { openNewsAdmin, sourceFields } from "../../../support/learning/news-admin.ts";
import { openPublicWeb } from "../../../support/machine/public-web.ts";
import { makeSource } from "../../../support/make.ts";
import { tally } from "../../../support/tally.ts";

const app = openApp();
const web = openPublicWeb();
const { findSource, post } = openNewsAdmin(app);

describe("addresses of internal networks (S7)", () => {
  const all = [...inward, ...noWebAddress];
  test("the list has more than a hundred", () => expect(all.length).toBeGreaterThan(100));
  // The rule is tested with all of them in tests/platform/web/inward.test.ts.
  const addresses = some(all, 3);

  test("cannot be saved or previewed", { timeout: 600_000 }, async () => {
    const before = web.asked.length;
    tally(addresses.length * 2);
    for (const url of addresses) {
      const fields = sourceFields({ url });
      expect([url, (await post("/admin/news/new", fields)).status]).toEqual([url, 422]);
      expect([url, (await post("/admin/news/preview", fields)).status]).toEqual([url, 422]);
      expect(await findSource(fields.id)).toBeUndefined();
    }
    expect(web.asked.length).toBe(before);
  });

  test("are not requested when stored in the database or reached by a redirect", {
    timeout: 600_000,
  }, async () => {
    const before = web.asked.length;
    for (const [n, url] of addresses.entries()) {
      tally(1);
      const direct = await makeSource(app().db, { url });
      expect([url, (await post(`/admin/news/${direct.id}/fetch`)).status]).toEqual([url, 200]);
      expect(["address", "inward"]).toContain((await findSource(direct.id))!.problem);
      // A relative address leads back to the site itself.
      if (!/^\s*(https?:|\w+:)/i.test(url) || /[^\x20-\x7e]/.test(url)) continue;
      tally(1);
      const start = `https://r${n}.redirects.com/`;
      web.publish(start, () => new Response(null, { status: 302, headers: { location: url } }));
      const led = await makeSource(app().db, { url: start });
      await post(`/admin/news/${led.id}/fetch`);
      expect([url, (await findSource(led.id))!.failures]).toEqual([url, 1]);
    }
    const hosts = new Set(web.asked.slice(before).map(({ url }) => new URL(url).hostname));
    expect([...hosts].filter((host) => !host.endsWith(".redirects.com"))).toEqual([]);
  });
});
