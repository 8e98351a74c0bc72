import { href } from "react-router";
import { useWords } from "#app/ui/words.ts";
import type { ApprovalRefusal } from "./approval-refusal.ts";
import { ApproveForm } from "./approve-form.tsx";
import type { ShownFollowUp } from "./shown-follow-up.server.ts";
import { Tap } from "./tap.tsx";

type Props = {
  work: ShownFollowUp["work"][number];
  /** Its place in the message. */
  at: number;
  page: ShownFollowUp;
  isAsked: boolean;
  refused: ApprovalRefusal | undefined;
};

/** One piece of work: the photo of then, today's price, and what can be said of it. */
export function WorkCard({ work, at, page, isAsked, refused }: Props) {
  const { t } = useWords();
  const { token } = page;
  const isOpen = isAsked && !work.answer && !work.isApproved;
  return (
    <section className={work.isApproved ? "done" : undefined}>
      <p className="label">{t(`followUpPage:kinds.${work.kind}`)}</p>
      {!work.offer && (
        <h2 className="pre" lang={page.language}>
          {work.text}
        </h2>
      )}
      {work.hasPhoto && (
        <div className="photo-box">
          <img
            src={href("/follow-up/:token/photos/:at", { token, at: String(at) })}
            alt={t("followUpPage:photo")}
            loading="lazy"
          />
        </div>
      )}
      {work.isApproved && <p>{t("followUpPage:approved")}</p>}
      {work.answer && <p>{t(`followUpPage:answered.${work.answer}`)}</p>}
      {isOpen && work.offer && (
        <ApproveForm offer={work.offer} subject={work.subject} page={page} refused={refused} />
      )}
      {isOpen && (
        <>
          {!work.offer && <p>{t("followUpPage:priceAtShop")}</p>}
          <BookForm page={page} text={work.text} />
          <Tap page={page} answer="elsewhere" subject={work.subject} />
          <Tap page={page} answer="no" subject={work.subject} />
        </>
      )}
    </section>
  );
}

/** Leads to the shop's booking page, with what is to be done and the vehicle. */
function BookForm({ page: { bookAt, token }, text }: { page: ShownFollowUp; text: string }) {
  const { t, language } = useWords();
  if (!bookAt) return null;
  const action = `${href("/book/:shop", { shop: bookAt })}?lng=${language}`;
  return (
    <form method="post" action={action}>
      <input type="hidden" name="complaint" value={text} />
      <input type="hidden" name="again" value={token} />
      <button type="submit" className="second">
        {t("followUpPage:book")}
      </button>
    </form>
  );
}
