import { route } from "@react-router/dev/routes";

/** How a shop makes its prices, inside the frame of its settings. */
export const priceRoutes = [
  route("repair-cms/labor-rates", "routes/repair/prices/labor-rates.tsx"),
  route("repair-cms/price-rules", "routes/repair/prices/price-rules.tsx"),
  route("repair-cms/customers/:customerId/price-rules", "routes/repair/prices/customer-rules.tsx"),
];
