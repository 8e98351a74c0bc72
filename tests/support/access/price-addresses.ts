/** How a shop makes its prices. */
export const priceAddresses = [
  "/repair-cms/labor-rates",
  "/repair-cms/price-rules",
  "/repair-cms/customers/:customerId/price-rules",
];

const ownerOnly = ["owner"] as const;

/** Who of a shop may set them (`shopAccess`). */
export const priceAccess = {
  "/repair-cms/labor-rates": { read: ownerOnly, write: ownerOnly },
  "/repair-cms/price-rules": { read: ownerOnly, write: ownerOnly },
  "/repair-cms/customers/:customerId/price-rules": {
    read: ownerOnly,
    write: ownerOnly,
    names: "customer",
  },
} as const;
