import type { ReactNode } from "react";
import { href } from "react-router";
import { ShopHead } from "#app/features/approval/page/page-parts.tsx";
import { useWords } from "#app/ui/words.ts";
import type { ShownVisit } from "./visit.server.ts";

export type VisitProps = { visit: ShownVisit };

/** An address of this appointment, in the language of the page. */
export const useInLanguage = () => {
  const { language } = useWords();
  return (path: string) => `${path}?lng=${language}`;
};

/** A page about an appointment, under the head of its shop. */
export function VisitFrame({
  visit,
  title,
  children,
}: VisitProps & { title: string; children: ReactNode }) {
  const { shop, token } = visit;
  return (
    <>
      <title>{title}</title>
      <ShopHead shop={{ ...shop, logo: null }} path={href("/appointments/:token", { token })} />
      <main>{children}</main>
    </>
  );
}
