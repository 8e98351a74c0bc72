import type { Route } from "./+types/certificate";

export const loader = async (args: Route.LoaderArgs) =>
  (await import("./certificate.server.ts")).showCertificate(args);
