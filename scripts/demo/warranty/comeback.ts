import type { Warranty } from "#app/features/shop/print/warranty.ts";
import type { Rows } from "../rows.ts";

/** Warrants a shop's quotes, and makes a car that is being worked on a comeback of its visit before. */
export function warrant({ jobs, quotes }: Rows, cover: Warranty | undefined): void {
  if (!cover) return;
  for (const quote of quotes) quote.warranty = cover;
  const back = jobs.find(
    ({ status, licensePlate }, at) =>
      status === "in_progress" &&
      jobs.slice(0, at).some((one) => one.licensePlate === licensePlate && one.completedAt),
  );
  const first = jobs.find((one) => one.licensePlate === back?.licensePlate && one.completedAt);
  if (back && first) back.comebackOf = first.id;
}
