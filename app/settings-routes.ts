import { layout, route } from "@react-router/dev/routes";
import { priceRoutes } from "./price-routes.ts";
import { statesRoutes } from "./states-routes.ts";

/** The sections of a shop's settings, in their frame. */
export const settingsRoutes = layout("routes/repair/settings/frame.tsx", [
  route("repair-cms/shop", "routes/repair/settings/shop.tsx"),
  route("repair-cms/taxes", "routes/repair/settings/taxes.tsx"),
  ...priceRoutes,
  route("repair-cms/print-settings", "routes/repair/settings/print-settings.tsx"),
  route("repair-cms/payment-settings", "routes/repair/settings/payment-settings.tsx"),
  route("repair-cms/payment-settings/connect", "routes/repair/settings/connect-cards.tsx"),
  route("repair-cms/payment-settings/disconnect", "routes/repair/settings/disconnect-cards.tsx"),
  route("repair-cms/payment-settings/receipts", "routes/repair/settings/card-receipts.tsx"),
  route("repair-cms/text-messages", "routes/repair/settings/text-messages.tsx"),
  route("repair-cms/text-messages/test", "routes/repair/settings/test-text-messages.tsx"),
  route(
    "repair-cms/text-messages/disconnect",
    "routes/repair/settings/disconnect-text-messages.tsx",
  ),
  route("repair-cms/message-settings", "routes/repair/settings/message-settings.tsx"),
  route("repair-cms/calendar-settings", "routes/repair/settings/calendar-settings.tsx", [
    route("closures", "routes/repair/settings/closures.tsx"),
    route("closures/:closureId/remove", "routes/repair/settings/remove-closure.ts"),
  ]),
  route("repair-cms/clock-settings", "routes/repair/settings/clock-settings.tsx"),
  route("repair-cms/follow-up-settings", "routes/repair/settings/follow-up-settings.tsx"),
  route("repair-cms/link-settings", "routes/repair/settings/link-settings.tsx"),
  route("repair-cms/inspection-sheets", "routes/repair/settings/inspection-sheets.tsx", [
    route("standard", "routes/repair/settings/standard-sheet.tsx"),
  ]),
  route("repair-cms/team", "routes/repair/team/team.tsx", [
    route("invite", "routes/repair/team/invite.tsx"),
    route("invitations/:invitationId/resend", "routes/repair/team/resend-invitation.tsx"),
    route("invitations/:invitationId/revoke", "routes/repair/team/revoke-invitation.tsx"),
  ]),
  ...statesRoutes,
  route("repair-cms/words", "routes/repair/words/words.tsx", [
    route("new", "routes/repair/words/new.tsx"),
    route(":phraseId/edit", "routes/repair/words/edit.tsx"),
    route(":phraseId/delete", "routes/repair/words/delete.tsx"),
  ]),
]);
