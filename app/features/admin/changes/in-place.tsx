import { useLocation } from "react-router";

/** The page that a form without JavaScript returns to. */
export function Back() {
  const { pathname, search } = useLocation();
  return <input type="hidden" name="back" value={pathname + search} />;
}

/** The success message: setting the same plan again changes nothing visible. */
export const Done = ({ children }: { children: string | false | undefined }) => (
  <p role="status" className="text-base font-medium text-good empty:absolute">
    {children}
  </p>
);
