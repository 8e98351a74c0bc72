/** What a shop says with its customers. */
export const messageAddresses = [
  "/repair-cms/messages",
  "/repair-cms/messages/changes",
  "/repair-cms/messages/:conversationId",
  "/repair-cms/messages/:conversationId/write",
  "/repair-cms/messages/:conversationId/send",
  "/repair-cms/messages/:conversationId/assign",
  "/repair-cms/messages/:conversationId/answered",
  "/repair-cms/messages/:conversationId/tie",
  "/repair-cms/messages/:conversationId/consent",
  "/repair-cms/message-settings",
];
