import { Outlet } from "react-router";
import { guard } from "#app/features/account/guard.server.ts";
import { AdminWords } from "#app/features/admin/admin-words.tsx";

export const middleware = [guard("admin")];
export const loader = () => null;

export default function AdminArea() {
  return (
    <AdminWords>
      <Outlet />
    </AdminWords>
  );
}
