import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { readPicture } from "#app/features/shop/logo.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import type { openApp } from "../app.ts";
import type { Person } from "../people.ts";
import { shopFormData } from "./shop-form.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Saves logos by the form of the shop's settings, and looks at what became of them. */
export function logosOf(app: ReturnType<typeof openApp>) {
  const path = "/repair-cms/settings";
  const shopOf = async (owner: Person) =>
    (await app().db.select().from(shopSettings).where(eq(shopSettings.shopId, owner.shopId)))[0];
  const filesOf = async (owner: Person) =>
    (await app().files.list({ prefix: `logos/${owner.shopId}/` })).objects.map(({ key }) => key);
  const upload = (as: Person, bytes: Bytes, name?: string, type?: string) =>
    app().visit(path, {
      as,
      form: shopFormData({}, { bytes, ...(name && { name }), ...(type && { type }) }),
    });
  const link = (as: Person, shopLogoUrl: string) =>
    app().visit(path, { as, form: shopFormData({ shopLogoUrl }) });

  /** Fetches a person's logo as it is served, and checks everything that S8 asks of it. */
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
  return { path, shopOf, filesOf, upload, link, served };
}
