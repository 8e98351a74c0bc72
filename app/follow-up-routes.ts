import { layout, route } from "@react-router/dev/routes";

/** Customers with work that is due, for members of a shop. */
export const followUpRoutes = [
  route("repair-cms/follow-up", "routes/repair/follow-up/follow-up.tsx"),
  route("repair-cms/follow-up/:vehicleId", "routes/repair/follow-up/ask.tsx", [
    route("agreement", "routes/repair/follow-up/agreement.tsx"),
  ]),
  route("repair-cms/vehicles/:vehicleId/due", "routes/repair/vehicles/due.ts"),
];

/** The page of such a message, for a customer. */
export const askedRoutes = [
  layout("routes/link/customer-frame.tsx", { id: "routes/link/frame-of-follow-ups" }, [
    route("follow-up/:token", "routes/follow-up/follow-up.tsx"),
    route("follow-up/:token/approve", "routes/follow-up/approve.tsx"),
    route("follow-up/:token/answer", "routes/follow-up/answer.ts"),
  ]),
  route("follow-up/:token/photos/:at", "routes/follow-up/photo.ts"),
];
