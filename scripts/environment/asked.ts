import { Failure } from "../failure.ts";
import type { Environment } from "./environment.ts";
import { readEnvironment } from "./read.ts";

/** Options of a command that works here or, with `--remote`, in production or another environment. */
export const whereOptions = { remote: { type: "boolean" }, env: { type: "string" } } as const;

/** How they are typed. */
export const whereUsage = "[--remote [--env staging]]";

/** The environment that is meant; undefined for this machine. @throws Failure */
export function environmentAsked(values: {
  remote?: boolean | undefined;
  env?: string | undefined;
}): Environment | undefined {
  if (values.env !== undefined && !values.remote)
    throw new Failure(
      `--env ${values.env} is away from this machine: write --remote --env ${values.env}.`,
    );
  if (!values.remote) return undefined;
  const environment = readEnvironment(values.env);
  if (!environment.values.DATABASE_ID)
    throw new Failure(
      `${environment.file} names no database yet: set DATABASE_ID (docs/deploy.md, 2).`,
    );
  return environment;
}
