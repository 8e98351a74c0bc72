// Stripe for P11: every customer has one active Diamond plan; those from 200 on have another period
// whenever they are asked about.
let asked = 0;

export default {
  fetch(request) {
    const customer = new URL(request.url).searchParams.get("customer");
    const later = Number(customer.slice("cus_".length)) < 200 ? 0 : ++asked;
    const item = {
      id: "si_1",
      price: { id: "price_demo_premium" },
      current_period_start: 1_790_000_000,
      current_period_end: 2_000_000_000 + later,
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
