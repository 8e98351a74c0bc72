import type { ReactNode } from "react";
import { useWords } from "#app/ui/words.ts";
import css from "./customer.css?url";

type Props = {
  /** Whether search engines may list it: the address of all others is a secret. */
  isIndexed: boolean;
  children: ReactNode;
};

/**
 * The document of a page for a customer: one style sheet, and none of the product's scripts. Its
 * route names it by `handle`.
 */
export function CustomerDocument({ isIndexed, children }: Props) {
  const { language } = useWords();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {!isIndexed && <meta name="robots" content="noindex" />}
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={css} />
      </head>
      <body>{children}</body>
    </html>
  );
}
