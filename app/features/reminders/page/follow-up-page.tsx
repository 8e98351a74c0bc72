import { href } from "react-router";
import { moneyIn } from "#app/features/approval/page/amounts.ts";
import { DepositLine } from "#app/features/approval/page/deposit-line.tsx";
import { Statements } from "#app/features/approval/page/estimate-sections.tsx";
import {
  CallShop,
  Notices,
  PreviewNote,
  ShopHead,
} from "#app/features/approval/page/page-parts.tsx";
import { QuoteCard } from "#app/features/approval/page/quote-card.tsx";
import { noticesIn } from "#app/features/approval/page/texts.ts";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import type { ApprovalRefusal } from "./approval-refusal.ts";
import type { ShownFollowUp } from "./shown-follow-up.server.ts";
import { Tap } from "./tap.tsx";

type Props = { page: ShownFollowUp; refused: ApprovalRefusal | undefined };

/** Shows a customer the due work on a vehicle: approve, book, or decline. */
export function FollowUpPage({ page, refused }: Props) {
  const { t, language } = useWords();
  const { shop, vehicle, isOpen, whole, token, recalls, preview } = page;
  const title = t("remindersPage:title", { vehicle: vehicleName(vehicle, language) });
  const day = formatDay(page.expiresAt, language, page.zone);
  const isAsked = isOpen && !whole;
  return (
    <>
      <title>{`${title} · ${shop.name}`}</title>
      <ShopHead shop={{ ...shop, logo: null }} path={href("/follow-up/:token", { token })} />
      <main>
        <PreviewNote send={preview} />
        <h1>{title}</h1>
        <p className="vehicle">{vehicle.plate && <span className="plate">{vehicle.plate}</span>}</p>
        {!isOpen && <p>{t("remindersPage:over")}</p>}
        {whole && <p className="done">{t(`remindersPage:answered.${whole}`)}</p>}
        {page.work.map((work, at) => (
          <WorkCard
            key={work.subject}
            work={work}
            at={at}
            page={page}
            isAsked={isAsked}
            refused={refused?.subject === work.subject ? refused : undefined}
          />
        ))}
        {recalls > 0 && <RecallNote vehicle={vehicleName(vehicle, language)} />}
        {isAsked && (
          <section>
            <h2 className="label">{t("remindersPage:vehicle")}</h2>
            <Tap page={page} answer="sold" />
            <Tap page={page} answer="stop" />
          </section>
        )}
        <footer>
          <CallShop phone={shop.phone} />
          {isAsked && <p className="note">{t("remindersPage:until", { day })}</p>}
        </footer>
      </main>
    </>
  );
}

/** A recall is not an offer: the dealer repairs it free of charge. */
function RecallNote({ vehicle }: { vehicle: string }) {
  const { t } = useWords();
  return (
    <section>
      <h2 className="label">{t("remindersPage:recalls.title")}</h2>
      <p>{t("remindersPage:recalls.text", { vehicle })}</p>
      <a className="second" href="https://www.nhtsa.gov/recalls" rel="noreferrer">
        {t("remindersPage:recalls.check")}
      </a>
    </section>
  );
}

type WorkCardProps = {
  work: ShownFollowUp["work"][number];
  /** Its place in the message. */
  at: number;
  page: ShownFollowUp;
  isAsked: boolean;
  refused: ApprovalRefusal | undefined;
};

/** Shows a piece of work: its earlier photo, today's price, and the possible answers. */
function WorkCard({ work, at, page, isAsked, refused }: WorkCardProps) {
  const { t } = useWords();
  const { token } = page;
  const isOpen = isAsked && !work.answer && !work.isApproved;
  return (
    <section className={work.isApproved ? "done" : undefined}>
      <p className="label">{t(`remindersPage:kinds.${work.kind}`)}</p>
      {!work.offer && (
        <h2 className="pre" lang={page.language}>
          {work.text}
        </h2>
      )}
      {work.hasPhoto && (
        <div className="photo-box">
          <img
            src={href("/follow-up/:token/photos/:at", { token, at: String(at) })}
            alt={t("remindersPage:photo")}
            loading="lazy"
          />
        </div>
      )}
      {work.isApproved && <p>{t("remindersPage:approved")}</p>}
      {work.answer && <p>{t(`remindersPage:answered.${work.answer}`)}</p>}
      {isOpen && work.offer && (
        <ApproveForm offer={work.offer} subject={work.subject} page={page} refused={refused} />
      )}
      {isOpen && (
        <>
          {!work.offer && <p>{t("remindersPage:priceAtShop")}</p>}
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
        {t("remindersPage:book")}
      </button>
    </form>
  );
}

type ApproveFormProps = {
  offer: NonNullable<ShownFollowUp["work"][number]["offer"]>;
  subject: string;
  page: ShownFollowUp;
  refused: ApprovalRefusal | undefined;
};

/** The work with its lines, today's price, the terms, and the button that approves it. */
function ApproveForm({ offer, subject, page, refused }: ApproveFormProps) {
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
      <p className="note">{t("remindersPage:today")}</p>
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
            <button type="submit">{t("remindersPage:approve", { total })}</button>
          </>
        )}
      </form>
    </>
  );
}
