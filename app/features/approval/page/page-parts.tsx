import type { ReactNode } from "react";
import { dialled } from "#app/features/customers/customer.ts";
import { useWords } from "#app/ui/words.ts";
import { languageNames, languages } from "#app/values/language.ts";
import { withQuery } from "./with-query.ts";

type Shop = { name: string; phone: string | null };

/** The shop's telephone, as a button. */
export function CallShop({ phone }: Pick<Shop, "phone">) {
  const { t } = useWords();
  if (!phone) return null;
  return (
    <a className="second" href={`tel:${dialled(phone)}`}>
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
          <a key={other} href={withQuery(path, "lng", other)} hrefLang={other} lang={other}>
            <span aria-hidden="true">{other.toUpperCase()}</span>
            <span className="unseen">{languageNames[other]}</span>
          </a>
        ))}
    </nav>
  );
}

type PlainPageProps = { title: string; path: string; children: ReactNode };

/** Page without a sender, such as a proof. */
export function PlainPage({ title, path, children }: PlainPageProps) {
  return (
    <>
      <title>{title}</title>
      <header>
        <h1>{title}</h1>
        <LanguageSwitch path={path} />
      </header>
      <main>{children}</main>
    </>
  );
}

type ShopPageProps = PlainPageProps & {
  shop: Shop & { logo: string | null };
  preview?: string | null;
};

/** Page of a shop for its customer. `preview`: as in `PreviewNote`. */
export function ShopPage({ title, shop, path, preview = null, children }: ShopPageProps) {
  return (
    <>
      <title>{title}</title>
      <ShopHead shop={shop} path={path} />
      <main>
        <PreviewNote send={preview} />
        {children}
      </main>
    </>
  );
}

/** Sender of the page in one row: logo, name, telephone and language. */
export function ShopHead({ shop, path }: { shop: Shop & { logo: string | null }; path: string }) {
  const { t } = useWords();
  const { name, phone, logo } = shop;
  return (
    <header>
      {logo && <img src={logo} alt="" />}
      <p className="shop">{name}</p>
      {phone && (
        <a className="round" href={`tel:${dialled(phone)}`}>
          <span className="unseen">{t("approval:call", { phone })}</span>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6.6 10.8a15.2 15.2 0 0 0 6.6 6.6l2.2-2.2a1 1 0 0 1 1-.25 11.4 11.4 0 0 0 3.6.57 1 1 0 0 1 1 1V20a1 1 0 0 1-1 1A17 17 0 0 1 3 4a1 1 0 0 1 1-1h3.5a1 1 0 0 1 1 1 11.4 11.4 0 0 0 .57 3.6 1 1 0 0 1-.25 1z" />
          </svg>
        </a>
      )}
      <LanguageSwitch path={path} />
    </header>
  );
}

/** Notices about translated texts, each shown once. */
export function Notices({ notices }: { notices: readonly string[] }) {
  if (notices.length === 0) return null;
  return (
    <div className="notice">
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
    </div>
  );
}

/** For a member of the shop who looks at what a customer gets: where answers are written down. */
export function PreviewNote({ send }: { send: string | null }) {
  const { t } = useWords();
  if (send === null) return null;
  return (
    <section role="note" className="preview">
      <p>{t("approval:preview")}</p>
      <a className="second" href={send}>
        {t("approval:previewLink")}
      </a>
    </section>
  );
}
