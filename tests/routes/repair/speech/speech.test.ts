import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { uses } from "#app/features/account/tables.server.ts";
import { siteSettings } from "#app/platform/config/settings.tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeShop } from "../../../support/make.ts";
import { lapsed, signedIn } from "../../../support/people.ts";
import { speakers } from "../../../support/speech/speak.ts";
import { tone } from "../../../support/speech/tone.ts";

const app = openApp({ model: true, own: true });
const { speak, listener, asked } = speakers(app);

const heard = { text: "Marca P cero cuatro veinte." };
const owner = () => signedIn(app().db, "premium");
const filesOf = async () => (await app().files.list()).objects.length;
beforeEach(() => listener({ heard }));

describe("who speaks", () => {
  test("Gets text back, and nothing is stored", async () => {
    const as = await owner();
    const { status, said } = await speak(as);
    expect(status).toBe(200);
    expect(said).toEqual({
      ok: true,
      isDemo: false,
      parts: [{ text: "Marca " }, { text: "P0420", tag: "code" }, { text: "." }],
    });
    expect(await filesOf()).toBe(0);
    expect(app().logged().join()).not.toContain("Marca");
  });

  test("Is heard in their language, with the trade's words of their country as a hint", async () => {
    const as = await owner();
    await makeShop(app().db, as, { currency: "MXN" });
    await speak(as, { language: "es" });
    const { model, input } = (await asked()).at(-1)!;
    expect([model, input.language, input.task]).toEqual(["@cf/test/ear", "es", "transcribe"]);
    expect(input.initial_prompt).toMatch(/P0420.*banda de tiempo/s);
    expect(Buffer.from(String(input.audio), "base64").length).toBe(tone(2).length);
    await speak(as, { language: "en" });
    expect((await asked()).at(-1)!.input.initial_prompt).toMatch(/timing belt/);
    expect((await asked()).at(-1)!.input.language).toBe("en");
  });

  test("May be anybody of a shop with a current plan, and nobody else", async () => {
    const as = await owner();
    const worksAt = { shopId: as.shopId, role: "technician" } as const;
    expect((await speak(await signedIn(app().db, "free", { worksAt }))).status).toBe(200);
    const before = (await asked()).length;
    expect((await speak(await signedIn(app().db, "free"))).status).toBe(302);
    expect((await speak(await lapsed(app().db, "premium"))).status).toBe(302);
    expect((await speak(undefined)).status).toBe(401);
    expect((await asked()).length).toBe(before);
  });

  test("Is not believed about what the file is", async () => {
    const as = await owner();
    const page = new TextEncoder().encode("<script>alert(1)</script>".repeat(50));
    const before = (await asked()).length;
    for (const bytes of [page, new Uint8Array(), tone(1).slice(0, 44)])
      expect(await speak(as, { bytes, type: "audio/webm" })).toMatchObject({
        status: 422,
        said: { error: { key: "speech:problem.notAudio" } },
      });
    for (const seconds of [126, 500])
      expect(await speak(as, { bytes: tone(seconds) })).toMatchObject({
        status: 422,
        said: { error: { key: "speech:problem.tooLong" } },
      });
    expect((await asked()).length).toBe(before);
  });

  test("Is told when no words were heard", async () => {
    await listener({ heard: { text: " Gracias por ver el video." } });
    expect(await speak(await owner())).toMatchObject({
      status: 422,
      said: { error: { key: "speech:problem.nothing" } },
    });
  });
});

describe("models", () => {
  test("The second one answers for one that fails or hangs, in the manner that it knows", async () => {
    const as = await owner();
    for (const ear of [{ fail: "3040: busy" }, { hang: true }, { heard: { odd: 1 } }]) {
      await listener({ ear, whisper: { heard } });
      expect((await speak(as)).status).toBe(200);
    }
    const { model, input } = (await asked()).at(-1)!;
    expect([model, Array.isArray(input.audio), input.language]).toEqual([
      "@cf/test/whisper",
      true,
      undefined,
    ]);
  });

  test("When all fail, the speaker is told and may try again", async () => {
    await listener({ fail: "5007: No such model" });
    expect(await speak(await owner())).toMatchObject({
      status: 422,
      said: { error: { key: "speech:problem.failed" } },
    });
  });
});

describe("the budget", () => {
  const limit = (dailyTranslations: number) =>
    app()
      .db.insert(siteSettings)
      .values({ id: 1, dailyTranslations, updatedAt: new Date() })
      .onConflictDoUpdate({ target: siteSettings.id, set: { dailyTranslations } });

  test("Ends at its limit however many speak at once, and is told from 80 % on", async () => {
    await limit(5);
    const as = await owner();
    const before = (await asked()).length;
    const all = await Promise.all(Array.from({ length: 9 }, () => speak(as)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(5);
    for (const { said } of all.filter(({ status }) => status !== 200))
      expect(said.error).toEqual({ key: "speech:problem.spent" });
    expect((await asked()).length - before).toBe(5);
    expect(all.some(({ said }) => said.near?.whose === "member")).toBe(true);
    const counted = await app().db.select().from(uses).where(eq(uses.who, as.id));
    expect(counted).toMatchObject([{ what: "speech.member", used: 5 }]);
    await limit(300);
  });

  test("One who is far from it reads nothing of it", async () => {
    expect((await speak(await owner())).said.near).toBeUndefined();
  });
});
