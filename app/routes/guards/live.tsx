import { Outlet } from "react-router";
import { guard } from "#app/features/account/guard.server.ts";

export const middleware = [guard("live")];
export const loader = () => null;

export default Outlet;
