import type { Environment } from "./environment.ts";

type Named = Pick<Environment, "name">;

/** How an environment is deployed: `npm run deploy`, or `npm run deploy -- --env staging`. */
export const deployCommand = ({ name }: Named): string =>
  name === "production" ? "npm run deploy" : `npm run deploy -- --env ${name}`;

/** How a deployed environment is checked. */
export const doctorCommand = ({ name }: Named): string =>
  `npm run doctor -- --remote${name === "production" ? "" : ` --env ${name}`}`;
