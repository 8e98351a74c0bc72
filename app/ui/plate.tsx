/** A licence plate as it hangs on the car. */
export const Plate = ({ children }: { children: string }) => (
  <span className="plate">{children}</span>
);
