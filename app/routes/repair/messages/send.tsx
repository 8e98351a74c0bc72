import { useOutletContext } from "react-router";
import { type InShop, write } from "#app/features/account/guard.server.ts";
import { Compose } from "#app/features/messages/writing/compose.tsx";
import { messageFormSize, sendForm } from "#app/features/messages/writing/forms.ts";
import type { Writing } from "#app/features/messages/writing/writing.ts";
import { attempt, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import type { Route } from "./+types/send";
import { readToWrite } from "./conversation.server.ts";
import { sendNow } from "./send.server.ts";

export const action = write(
  { area: "repair", needs: "readRecords" },
  async (args: Route.ActionArgs & InShop) => {
    const form = await readForm(args.request, sendForm, messageFormSize);
    const conversation = await readToWrite(args);
    if (!conversation) return refuse("account:role.forbidden", 403);
    if (!form.ok) return refuse(form);
    const { value, values } = form;
    return attempt({ error: { key: "messages:write.failed" }, values }, () =>
      sendNow(args, conversation, value, values),
    );
  },
);

export const clientAction = answering("messages:write.failed");

export default function Send({ actionData }: Route.ComponentProps) {
  return <Compose writing={useOutletContext<Writing>()} answer={actionData} />;
}
