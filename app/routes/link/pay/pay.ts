import { href } from "react-router";
import type { Route } from "./+types/pay";

// Loaded on demand: the pages of members do not need it.
const load = async () => {
  const [work, { payableOfLink }] = await Promise.all([
    import("./pay.server.ts"),
    import("./payable.server.ts"),
  ]);
  return { ...work, payableOfLink };
};
const pageOf = ({ params: { token } }: Route.LoaderArgs) => href("/q/:token", { token });

export const loader = async (args: Route.LoaderArgs) => {
  const { comeBack, payableOfLink } = await load();
  return comeBack(args, await payableOfLink(args), pageOf(args));
};

export const action = async (args: Route.ActionArgs) => {
  const { pay, payableOfLink } = await load();
  return pay(args, await payableOfLink(args), pageOf(args));
};
