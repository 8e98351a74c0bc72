import { Outlet } from "react-router";
import { guard } from "#app/features/account/guard.server.ts";

// The same rule as the list of jobs: what changes a record needs a current plan, the record itself can be read without.
export const middleware = [guard("repair")];
export const loader = () => null;

export default Outlet;
