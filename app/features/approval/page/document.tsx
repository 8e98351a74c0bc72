import type { ReactNode } from "react";
import { useWords } from "#app/ui/words.ts";
import css from "./customer.css?url";

/**
 * The document of a page for a customer: one style sheet, and none of the product's scripts. Its
 * route names it by `handle`.
 */
export function CustomerDocument({ children }: { children: ReactNode }) {
  const { language } = useWords();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={css} />
      </head>
      <body>{children}</body>
    </html>
  );
}
