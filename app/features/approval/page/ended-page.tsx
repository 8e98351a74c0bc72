import type { ReactNode } from "react";
import { dialled } from "#app/features/customers/customer.ts";
import type { Ended } from "./ended.ts";

/** The page of a link that cannot be answered. */
export function EndedPage({ ended, children }: { ended: Ended; children?: ReactNode }) {
  const { sections, phone } = ended;
  return (
    <>
      <title>{sections[0]!.title}</title>
      <main>
        {sections.map(({ language, title, text, call }) => (
          <section key={language} lang={language}>
            <h1>{title}</h1>
            <p>{text}</p>
            {phone && (
              <a className="second" href={`tel:${dialled(phone)}`}>
                {call}
              </a>
            )}
          </section>
        ))}
        {children}
      </main>
    </>
  );
}
