/** The success message: setting the same plan again changes nothing visible. */
export const Done = ({ children }: { children: string | false | undefined }) => (
  <p role="status" className="text-base font-medium text-good empty:absolute">
    {children}
  </p>
);
