// Stripe for P11: every customer has one active Diamond plan.
export default {
  fetch(request) {
    const customer = new URL(request.url).searchParams.get("customer");
    const item = {
      id: "si_1",
      price: { id: "price_demo_premium" },
      current_period_start: 1_790_000_000,
      current_period_end: 2_000_000_000,
    };
    const subscription = {
      id: `sub_${customer}`,
      object: "subscription",
      created: 1_790_000_000,
      status: "active",
      cancel_at: null,
      cancel_at_period_end: false,
      trial_end: null,
      metadata: {},
      latest_invoice: null,
      items: { data: [item] },
    };
    return Response.json({
      object: "list",
      has_more: false,
      url: "/v1/subscriptions",
      data: [subscription],
    });
  },
};
