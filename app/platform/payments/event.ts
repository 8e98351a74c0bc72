/** All that is taken from a webhook (decision 12): an event is a knock, not a letter. */
export type PaymentEvent = {
  id: string;
  type: string;
  customerId: string | null;
  disputeId?: string;
  thin?: true;
};

/**
 * Takes an event's id, type and customer; undefined when it is no event. A thin event (Stripe's API
 * v2) has no data, only the name of what it is about: it is taken as heard, and means nothing to
 * us.
 */
export function readEvent(event: unknown): PaymentEvent | undefined {
  const { id, type, data, object: kind, related_object: about } = asObject(event);
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
  // A dispute names the payment, and not whose it is.
  const disputeId = object.object === "dispute" && isName(object.id) ? object.id : undefined;
  return {
    id,
    type,
    customerId: isName(customer) ? customer : null,
    ...(disputeId && { disputeId }),
  };
}

const isName = (value: unknown): value is string =>
  typeof value === "string" && value.length > 0 && value.length <= 255;

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
