import { Form, useLocation } from "react-router";
import { Button } from "#app/ui/button.tsx";

/**
 * One line in Spanish for a visitor whose browser prefers it and who has not chosen a language yet.
 * Works without JavaScript.
 */
export function SpanishOffer() {
  const { pathname, search } = useLocation();
  return (
    <aside lang="es" aria-label="Idioma" className="border-b border-line bg-card print:hidden">
      <Form
        method="post"
        action="/language"
        preventScrollReset
        className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2"
      >
        <p>Esta página también está en español.</p>
        <input type="hidden" name="offer" value="yes" />
        <input type="hidden" name="to" value={pathname + search} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="language" value="es">
            Ver en español
          </Button>
          <Button type="submit" kind="quiet" name="language" value="en">
            Seguir en inglés
          </Button>
        </div>
      </Form>
    </aside>
  );
}
