import type { Route } from "./+types/pay-invoice";

// Loaded on demand: the pages of members do not need it.
const load = () => import("./pay.server.ts");

export const loader = async (args: Route.LoaderArgs) => (await load()).comeBack(args, "invoice");
export const action = async (args: Route.ActionArgs) => (await load()).pay(args, "invoice");
