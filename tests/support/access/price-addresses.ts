/** How a shop makes its prices. */
export const priceAddresses = [
  "/repair-cms/:jobId/choices",
  "/repair-cms/:jobId/choices/:choice/remove",
  "/repair-cms/labor-rates",
  "/repair-cms/price-rules",
  "/repair-cms/customers/:customerId/price-rules",
  "/repair-cms/parts/suppliers/:supplierId/price-rules",
];

const ownerOnly = ["owner"] as const;
const offices = ["owner", "advisor"] as const;

/** Who of a shop may set them (`shopAccess`). */
export const priceAccess = {
  "/repair-cms/:jobId/choices": { read: offices, write: offices, names: "job" },
  "/repair-cms/:jobId/choices/:choice/remove": { read: offices, write: offices, names: "job" },
  "/repair-cms/labor-rates": { read: ownerOnly, write: ownerOnly },
  "/repair-cms/price-rules": { read: ownerOnly, write: ownerOnly },
  "/repair-cms/customers/:customerId/price-rules": {
    read: ownerOnly,
    write: ownerOnly,
    names: "customer",
  },
  "/repair-cms/parts/suppliers/:supplierId/price-rules": {
    read: ownerOnly,
    write: ownerOnly,
    names: "supplier",
  },
} as const;
