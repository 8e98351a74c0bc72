import type { ReactNode } from "react";
import { Link } from "react-router";
import { PageTitle } from "./page-title.tsx";
import { useWayBack } from "./way-back.ts";

type Props = {
  /** The heading of the page, and its title in the browser's tab. */
  title: string;
  /** The language of the heading, where it is not the page's. */
  lang?: string | undefined;
  /** A sentence under it. */
  lead?: ReactNode;
  /** On a phone the actions are next to a short title. */
  tight?: boolean;
  back?: { to: string; label: string };
  /** The actions of the page; at most one of them is primary. */
  children?: ReactNode;
};

/** The head of a page: the way back, what it is, what can be done. */
export function PageHeader({ title, lang, lead, tight, back, children }: Props) {
  return (
    <header
      className={`border-b-2 border-ink ${tight ? "-mt-3 mb-3 pb-2 sm:mt-0 sm:mb-6 sm:pb-4" : "mb-6 pb-4"}`}
    >
      <PageTitle page={title} />
      {back && <BackLink {...back} />}
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3 sm:gap-x-6">
        <div className={`flex-1 ${tight ? "wrap-break-word sm:basis-40" : "min-w-0 basis-80"}`}>
          <h1 lang={lang} className={`heading-page ${tight ? "max-sm:text-2xl" : ""}`}>
            {title}
          </h1>
          {lead && <p className="mt-2 max-w-prose text-lg text-ink-soft">{lead}</p>}
        </div>
        {children && (
          <div
            className={
              tight
                ? "flex flex-wrap gap-2 sm:gap-3"
                : "flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow"
            }
          >
            {children}
          </div>
        )}
      </div>
    </header>
  );
}

/** The way back to a list, with its search and its place where this tab came from there. */
const BackLink = ({ to, label }: { to: string; label: string }) => (
  <Link
    {...useWayBack(to)}
    className="label inline-flex min-h-11 items-center gap-2 text-lg text-ink-soft hover:text-ink"
  >
    <span aria-hidden>←</span> {label}
  </Link>
);
