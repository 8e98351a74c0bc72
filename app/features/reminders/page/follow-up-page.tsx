import { href } from "react-router";
import { CallShop, PreviewNote, ShopHead } from "#app/features/approval/page/page-parts.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import type { ApprovalRefusal } from "./approval-refusal.ts";
import type { ShownFollowUp } from "./shown-follow-up.server.ts";
import { Tap } from "./tap.tsx";
import { WorkCard } from "./work-card.tsx";

type Props = { page: ShownFollowUp; refused: ApprovalRefusal | undefined };

/** What is due on a vehicle, as its customer sees it: approve, book, or say that it is settled. */
export function FollowUpPage({ page, refused }: Props) {
  const { t, language } = useWords();
  const { shop, vehicle, isOpen, whole, token, recalls, preview } = page;
  const title = t("followUpPage:title", { vehicle: vehicleName(vehicle, language) });
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
        {!isOpen && <p>{t("followUpPage:over")}</p>}
        {whole && <p className="done">{t(`followUpPage:answered.${whole}`)}</p>}
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
            <h2 className="label">{t("followUpPage:vehicle")}</h2>
            <Tap page={page} answer="sold" />
            <Tap page={page} answer="stop" />
          </section>
        )}
        <footer>
          <CallShop phone={shop.phone} />
          {isAsked && <p className="note">{t("followUpPage:until", { day })}</p>}
        </footer>
      </main>
    </>
  );
}

/** A recall is no offer: the dealer repairs it, and nobody pays for it. */
function RecallNote({ vehicle }: { vehicle: string }) {
  const { t } = useWords();
  return (
    <section>
      <h2 className="label">{t("followUpPage:recalls.title")}</h2>
      <p>{t("followUpPage:recalls.text", { vehicle })}</p>
      <a className="second" href="https://www.nhtsa.gov/recalls" rel="noreferrer">
        {t("followUpPage:recalls.check")}
      </a>
    </section>
  );
}
