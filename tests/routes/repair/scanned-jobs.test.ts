import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { makeJob } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";
import { aCustomer, aVehicle } from "../../support/repair/customers.ts";

const app = openApp();
const search = (as: Person, text: string, view = "") =>
  app().visit(`/repair-cms?q=${encodeURIComponent(text)}${view}`, { as });
const vin = "1HGCM82633A004352";

async function aShop() {
  const owner = await signedIn(app().db, "premium");
  return { owner, job: await makeJob(app().db, { owner, vin, licensePlate: "KLM-482" }) };
}
const tagOf = ({ id }: { id: string }) => `https://llave.example/repair-cms/${id}`;

test.each(["", "&view=board", "&status=completed"])(
  "A scanned tag opens its job from the list, the board and a filtered list (%j)",
  async (view) => {
    const { owner, job } = await aShop();
    const worksAt = { shopId: owner.shopId, role: "technician" } as const;
    const technician = await signedIn(app().db, "free", { worksAt });
    for (const typed of [tagOf(job), tagOf(job).replaceAll("/", "-").replace(":", "Ñ")])
      expect((await search(technician, typed, view)).headers.get("location")).toBe(
        `/repair-cms/${job.id}`,
      );
  },
);

test("Another shop's tag is not found, as one of no shop", async () => {
  const { owner } = await aShop();
  const { job } = await aShop();
  for (const typed of [tagOf(job), tagOf({ id: "01890000-0000-7000-8000-000000000000" })])
    for (const view of ["", "&view=board"]) {
      const answer = await search(owner, typed, view);
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toContain("KLM-482");
    }
});

test.each([vin, `I${vin}`, vin.toLowerCase(), `*${vin}*`, "KLM-482", "klm482", "KLM 482"])(
  "A vehicle is found by its whole VIN or plate, with its jobs or without: %j",
  async (typed) => {
    const { owner } = await aShop();
    const customer = await aCustomer(app().db, { owner });
    const vehicle = await aVehicle(app().db, { owner, customer, plate: "KLM-482", vin });
    const other = await aShop();
    const html = await (await search(owner, typed)).text();
    expect(html).toContain(`/repair-cms/vehicles/${vehicle.id}`);
    expect(html).toContain("WO-000001");
    const theirs = await (await search(other.owner, typed)).text();
    expect(theirs).not.toContain(vehicle.id);
  },
);
