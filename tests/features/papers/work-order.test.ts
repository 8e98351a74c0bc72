import { expect, test } from "vitest";
import { workOrderFileName } from "#app/features/papers/paper.ts";
import { paperFor } from "#app/features/papers/work-order/sheet.ts";
import { currencies } from "#app/values/money.ts";

test("the file is named in the job's language", () => {
  expect(workOrderFileName("WO-000042", "en")).toBe("repair_order_WO-000042.pdf");
  expect(workOrderFileName("WO-000042", "es")).toBe("orden_trabajo_WO-000042.pdf");
  expect(workOrderFileName("WO-000042", "both")).toBe("repair_order_WO-000042_en_es.pdf");
});

test("the paper is Letter where dollars, and Mexican, Colombian and Chilean pesos are paid, A4 elsewhere", () => {
  const letter = currencies.filter((currency) => paperFor(currency).height === 792);
  expect(letter).toEqual(["USD", "MXN", "COP", "CLP"]);
});
