import { Outlet, useOutletContext } from "react-router";
import { guard } from "#app/features/account/guard.server.ts";

// As for the list of jobs: writing to a record needs a current plan, reading it does not.
export const middleware = [guard("repair")];
export const loader = () => null;
// In the browser a form opens without a request; its action and every loader are guarded.
export const clientLoader = () => null;

/** The pages below read what the job's page gives them (`JobOfPage`). */
export default function RepairWrites() {
  return <Outlet context={useOutletContext()} />;
}
