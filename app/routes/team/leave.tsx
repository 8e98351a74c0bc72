import { href, redirect } from "react-router";
import { mayEnter } from "#app/features/account/access.ts";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { removeMember } from "#app/features/shop/membership/change-members.server.ts";
import { refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Question } from "#app/ui/form/question.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/leave";

// Also after the owner's plan has ended: a membership is one's own to end.
export const loader = read(
  { area: "records", needs: "readRecords" },
  async ({ shop, viewer }: Route.LoaderArgs & InShop) => ({
    isOwner: shop.role === "owner",
    mayWrite: mayEnter("repair", viewer),
  }),
);

export const action = write(
  { area: "records", needs: "readRecords" },
  { failed: "membership:leave.failed" },
  async ({ db, shop, viewer }: Route.ActionArgs & InShop) => {
    const left = await removeMember(db, { shopId: shop.id, userId: viewer.id });
    return left ? redirect(href("/account")) : refuse("membership:leave.owner", 409);
  },
);

export const clientAction = answering("membership:leave.failed");

export default function Page({
  loaderData: { isOwner, mayWrite },
  actionData,
}: Route.ComponentProps) {
  const { t } = useWords();
  const closeTo = mayWrite ? href("/repair-cms") : href("/account");
  if (isOwner)
    return (
      <Modal title={t("membership:leave.title")} closeTo={closeTo}>
        <div className="grid justify-items-start gap-4">
          <Notice kind="info">{t("membership:leave.owner")}</Notice>
          <LinkButton to={href("/repair-cms/team/hand-over")}>
            {t("membership:handOver.title")}
          </LinkButton>
        </div>
      </Modal>
    );
  return (
    <Question
      title={t("membership:leave.title")}
      text={t("membership:leave.question")}
      closeTo={closeTo}
      answer={actionData}
      confirmLabel={t("membership:leave.confirm")}
      pendingLabel={t("membership:leave.pending")}
    >
      <p>
        {t("membership:leave.access")} {t("membership:leave.stays")}
      </p>
    </Question>
  );
}
