import { type RouteConfigEntry, route } from "@react-router/dev/routes";

/** Public pictures, and pictures in messages, for the providers that deliver them. */
export const pictureRoutes: RouteConfigEntry[] = [
  route("pictures/:key", "routes/pictures.ts"),
  route("pictures/sent/:address", "routes/sent-picture.ts"),
];

/** The inbox of a shop and its conversations, and the dictation of members. */
export const messageRoutes: RouteConfigEntry[] = [
  route("repair-cms/speech", "routes/repair/speech.ts"),
  route("repair-cms/messages", "routes/repair/messages/inbox.tsx"),
  route("repair-cms/messages/changes", "routes/repair/messages/changes.ts"),
  route("repair-cms/messages/:conversationId", "routes/repair/messages/conversation.tsx", [
    route("write", "routes/repair/messages/write.tsx"),
    route("send", "routes/repair/messages/send.tsx"),
    route("assign", "routes/repair/messages/assign.tsx"),
    route("answered", "routes/repair/messages/answered.tsx"),
    route("tie", "routes/repair/messages/tie.tsx"),
    route("consent", "routes/repair/messages/consent.tsx"),
  ]),
  route("repair-cms/messages/:conversationId/voice/:messageId", "routes/repair/messages/voice.ts"),
];
