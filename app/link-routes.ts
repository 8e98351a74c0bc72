import { layout, route } from "@react-router/dev/routes";

/** The addresses of a link, for a customer. */
export const linkRoutes = [
  layout("routes/link/customer-frame.tsx", [
    route("q/:token", "routes/link/link.tsx"),
    route("q/:token/ask", "routes/link/ask.tsx"),
    route("q/:token/consent", "routes/link/consent/consent.tsx"),
    route("q/:token/certificate", "routes/link/certificate.tsx"),
    route("q/:token/photos/:photoId", "routes/link/photos/photo.tsx"),
    route("q/:token/invoice", "routes/link/invoice.tsx"),
    route("verify", "routes/link/verify.tsx"),
    // Shown by a device of the shop while a customer answers on it.
    route("counter", "routes/link/counter/at-counter.tsx"),
    route("counter/unlock", "routes/link/counter/unlock.tsx"),
    route("counter/photos/:photoId", "routes/link/photos/counter-photo.tsx"),
  ]),
  route("q/:token/pay", "routes/link/pay/pay.ts"),
  route("q/:token/invoice/pay", "routes/link/pay/pay-invoice.ts"),
  route("q/:token/logo", "routes/link/logo.ts"),
  route("q/:token/file", "routes/link/file.ts"),
  route("q/:token/paper", "routes/link/paper.ts"),
  route("q/:token/invoice/pdf", "routes/link/invoice-pdf.ts"),
  route("q/:token/photos/:photoId/file/:size", "routes/link/photos/file.ts"),
  route("counter/photos/:photoId/file/:size", "routes/link/photos/counter-file.ts"),
  route("counter/logo", "routes/link/counter/counter-logo.ts"),
];
