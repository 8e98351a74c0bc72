import type { Environment } from "./environment.ts";

/** How an environment is deployed: `npm run deploy`, or `npm run deploy -- --env staging`. */
export const deployCommand = ({ name }: Environment): string =>
  name === "production" ? "npm run deploy" : `npm run deploy -- --env ${name}`;

/** How a deployed environment is checked. */
export const doctorCommand = ({ name }: Environment): string =>
  `npm run doctor -- --remote${name === "production" ? "" : ` --env ${name}`}`;
