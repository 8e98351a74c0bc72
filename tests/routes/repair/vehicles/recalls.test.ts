import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { vehicles } from "#app/features/customers/tables.server.ts";
import { modelRecalls } from "#app/features/customers/vin.tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { openPublicWeb } from "../../../support/machine/public-web.ts";
import { type Person, signedIn } from "../../../support/people.ts";

const web = openPublicWeb();
const app = openApp({ nhtsa: true });
const diamond = () => signedIn(app().db, "premium");

type Car = Partial<typeof vehicles.$inferInsert>;

/** The address of the recalls of a new vehicle of this shop. */
async function recallsOf({ shopId }: { shopId: string }, car: Car): Promise<string> {
  const [id, at] = [newId(), new Date()];
  const facts = { make: "Chevrolet", model: "Silverado 1500", year: 2014, ...car };
  await app()
    .db.insert(vehicles)
    .values({ shopId, id, createdAt: at, updatedAt: at, ...facts });
  return `/repair-cms/vehicles/${id}/recalls`;
}

const read = async (as: Person, path: string, language = "en") =>
  (await app().visit(`${path}?lng=${language}`, { as })).text();
const addressOf = (make: string, model: string, year: number) =>
  `https://api.nhtsa.gov/recalls/recallsByVehicle?${new URLSearchParams({ make, model, modelYear: String(year) })}`;
const asked = (model: string) =>
  web.asked.filter(({ url }) => new URL(url).searchParams.get("model") === model).length;

/** NHTSA's answer with one recall of a Chevrolet of 2014. */
const answer = (model: string, Summary = "The switch may move.") => ({
  Count: 1,
  Message: "Results returned successfully",
  results: [
    {
      NHTSACampaignNumber: "14V047000",
      ReportReceivedDate: "07/02/2014",
      Component: "ELECTRICAL SYSTEM:IGNITION",
      Summary,
      ModelYear: "2014",
      Make: "CHEVROLET",
      Model: model.toUpperCase(),
    },
  ],
});
const publish = (model: string, body: unknown) =>
  web.publish(addressOf("Chevrolet", model, 2014), () => Response.json(body));

test("Lists the recalls of a model year in both languages, and asks once a week", async () => {
  const ana = await diamond();
  publish("Silverado 1500", answer("Silverado 1500"));
  const typed = { make: "Chevy", model: "pickup", vin: "3GCUKREC1EG123456" };
  const path = await recallsOf(ana, typed);
  const english = await read(ana, path);
  expect(english).toContain("14V047000");
  expect(english).toContain("For this model year: 2014 Chevrolet Silverado 1500.");
  expect(english).toContain("Ask the dealer whether this very car is affected.");
  expect(english).toMatch(/<p lang="en"[^>]*>The switch may move\.<\/p>/);
  expect(english).toContain("https://www.nhtsa.gov/recalls?nhtsaId=14V047000");
  const spanish = await read(ana, path, "es");
  expect(spanish).toContain("Pregunte al concesionario");
  expect(spanish).toContain("7 feb 2014");
  expect(asked("Silverado 1500")).toBe(1);

  const longAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  await app().db.update(modelRecalls).set({ fetchedAt: longAgo });
  await read(ana, path);
  expect(asked("Silverado 1500")).toBe(2);
});

test("Two who open the recalls at once ask NHTSA once", async () => {
  const ana = await diamond();
  web.publish(addressOf("Chevrolet", "Colorado", 2014), async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return Response.json(answer("Colorado"));
  });
  const path = await recallsOf(ana, { model: "Colorado" });
  const [one, other] = await Promise.all([read(ana, path), read(ana, path)]);
  for (const html of [one, other]) expect(html).toContain("14V047000");
  expect(asked("Colorado")).toBe(1);
});

test("Goes by the VIN where the recalls of what the shop wrote are stored too", async () => {
  const ana = await diamond();
  publish("Cruze", answer("Cruze", "Of what the shop wrote."));
  publish("Silverado 1500", answer("Silverado 1500", "Of what the VIN says."));
  const typed = { model: "Cruze" };
  expect(await read(ana, await recallsOf(ana, typed))).toContain("Of what the shop wrote.");
  await app().db.delete(modelRecalls).where(eq(modelRecalls.model, "silverado1500"));
  const known = await recallsOf(ana, { ...typed, vin: "3GCUKREC1EG123456" });
  for (const html of [await read(ana, known), await read(ana, known)]) {
    expect(html).toContain("Of what the VIN says.");
    expect(html).not.toContain("Of what the shop wrote.");
  }
});

test("Escapes hostile texts", async () => {
  const ana = await diamond();
  publish("Tahoe", answer("Tahoe", "<script>alert(1)</script>"));
  const html = await read(ana, await recallsOf(ana, { model: "Tahoe" }));
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
});

test.each<[string, () => Response | Promise<Response>]>([
  ["fails", () => new Response("busy", { status: 500 })],
  ["hangs", () => new Promise<Response>(() => {})],
  ["sends 3 MB", () => new Response("x".repeat(3_000_000))],
  ["lists another car", () => Response.json(answer("Malibu"))],
])("Shows nothing and stores nothing when NHTSA %s", async (how, site) => {
  const ana = await diamond();
  const model = `Impala ${how}`;
  web.publish(addressOf("Chevrolet", model, 2014), site);
  const begun = Date.now();
  const html = await read(ana, await recallsOf(ana, { model }));
  expect(Date.now() - begun).toBeLessThan(4_000);
  expect(html).toContain("NHTSA doesn’t answer right now");
  const stored = await app().db.select().from(modelRecalls);
  expect(stored.map((row) => row.model)).not.toContain(model.toLowerCase().replaceAll(" ", ""));
});

test("Asks for the year of a vehicle without one", async () => {
  const ana = await diamond();
  expect(await read(ana, await recallsOf(ana, { year: null }))).toContain("Add the year");
});

test("Finds no vehicle of another shop, and opens for a technician of this one", async () => {
  const owner = await diamond();
  publish("Equinox", answer("Equinox"));
  const path = await recallsOf(owner, { model: "Equinox" });
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  expect(await read(await signedIn(app().db, "free", { worksAt }), path)).toContain("14V047000");
  expect((await app().visit(path, { as: await diamond() })).status).toBe(404);
});
