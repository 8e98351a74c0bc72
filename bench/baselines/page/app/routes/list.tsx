import { useLoaderData } from "react-router";

type Row = {
  id: string;
  name: string;
  email: string;
  vehicle: string;
  status: string;
  note: string;
};

/**
 * A list from memory: `rows` of them, each with a note of `fill` characters, so that the page can
 * be made as large as another.
 */
export function loader({ request }: { request: Request }): { rows: Row[] } {
  const { searchParams } = new URL(request.url);
  const note = "x".repeat(Number(searchParams.get("fill") ?? 0));
  return {
    rows: Array.from({ length: Number(searchParams.get("rows") ?? 20) }, (_, n) => ({
      id: `WO-${n}`,
      name: `Customer ${n}`,
      email: `customer-${n}@example.com`,
      vehicle: "Toyota Corolla 2015",
      status: "pending",
      note,
    })),
  };
}

export default function List() {
  const { rows } = useLoaderData<typeof loader>();
  return (
    <table>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              <a href={`/${row.id}`}>{row.id}</a>
            </td>
            <td>{row.name}</td>
            <td>{row.email}</td>
            <td>{row.vehicle}</td>
            <td>{row.status}</td>
            <td>{row.note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
