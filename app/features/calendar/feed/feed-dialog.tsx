import { href, useLocation } from "react-router";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";

type Props = {
  since: Date | null;
  /** Shown once, right after its creation. */
  address: string | undefined;
  zone: string;
  answer: FormAnswer | undefined;
};

/** The secret address of a member's calendar. */
export function FeedDialog({ since, address, zone, answer }: Props) {
  const { t, language } = useWords();
  const closeTo = href("/repair-cms/calendar") + useLocation().search;
  const status = since
    ? t("calendar:feed.since", { day: formatDay(since.getTime(), language, zone) })
    : t("calendar:feed.none");
  return (
    <Modal title={t("calendar:feed.title")} closeTo={closeTo}>
      <div className="grid gap-4">
        <p>{t("calendar:feed.lead")}</p>
        {address ? (
          <div className="grid gap-1">
            <label className="label text-base text-ink-soft" htmlFor="feed-address">
              {t("calendar:feed.address")}
            </label>
            <input id="feed-address" className="box" readOnly value={address} />
            <p className="text-ink-soft" role="status">
              {t("calendar:feed.made")}
            </p>
          </div>
        ) : (
          <p>{status}</p>
        )}
        <div className="flex flex-wrap gap-3">
          <WorkForm answer={answer}>
            <SubmitButton pending={t("calendar:feed.working")} kind={since ? "plain" : "primary"}>
              {t(since ? "calendar:feed.replace" : "calendar:feed.create")}
            </SubmitButton>
          </WorkForm>
          {since && (
            <WorkForm answer={undefined} action={href("/repair-cms/calendar/feed/revoke")}>
              <SubmitButton pending={t("calendar:feed.working")} kind="danger">
                {t("calendar:feed.revoke")}
              </SubmitButton>
            </WorkForm>
          )}
        </div>
      </div>
    </Modal>
  );
}
