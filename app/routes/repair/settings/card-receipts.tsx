import { href, redirect } from "react-router";
import { z } from "zod";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { setReceipts } from "#app/features/cards/account.server.ts";
import { ActionError } from "#app/features/repair/page/action-error.tsx";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/card-receipts";

const receiptsForm = z.object({ send: z.enum(["yes", "no"]) });

export const loader = read({ area: "repair", needs: "manageShop" }, () => null);

/** Whether customers get a letter about what they paid by card, and what went back. */
export const action = write(
  { area: "repair", needs: "manageShop" },
  { form: receiptsForm, failed: "paying:notSaved" },
  async ({ platform, shop }: Route.ActionArgs & InShop, { send }) => {
    await setReceipts(platform, shop.id, send === "yes");
    return redirect(href("/repair-cms/payment-settings"));
  },
);

export const clientAction = answering("paying:notSaved");

export default ActionError;
