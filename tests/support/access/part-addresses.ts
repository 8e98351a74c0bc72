/** The addresses of a shop's parts, its suppliers and its orders. */
export const partAddresses = [
  "/repair-cms/parts",
  "/repair-cms/parts/order",
  "/repair-cms/parts/orders",
  "/repair-cms/parts/orders/:orderId",
  "/repair-cms/parts/orders/:orderId/pdf",
  "/repair-cms/parts/suppliers",
  "/repair-cms/parts/suppliers/new",
  "/repair-cms/parts/suppliers/:supplierId/edit",
  "/repair-cms/parts/suppliers/:supplierId/retire",
  "/repair-cms/parts/:lineId/core",
  "/repair-cms/:jobId/parts",
  "/repair-cms/:jobId/parts/:lineId/supplier",
  "/repair-cms/:jobId/parts/:lineId/stock",
  "/repair-cms/stock",
  "/repair-cms/stock/new",
  "/repair-cms/stock/:itemId",
  "/repair-cms/stock/:itemId/edit",
];

const everyone = ["owner", "advisor", "technician"] as const;
const offices = ["owner", "advisor"] as const;
const order = { read: offices, names: "order" } as const;
const supplier = { read: offices, write: offices, names: "supplier" } as const;

/** Who of a shop may do what (`shopAccess`): a technician knows of no supplier, and moves parts of a job. */
export const partAccess = {
  "/repair-cms/parts": { read: offices },
  "/repair-cms/parts/order": { read: offices, write: offices },
  "/repair-cms/parts/orders": { read: offices },
  "/repair-cms/parts/orders/:orderId": { ...order, write: offices },
  "/repair-cms/parts/orders/:orderId/pdf": order,
  "/repair-cms/parts/suppliers": { read: offices },
  "/repair-cms/parts/suppliers/new": { read: offices, write: offices },
  "/repair-cms/parts/suppliers/:supplierId/edit": supplier,
  "/repair-cms/parts/suppliers/:supplierId/retire": supplier,
  "/repair-cms/parts/:lineId/core": { read: offices, write: offices, names: "part" },
  "/repair-cms/:jobId/parts": { read: everyone, write: everyone, names: "job" },
  "/repair-cms/:jobId/parts/:lineId/supplier": { read: offices, write: offices, names: "part" },
  "/repair-cms/:jobId/parts/:lineId/stock": { read: offices, write: offices, names: "part" },
  "/repair-cms/stock": { read: offices },
  "/repair-cms/stock/new": { read: offices, write: offices },
  "/repair-cms/stock/:itemId": { read: offices, write: offices, names: "item" },
  "/repair-cms/stock/:itemId/edit": { read: offices, write: offices, names: "item" },
} as const;
