import type { LibraryFinding } from "#app/features/inspection/finding.ts";
import type { PointGroup } from "#app/features/inspection/sheet/points.ts";
import { readAsset } from "#app/platform/asset.server.ts";
import battery from "./battery.json?url";
import brakes from "./brakes.json?url";
import engine from "./engine.json?url";
import outside from "./outside.json?url";
import steering from "./steering.json?url";
import tires from "./tires.json?url";
import under from "./under.json?url";

// Static assets, so that the findings add nothing to the Worker's size.
const paths: Record<PointGroup, string> = {
  engine,
  battery,
  outside,
  brakes,
  tires,
  steering,
  under,
};

/** Stored once per isolate: the files stay unchanged for the life of a build. */
const opened = new Map<PointGroup, readonly LibraryFinding[]>();

/** The library's findings of a point, in their order; empty for a point that a shop has added. */
export async function findingsOfPoint(
  group: PointGroup,
  pointId: string,
): Promise<LibraryFinding[]> {
  const all = await read(group);
  return all.filter(({ points }) => points.includes(pointId));
}

/** A finding of the library by its id. */
export async function findLibraryFinding(
  group: PointGroup,
  id: string,
): Promise<LibraryFinding | undefined> {
  const all = await read(group);
  return all.find((one) => one.id === id);
}

async function read(group: PointGroup): Promise<readonly LibraryFinding[]> {
  const known = opened.get(group);
  if (known) return known;
  const bytes = await readAsset(paths[group]);
  const all: LibraryFinding[] = JSON.parse(new TextDecoder().decode(bytes));
  opened.set(group, all);
  return all;
}
