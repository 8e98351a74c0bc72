import { describe, expect, test } from "vitest";
import { openApp } from "../../../support/app.ts";
import { gif, png } from "../../../support/files/pictures.ts";
import { openPublicWeb } from "../../../support/machine/public-web.ts";
import { lapsed, signedIn } from "../../../support/people.ts";
import { logosOf } from "../../../support/repair/logos.ts";
import { shopFormData } from "../../../support/repair/shop-form.ts";
import { tally } from "../../../support/tally.ts";

const web = openPublicWeb();
const app = openApp();
const { path, shopOf, filesOf, upload, link, served } = logosOf(app);

describe("who sees a logo", () => {
  test("is its owner alone, also after the plan has ended", async () => {
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
    await app().files.put(`logos/${guest.shopId}/${logoFile}`, png());
    expect((await app().visit(address, { as: guest })).status).toBe(200);
  });

  test("Does not find a malformed name, and reaches no other shop's files", async () => {
    const { db } = app();
    const [ana, eva] = [await signedIn(db, "premium"), await signedIn(db, "premium")];
    await upload(eva, png());
    const { logoFile } = (await shopOf(eva))!;
    await app().files.put(`logos/${ana.shopId}/note.html`, "<script>");
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

describe("changing the logo", () => {
  test("Deletes the old file when it is replaced or removed", async () => {
    const ana = await signedIn(app().db, "premium");
    await upload(ana, png());
    const [first] = await filesOf(ana);
    await upload(ana, png({ colour: 6 }));
    // After the answer.
    await expect.poll(() => filesOf(ana)).toHaveLength(1);
    const files = await filesOf(ana);
    expect(files[0]).not.toBe(first);
    await app().visit(path, { as: ana, form: shopFormData({ shopName: "Kept" }) });
    expect(await filesOf(ana)).toEqual(files);
    await app().visit(path, { as: ana, form: shopFormData({ removeLogo: "yes" }) });
    await expect.poll(() => filesOf(ana)).toEqual([]);
    expect(await shopOf(ana)).toMatchObject({ logoFile: null, shopLogoUrl: null });
  });

  test("Keeps an identical picture; an upload clears the address; a blank address removes its picture", async () => {
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
    await expect.poll(() => filesOf(ana)).toEqual([]);
    expect(await shopOf(ana)).toMatchObject({ logoFile: null, shopLogoUrl: null });
  });

  test("A rejected logo leaves the old one and the other settings unchanged", async () => {
    const ana = await signedIn(app().db, "premium");
    await upload(ana, png());
    const before = await shopOf(ana);
    await app().visit(path, { as: ana, form: shopFormData({ shopName: "Other" }, { bytes: gif }) });
    expect(await shopOf(ana)).toEqual(before);
    await served(ana);
  });
});
