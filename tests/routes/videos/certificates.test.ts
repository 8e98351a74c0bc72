import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { certificates, videoProgress, videoTutorials } from "#app/features/videos/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { makeVideo } from "../../support/make.ts";
import { readPdfLine } from "../../support/papers/paper.ts";
import { lapsed, type Person, signedIn } from "../../support/people.ts";

const app = openApp();
let brakes: { id: string }[];

beforeAll(async () => {
  brakes = await Promise.all(
    [1, 2, 3].map((n) => makeVideo(app().db, { title: `Brakes ${n}`, category: "brakes" })),
  );
});

/** Watches the last seconds of a video that was played up to there. */
async function watch(as: Person, id: string) {
  const before = {
    position: 700,
    length: 720,
    played: 700,
    updatedAt: new Date(Date.now() - 60_000),
  };
  await app()
    .db.insert(videoProgress)
    .values({ userId: as.id, videoId: id, ...before })
    .onConflictDoNothing();
  return app().visit(`/videos/${id}/position`, { as, form: { position: "720", length: "720" } });
}
const issue = (as: Person, name: string, category = "brakes") =>
  app().visit(`/videos/certificates/${category}`, { as, form: { name } });
const standings = async (as: Person) => (await app().visit("/videos/certificates", { as })).text();

/** A member who has watched every video on brakes, and the number of their certificate. */
async function graduate(name = "Ana Ruiz") {
  const person = await signedIn(app().db, "medium");
  for (const { id } of brakes) await watch(person, id);
  const answer = await issue(person, name);
  return { person, number: answer.headers.get("location")!.slice("/certificates/".length) };
}

describe("a certificate", () => {
  test("is not issued for posted positions without played time", async () => {
    const ana = await signedIn(app().db, "medium");
    for (const { id } of [...brakes, ...brakes]) {
      const answer = await app().visit(`/videos/${id}/position`, {
        as: ana,
        form: { position: "720", length: "720" },
      });
      expect(await answer.json()).toEqual({ watched: false, completed: false });
    }
    expect((await issue(ana, "Ana")).status).toBe(422);
  });

  test("requires every video of a category", async () => {
    const ana = await signedIn(app().db, "medium");
    await watch(ana, brakes[0]!.id);
    await watch(ana, brakes[1]!.id);
    expect(await standings(ana)).toContain("2 of 3 videos watched");
    const early = await issue(ana, "Ana");
    expect([early.status, (await early.text()).includes("You still have videos to watch")]).toEqual(
      [422, true],
    );
    expect(await (await app().visit("/videos/certificates/brakes", { as: ana })).text()).toContain(
      "You still have videos to watch",
    );
    expect(await (await watch(ana, brakes[2]!.id)).json()).toEqual({
      watched: true,
      completed: true,
    });
    expect(await (await watch(ana, brakes[2]!.id)).json()).toEqual({
      watched: true,
      completed: false,
    });
    expect(await standings(ana)).toContain("Get your certificate");
    expect((await issue(ana, "Ana Ruiz")).headers.get("location")).toMatch(
      /^\/certificates\/([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/,
    );
  });

  test("counts categories separately", async () => {
    const ana = await signedIn(app().db, "medium");
    const engine = await makeVideo(app().db, { category: "engine" });
    await makeVideo(app().db, { category: "diagnostics" });
    for (const { id } of [engine, brakes[0]!]) await watch(ana, id);
    const html = await standings(ana);
    const seen = [...html.matchAll(/<p class="figures[^"]*">([^<]+)<\/p>/g)].map(
      ([, text]) => text,
    );
    const none = "No videos in this category yet.";
    expect(seen).toEqual([
      "1 of 1 videos watched",
      none,
      "1 of 3 videos watched",
      none,
      none,
      "0 of 1 videos watched",
      none,
    ]);
  });

  test("is issued once, however often it is requested", async () => {
    const { person, number } = await graduate("First");
    const again = await Promise.all(
      ["Second", "Third", "Fourth"].map((name) => issue(person, name)),
    );
    expect(again.map((answer) => answer.headers.get("location"))).toEqual(
      Array(3).fill(`/certificates/${number}`),
    );
    expect(
      await app().db.select().from(certificates).where(eq(certificates.userId, person.id)),
    ).toMatchObject([{ name: "First", videos: 3 }]);
  });

  test("stays valid when videos are added, changed or deleted later", async () => {
    const { number } = await graduate();
    const { db } = app();
    const added = await makeVideo(db, { category: "brakes" });
    const html = await (await app().visit(`/certificates/${number}`)).text();
    expect(html).toContain("This certificate is genuine.");
    expect(html).toContain("3 in all");
    await db.delete(videoTutorials).where(eq(videoTutorials.id, added.id));
  });

  test("does not require videos that are unavailable on YouTube", async () => {
    const { db } = app();
    const dead = await makeVideo(db, { category: "brakes", deadSince: new Date() });
    const { number } = await graduate();
    expect(number).toBeTruthy();
    await db.delete(videoTutorials).where(eq(videoTutorials.id, dead.id));
  });

  test("is not issued for an empty or unknown category", async () => {
    const ana = await signedIn(app().db, "medium");
    expect((await issue(ana, "Ana", "suspension")).status).toBe(422);
    expect((await issue(ana, "Ana", "boats")).status).toBe(404);
    expect((await issue(ana, "  ")).status).toBe(422);
    expect((await issue(ana, "x".repeat(101))).status).toBe(422);
  });

  test("is not issued after the plan has ended, but issued ones stay", async () => {
    const over = await lapsed(app().db, "medium");
    for (const { id } of brakes)
      await app().db.insert(videoProgress).values({
        userId: over.id,
        videoId: id,
        position: 9,
        length: 9,
        watchedAt: new Date(),
        updatedAt: new Date(),
      });
    expect((await issue(over, "Over")).headers.get("location")).toBe("/premium?from=videos");
    expect(
      await app().db.select().from(certificates).where(eq(certificates.userId, over.id)),
    ).toEqual([]);
    await app().db.insert(certificates).values({
      number: "0000-0000-0000-0001",
      userId: over.id,
      category: "brakes",
      name: "Over",
      videos: 3,
      issuedAt: new Date(),
    });
  });
});

describe("the public page", () => {
  test("verifies name, category and date for anyone, in both languages, and is not indexed", async () => {
    const { number } = await graduate("José Muñoz");
    const english = await app().visit(`/certificates/${number}`);
    const html = await english.text();
    expect(english.headers.get("x-robots-tag")).toBe("noindex");
    for (const word of ["José Muñoz", "Brakes", "This certificate is genuine.", number])
      expect(html).toContain(word);
    expect(html).not.toContain("Download (PDF)");
    expect(html).not.toMatch(/@shop\.test/);
    expect(await (await app().visit(`/certificates/${number}?lng=es`)).text()).toContain(
      "Este certificado es auténtico.",
    );
    expect(
      (await app().visit(`/certificates/${number.toLowerCase().replaceAll("-", "")}`)).status,
    ).toBe(200);
  });

  test("rejects guessed and altered numbers", async () => {
    const { number } = await graduate();
    const altered = (number[0] === "A" ? "B" : "A") + number.slice(1);
    const answers = await Promise.all(
      [altered, "0000-0000-0000-0000", "x'--", `${number}0`, "%3Cscript%3E"].map(async (one) => {
        const answer = await app().visit(`/certificates/${one}`);
        return [
          answer.status,
          (await answer.text()).includes("There is no certificate with this number"),
        ];
      }),
    );
    expect(answers).toEqual(Array(5).fill([404, true]));
  });

  test("escapes a hostile name", async () => {
    const { number } = await graduate("<img src=x onerror=alert(1)>\u202E");
    const html = await (await app().visit(`/certificates/${number}`)).text();
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(html).not.toContain("<img src=x");
  });
});

describe("the PDF", () => {
  test("is for its owner only, in the viewer's language first", async () => {
    const { person, number } = await graduate("Luz Ibáñez");
    const answer = await app().visit(`/certificates/${number}/pdf?lng=es`, { as: person });
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="certificado_${number}.pdf"`,
    );
    const text = readPdfLine(new Uint8Array(await answer.arrayBuffer()));
    for (const part of ["CERTIFICADO DE FINALIZACIÓN", "Luz Ibáñez", "FRENOS", number])
      expect(text).toContain(part);
    const wide = await graduate("Иван Сидоров");
    const printed = await app().visit(`/certificates/${wide.number}/pdf`, { as: wide.person });
    expect(readPdfLine(new Uint8Array(await printed.arrayBuffer()))).toContain("Иван Сидоров");
  });

  test("answers 404 to others, as for an unknown number", async () => {
    const { number } = await graduate();
    const other = await signedIn(app().db, "premium");
    expect((await app().visit(`/certificates/${number}/pdf`, { as: other })).status).toBe(404);
    expect((await app().visit("/certificates/none/pdf", { as: other })).status).toBe(404);
    expect((await app().visit(`/certificates/${number}/pdf`)).headers.get("location")).toMatch(
      /^\/login/,
    );
  });
});
