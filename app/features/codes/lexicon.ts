import * as control from "./components/control.ts";
import * as drive from "./components/drive.ts";
import * as emissions from "./components/emissions.ts";
import * as engine from "./components/engine.ts";
import * as safety from "./components/safety.ts";
import { failures } from "./failure-lexicon.ts";
import type { Name } from "./name.ts";

/** The parts of the car that codes name, by system; both languages side by side, to be reviewed. */
const systems = { ...engine, ...emissions, ...control, ...drive, ...safety };

export type System = keyof typeof systems;
type KeysOf<Groups> = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];
export type ComponentKey = KeysOf<typeof systems>;
export type FailureKey = keyof typeof failures;

type Component = Name & { system: System };

/** Every component with its name and the system it belongs to. */
export const components = Object.fromEntries(
  Object.entries(systems).flatMap(([system, group]) =>
    Object.entries(group).map(([key, name]): [string, Component] => [
      key,
      { ...name, system: system as System },
    ]),
  ),
) as Record<ComponentKey, Component>;

export { failures };
