import { href } from "react-router";
import type { Route } from "./+types/pay-invoice";

// Loaded on demand: the pages of members do not need it.
const load = async () => {
  const [work, { payableOfInvoice }] = await Promise.all([
    import("./pay.server.ts"),
    import("./payable.server.ts"),
  ]);
  return { ...work, payableOfInvoice };
};
const pageOf = ({ params: { token } }: Route.LoaderArgs) => href("/q/:token/invoice", { token });

export const loader = async (args: Route.LoaderArgs) => {
  const { comeBack, payableOfInvoice } = await load();
  return comeBack(args, await payableOfInvoice(args), pageOf(args));
};

export const action = async (args: Route.ActionArgs) => {
  const { pay, payableOfInvoice } = await load();
  return pay(args, await payableOfInvoice(args), pageOf(args));
};
