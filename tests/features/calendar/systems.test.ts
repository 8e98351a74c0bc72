import { expect, test } from "vitest";
import { systemsIn } from "#app/features/calendar/booking/systems-in.server.ts";

test.each([
  ["en", "My car overheats in traffic and the coolant is low", "Cooling"],
  ["es", "Se sobrecalienta en el tráfico", "Enfriamiento"],
  ["en", "Misfires at idle and the check engine light is flashing", "Ignition"],
  ["es", "El aire acondicionado no enfría", "Aire acondicionado"],
] as const)("In %s, %s is about %s", async (language, complaint, system) => {
  expect(await systemsIn(complaint, language)).toContain(system);
});

test("Names nothing for what it does not understand", async () => {
  expect(await systemsIn("Good morning, thank you", "en")).toEqual([]);
});
