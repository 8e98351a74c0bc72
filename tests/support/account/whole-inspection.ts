import { standardPoints } from "#app/features/inspection/sheet/points.ts";
import { inspectionSheets } from "#app/features/inspection/tables.server.ts";
import type { App } from "../app.ts";
import { makeInspection } from "../repair/make-inspection.ts";
import { makePhoto } from "../repair/make-photo.ts";

type Of = Required<Parameters<typeof makePhoto>[1]>;

/** A photo, an inspection and a sheet of a shop, whose texts carry `tag`. */
export async function makeWholeInspection({ db }: Pick<App, "db">, of: Of, tag: string) {
  await makePhoto(db, of, { caption: `Foto ${tag}` });
  await makeInspection(db, of, { frontPads: { note: `Hallazgo ${tag}`, measure: 20 } });
  const [first] = standardPoints("gasoline");
  const points = [{ ...first!, name: { en: `Point ${tag}`, es: `Punto ${tag}` } }];
  const { shopId } = of.owner;
  await db.insert(inspectionSheets).values({ shopId, kind: "gasoline", points });
}
