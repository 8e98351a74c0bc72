/** Fields read of a Stripe invoice; instants in seconds. */
export type Invoice = {
  created: number;
  status: string | null;
  /** With `collection_method: send_invoice`. */
  due_date: number | null;
  status_transitions: { finalized_at: number | null };
  lines: { data: { period: { end: number } }[] };
};

type Period = { current_period_start: number };

/**
 * When the oldest payment still owed first failed, in seconds. Only invoices since the last paid
 * one count; an uncollectible one counts if none is open. `invoices` newest first.
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
  // An invoice is charged when it is finalized; one that was sent fails on its due date.
  return Math.max(unpaid.status_transitions.finalized_at ?? unpaid.created, unpaid.due_date ?? 0);
}

/** The end of the last paid invoice's period, in seconds; else the start of the current period. */
export function paidUntil(
  invoices: readonly Invoice[],
  { current_period_start: began }: Period,
): number {
  const paid = invoices.find(({ status }) => status === "paid");
  return paid ? Math.max(began, ...paid.lines.data.map(({ period }) => period.end)) : began;
}
