/**
 * The fields read from a webhook: an event only triggers a sync
 * (docs/decisions/0009-an-event-is-a-hint.md).
 */
export type PaymentEvent = {
  id: string;
  type: string;
  customerId: string | null;
  disputeId?: string;
  /** The connected account that it is about, and the Checkout Session in it. */
  account?: string;
  sessionId?: string;
  /** The payment whose charge, refund or dispute it is about. */
  paymentIntent?: string;
  thin?: true;
};

/**
 * Reads an event's id, type and customer; undefined if it is not an event. A thin event (API v2)
 * names a related object only: it is recorded and otherwise ignored.
 */
export function readEvent(event: unknown): PaymentEvent | undefined {
  const { id, type, data, object: kind, related_object: about, account } = asObject(event);
  if (!isName(id) || !isName(type)) return undefined;
  if (kind === "v2.core.event") {
    const related = asObject(about);
    return {
      id,
      type,
      customerId: related.type === "customer" && isName(related.id) ? related.id : null,
      thin: true,
    };
  }
  const object = asObject(asObject(data).object);
  const customer =
    object.object === "customer"
      ? object.id
      : typeof object.customer === "string"
        ? object.customer
        : asObject(object.customer).id;
  const intent =
    typeof object.payment_intent === "string"
      ? object.payment_intent
      : asObject(object.payment_intent).id;
  // A dispute names the charge, not the customer.
  const disputeId = object.object === "dispute" && isName(object.id) ? object.id : undefined;
  return {
    id,
    type,
    customerId: isName(customer) ? customer : null,
    ...(disputeId && { disputeId }),
    ...(isName(account) && { account }),
    ...(isName(account) &&
      object.object === "checkout.session" &&
      isName(object.id) && { sessionId: object.id }),
    ...(isName(account) && isName(intent) && { paymentIntent: intent }),
  };
}

const isName = (value: unknown): value is string =>
  typeof value === "string" && value.length > 0 && value.length <= 255;

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
