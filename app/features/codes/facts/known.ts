import { body } from "./body.ts";
import { drive } from "./drive.ts";
import { engine } from "./engine.ts";
import { exhaust } from "./exhaust.ts";
import { ignition } from "./ignition.ts";
import type { Record as Known } from "./record.ts";
import { transmission } from "./transmission.ts";

const records = [...engine, ...ignition, ...exhaust, ...drive, ...transmission, ...body];

/** Every record, by code; a test refuses a code with two. */
export const known: ReadonlyMap<string, Known> = new Map(
  records.flatMap((record) =>
    record.codes.split(" ").map((code): [string, Known] => [code, record]),
  ),
);

/** Every code that a record names, as often as one does. */
export const recorded: readonly string[] = records.flatMap(({ codes }) => codes.split(" "));
