import { useEffect, useRef, useState } from "react";
import { returnKey } from "#app/http/return-to.ts";

/**
 * The page to return to after signing in. It comes in the address and is stored in the session
 * storage, as the specification names it, to survive sign-up and the password reset.
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
      // Storage is disabled: the address still has it.
    }
    setTarget(kept.current);
  }, [to, answer]);

  const forgetTarget = () => {
    try {
      sessionStorage.removeItem(returnKey);
    } catch {
      // Storage is disabled.
    }
  };
  return { target, forgetTarget };
}
