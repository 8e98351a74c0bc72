/** What we read of an invoice of Stripe's; instants in seconds. */
export type Invoice = {
  created: number;
  status: string | null;
  /** Where the customer was given time to pay (`collection_method: send_invoice`). */
  due_date: number | null;
  status_transitions: { finalized_at: number | null };
  lines: { data: { period: { end: number } }[] };
};

type Period = { current_period_start: number };

/**
 * When the first payment failed that is still owed, in seconds. Only invoices since the last paid
 * one count: what was forgiven (void) or forgotten before it ends nothing. One written off
 * (uncollectible) counts where nothing else is open. `invoices` newest first.
 */
export function firstFailure(
  invoices: readonly Invoice[],
  { current_period_start: began }: Period,
): number {
  const lastPaid = invoices.findIndex(({ status }) => status === "paid");
  const since = lastPaid === -1 ? invoices : invoices.slice(0, lastPaid);
  const oldest = (wanted: string) => since.findLast(({ status }) => status === wanted);
  const unpaid = oldest("open") ?? oldest("uncollectible");
  if (!unpaid) return began;
  // Stripe charges an invoice when it finalises it; one that was sent fails on the day it is due.
  return Math.max(unpaid.status_transitions.finalized_at ?? unpaid.created, unpaid.due_date ?? 0);
}

/**
 * Until when the last paid invoice pays, in seconds; without one nothing is paid but what came
 * before this period.
 */
export function paidUntil(
  invoices: readonly Invoice[],
  { current_period_start: began }: Period,
): number {
  const paid = invoices.find(({ status }) => status === "paid");
  return paid ? Math.max(began, ...paid.lines.data.map(({ period }) => period.end)) : began;
}
