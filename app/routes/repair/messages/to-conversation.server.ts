import { href, type LoaderFunctionArgs, redirect } from "react-router";

/** An address that only takes forms leads back to its conversation. */
export const toConversation = ({ params: { conversationId = "" } }: LoaderFunctionArgs) => {
  throw redirect(href("/repair-cms/messages/:conversationId", { conversationId }));
};
