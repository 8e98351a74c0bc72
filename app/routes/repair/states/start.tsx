import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { startStates } from "#app/features/states/save-state.server.ts";
import { answering } from "#app/http/client-write.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/start";

export const loader = read({ area: "repair", needs: "manageShop" }, () => null);

export const action = write(
  { area: "repair", needs: "manageShop" },
  { failed: "states:notSaved" },
  async ({ db, shop }: Route.ActionArgs & InShop) => {
    await startStates(db, shop.id);
    return redirect(href("/repair-cms/states"));
  },
);

export const clientAction = answering("states:notSaved");

export default function StartStates({ actionData }: Route.ComponentProps) {
  const { t } = useWords();
  if (!actionData?.error) return null;
  return <Notice kind="error">{t(actionData.error)}</Notice>;
}
