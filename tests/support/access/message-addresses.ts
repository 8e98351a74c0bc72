/** Addresses of conversations with customers. */
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
  "/repair-cms/messages/:conversationId/voice/:messageId",
  "/repair-cms/speech",
  "/repair-cms/message-settings",
  "/repair-cms/text-messages",
  "/repair-cms/text-messages/test",
  "/repair-cms/text-messages/disconnect",
];

const everyone = ["owner", "advisor", "technician"] as const;
const offices = ["owner", "advisor"] as const;
const ownerOnly = ["owner"] as const;
const conversation = { read: offices, names: "conversation" } as const;

/** Who of a shop may do what with its conversations (`shopAccess`). */
export const messageAccess = {
  // Conversations: a technician reads those of own jobs, and writes if the shop allows it.
  "/repair-cms/messages": { read: everyone },
  "/repair-cms/messages/changes": { read: everyone },
  "/repair-cms/messages/:conversationId": conversation,
  "/repair-cms/messages/:conversationId/write": { ...conversation, write: offices },
  "/repair-cms/messages/:conversationId/send": { ...conversation, write: offices },
  "/repair-cms/messages/:conversationId/assign": { ...conversation, write: offices },
  "/repair-cms/messages/:conversationId/answered": { ...conversation, write: offices },
  "/repair-cms/messages/:conversationId/tie": { ...conversation, write: offices },
  "/repair-cms/messages/:conversationId/consent": { ...conversation, write: offices },
  // Dictation needs the right to write a text.
  "/repair-cms/speech": { read: everyone, write: everyone },
  "/repair-cms/message-settings": { read: ownerOnly, write: ownerOnly },
  "/repair-cms/text-messages": { read: ownerOnly, write: ownerOnly },
  "/repair-cms/text-messages/test": { read: ownerOnly, write: ownerOnly },
  "/repair-cms/text-messages/disconnect": { read: ownerOnly, write: ownerOnly },
};
