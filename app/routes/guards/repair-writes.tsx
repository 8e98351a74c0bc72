import { Outlet } from "react-router";
import { guard } from "#app/features/account/guard.server.ts";

// The same rule as the list of jobs: what changes a record needs a current plan, the record itself
// can be read without.
export const middleware = [guard("repair")];
export const loader = () => null;
// In the browser a form may open without asking: what it sends is judged, and whatever else asks
// the server comes by the guard.
export const clientLoader = () => null;

export default Outlet;
