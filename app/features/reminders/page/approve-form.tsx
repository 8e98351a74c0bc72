import { href } from "react-router";
import { moneyIn } from "#app/features/approval/page/amounts.ts";
import { DepositLine } from "#app/features/approval/page/deposit-line.tsx";
import { Statements } from "#app/features/approval/page/estimate-sections.tsx";
import { Notices } from "#app/features/approval/page/page-parts.tsx";
import { QuoteCard } from "#app/features/approval/page/quote-card.tsx";
import { noticesIn } from "#app/features/approval/page/texts.ts";
import { useWords } from "#app/ui/words.ts";
import type { ApprovalRefusal } from "./approval-refusal.ts";
import type { ShownFollowUp } from "./shown-follow-up.server.ts";

type Props = {
  offer: NonNullable<ShownFollowUp["work"][number]["offer"]>;
  subject: string;
  page: ShownFollowUp;
  refused: ApprovalRefusal | undefined;
};

/** The work with its lines, today's price, the terms, and the button that approves it. */
export function ApproveForm({ offer, subject, page, refused }: Props) {
  const words = useWords();
  const { t, language } = words;
  const { revision, mark, key } = offer;
  const [quote] = revision.quotes;
  const total = moneyIn(words, revision)(revision.total);
  const name = `name-${key}`;
  return (
    <>
      <Notices notices={noticesIn(words, revision)} />
      <QuoteCard quote={quote!} terms={revision} isFolded />
      <p className="note">{t("followUpPage:today")}</p>
      <form
        method="post"
        action={`${href("/follow-up/:token/approve", { token: page.token })}?lng=${language}`}
        noValidate
      >
        {refused && (
          <p className="problem" role="alert" id={`${name}-problem`}>
            {t(refused.error)}
          </p>
        )}
        <input type="hidden" name="subject" value={subject} />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="mark" value={mark} />
        <input type="hidden" name="language" value={language} />
        <Statements revision={revision} />
        <DepositLine revision={revision} total={revision.total} />
        <p className="pre note">{revision.terms[language]}</p>
        <label className="text" htmlFor={name}>
          {t("approval:name")}
        </label>
        <input
          className="text"
          id={name}
          name="name"
          autoComplete="name"
          maxLength={240}
          defaultValue={refused?.name ?? page.name}
          aria-describedby={refused && `${name}-problem`}
        />
        {page.preview === null && (
          <>
            <p className="note">{t("approval:sign")}</p>
            <button type="submit">{t("followUpPage:approve", { total })}</button>
          </>
        )}
      </form>
    </>
  );
}
