import { useEffect, useRef, useState } from "react";
import { returnKey } from "#app/http/return-to.ts";

/**
 * Where to after signing in. The server hands it over in the address; the page keeps it in the
 * session storage, as the specification names it, so that it survives a walk to the sign-up page or
 * a forgotten password. The form carries it.
 */
export function useReturn(
  to: string | undefined,
  answer: unknown,
): { target: string; forgetTarget: () => void } {
  const [target, setTarget] = useState(to ?? "");
  const kept = useRef(target);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a refused form puts back what `forgetTarget` took away
  useEffect(() => {
    try {
      kept.current = to || sessionStorage.getItem(returnKey) || kept.current;
      if (kept.current) sessionStorage.setItem(returnKey, kept.current);
    } catch {
      // Storage is forbidden: the address still carries it.
    }
    setTarget(kept.current);
  }, [to, answer]);

  const forgetTarget = () => {
    try {
      sessionStorage.removeItem(returnKey);
    } catch {
      // Nothing was kept either.
    }
  };
  return { target, forgetTarget };
}
