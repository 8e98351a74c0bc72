import { route } from "@react-router/dev/routes";

/** The settings of a shop's prices, inside the frame of its settings. */
export const priceRoutes = [
  route("repair-cms/labor-rates", "routes/repair/prices/labor-rates.tsx"),
  route("repair-cms/price-rules", "routes/repair/prices/price-rules.tsx"),
  route("repair-cms/customers/:customerId/price-rules", "routes/repair/prices/customer-rules.tsx"),
  route(
    "repair-cms/parts/suppliers/:supplierId/price-rules",
    "routes/repair/prices/supplier-rules.tsx",
  ),
];

/** Choices between the quotes of a job, and the documents of a quote. */
export const choiceRoutes = [
  route("repair-cms/:jobId/choices", "routes/repair/choices/choices.tsx", [
    route(":choice/remove", "routes/repair/choices/remove.tsx"),
  ]),
  route("repair-cms/:jobId/quotes/:quoteId/work-order", "routes/repair/work-order.ts"),
  route("repair-cms/:jobId/tag", "routes/repair/tag.ts"),
];
