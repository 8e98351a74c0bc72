import { href, redirect } from "react-router";
import { mayEnter } from "#app/features/account/access.ts";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { removeMember } from "#app/features/shop/membership/change-members.server.ts";
import { calledBy, findColleague } from "#app/features/shop/membership/members.server.ts";
import { notFound } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { Question } from "#app/ui/form/question.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/remove";

// Also after the plan has ended: access must end when the owner wants it to.
export const loader = read(
  { area: "records", needs: "manageShop" },
  async ({ db, params, shop, viewer }: Route.LoaderArgs & InShop) => {
    const ref = { shopId: shop.id, userId: params.memberId };
    const member = (await findColleague(db, ref)) ?? notFound();
    return { name: calledBy(member), mayWrite: mayEnter("repair", viewer) };
  },
);

export const action = write(
  { area: "records", needs: "manageShop" },
  { failed: "membership:remove.failed" },
  async ({ db, params, shop, viewer }: Route.ActionArgs & InShop) => {
    const removed = await removeMember(db, { shopId: shop.id, userId: params.memberId });
    if (!removed) notFound();
    return redirect(mayEnter("repair", viewer) ? href("/repair-cms/team") : href("/account"));
  },
);

export const clientAction = answering("membership:remove.failed");

export default function Page({ loaderData: { name, mayWrite }, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <Question
      title={t("membership:remove.title")}
      text={t("membership:remove.question", { name })}
      closeTo={mayWrite ? href("/repair-cms/team") : href("/account")}
      answer={actionData}
      confirmLabel={t("membership:remove.confirm")}
      pendingLabel={t("membership:remove.pending")}
    >
      <p>
        {t("membership:remove.access")} {t("membership:remove.stays")}
      </p>
    </Question>
  );
}
