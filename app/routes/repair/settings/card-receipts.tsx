import { href, redirect } from "react-router";
import { z } from "zod";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { setReceipts } from "#app/features/cards/account.server.ts";
import { ActionError } from "#app/features/repair/page/action-error.tsx";
import { attempt, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { smallForm } from "#app/http/form-size.ts";
import type { Route } from "./+types/card-receipts";

const form = z.object({ send: z.enum(["yes", "no"]) });

export const loader = read({ area: "repair", needs: "manageShop" }, () => null);

/** Whether customers get a letter about what they paid by card, and what went back. */
export const action = write(
  { area: "repair", needs: "manageShop" },
  async ({ platform, request, shop }: Route.ActionArgs & InShop) => {
    const sent = await readForm(request, form, smallForm);
    if (!sent.ok) return refuse(sent);
    return attempt("paying:notSaved", async () => {
      await setReceipts(platform, shop.id, sent.value.send === "yes");
      return redirect(href("/repair-cms/payment-settings"));
    });
  },
);

export const clientAction = answering("paying:notSaved");

export default ActionError;
