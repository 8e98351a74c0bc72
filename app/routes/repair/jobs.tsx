import { Outlet } from "react-router";

export default function Page() {
  return (
    <>
      <h1>jobs</h1>
      <Outlet />
    </>
  );
}
