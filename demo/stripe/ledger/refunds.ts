import { chargeIdOf, chargeOf } from "../objects/charge.ts";
import { type Dispute, disputeOf } from "../objects/dispute.ts";
import { Refusal } from "../refusal.ts";
import { type Draft, nextId, note } from "./account.ts";

const lastPaid = ({ account }: Draft) =>
  account.invoices.findLast(({ status, amount_paid }) => status === "paid" && amount_paid > 0);

/** As in the dashboard: changes nothing but the charge. */
export function refund(draft: Draft): object {
  const paid = lastPaid(draft);
  if (!paid) throw new Refusal("This customer has paid nothing that could be refunded.");
  draft.account.refunded = [...(draft.account.refunded ?? []), chargeIdOf(paid)];
  const charge = chargeOf(paid, { refunded: true });
  note(draft, "charge.refunded", charge);
  return charge;
}

export function dispute(draft: Draft): Dispute {
  const paid = lastPaid(draft);
  if (!paid) throw new Refusal("This customer has paid nothing that could be disputed.");
  const made = disputeOf(nextId(draft, "dp"), chargeIdOf(paid), paid.amount_paid, draft.now);
  draft.account.disputes.push(made);
  note(draft, "charge.dispute.created", made);
  return made;
}
