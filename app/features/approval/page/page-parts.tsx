import type { Revision, RevisionText } from "#app/features/approval/revision/revision.ts";
import { dialled } from "#app/features/customers/customer.ts";
import { useWords } from "#app/ui/words.ts";
import { languageNames, languages } from "#app/values/language.ts";
import { noticesIn, textIn } from "./texts.ts";

type Shop = { name: string; phone: string | null };

/** The shop's telephone, as a tap. */
export function CallShop({ phone }: Pick<Shop, "phone">) {
  const { t } = useWords();
  if (!phone) return null;
  return (
    <a className="tap" href={`tel:${dialled(phone)}`}>
      {t("approval:call", { phone })}
    </a>
  );
}

/** The page in each other language. */
export function LanguageSwitch({ path }: { path: string }) {
  const { t, language } = useWords();
  return (
    <nav aria-label={t("approval:language")}>
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <a key={other} href={`${path}?lng=${other}`} hrefLang={other} lang={other}>
            {languageNames[other]}
          </a>
        ))}
    </nav>
  );
}

/** Who the page is from: the shop's name, logo and telephone. */
export function ShopHead({ shop, path }: { shop: Shop & { logo: string | null }; path: string }) {
  return (
    <header>
      <LanguageSwitch path={path} />
      {shop.logo && <img src={shop.logo} alt="" />}
      <p className="total">{shop.name}</p>
      <CallShop phone={shop.phone} />
    </header>
  );
}

/** A text of the shop as a paragraph. */
export function TextParagraph({ texts }: { texts: RevisionText }) {
  return <p className="pre">{textIn(useWords(), texts)}</p>;
}

/** What is said once of all texts that are not the shop's own in the language of the page. */
export function Notices({ revision }: { revision: Revision }) {
  return noticesIn(useWords(), revision).map((notice) => (
    <p key={notice} className="note">
      {notice}
    </p>
  ));
}

/** For a member of the shop who looks at what a customer gets: where answers are written down. */
export function PreviewNote({ send }: { send: string | null }) {
  const { t } = useWords();
  if (send === null) return null;
  return (
    <section role="note">
      <p>{t("approval:preview")}</p>
      <p>
        <a className="tap" href={send}>
          {t("approval:previewLink")}
        </a>
      </p>
    </section>
  );
}
