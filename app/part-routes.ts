import { route } from "@react-router/dev/routes";

/** The parts of a shop's jobs, suppliers, orders and stock, inside the guard of its tools. */
export const partRoutes = [
  route("repair-cms/parts", "routes/repair/parts/parts.tsx"),
  route("repair-cms/parts/order", "routes/repair/parts/new-order.tsx"),
  route("repair-cms/parts/orders", "routes/repair/parts/orders.tsx"),
  route("repair-cms/parts/orders/:orderId", "routes/repair/parts/order.tsx"),
  route("repair-cms/parts/orders/:orderId/pdf", "routes/repair/parts/order-pdf.ts"),
  route("repair-cms/parts/suppliers", "routes/repair/parts/suppliers.tsx", [
    route("new", "routes/repair/parts/new-supplier.tsx"),
    route(":supplierId/edit", "routes/repair/parts/edit-supplier.tsx"),
    route(":supplierId/retire", "routes/repair/parts/retire-supplier.tsx"),
  ]),
  route("repair-cms/parts/:lineId/core", "routes/repair/parts/core.tsx"),
  route("repair-cms/:jobId/parts", "routes/repair/parts/job-parts.tsx"),
  route("repair-cms/:jobId/parts/:lineId/supplier", "routes/repair/parts/part-supplier.tsx"),
  route("repair-cms/:jobId/parts/:lineId/stock", "routes/repair/stock/take-part.tsx"),
  route("repair-cms/stock", "routes/repair/stock/stock.tsx", [
    route("new", "routes/repair/stock/new-item.tsx"),
  ]),
  route("repair-cms/stock/:itemId", "routes/repair/stock/item.tsx", [
    route("edit", "routes/repair/stock/edit-item.tsx"),
  ]),
];
