import { useLoaderData } from "react-router";

/**
 * A list of twenty rows from memory, each with a note of `fill` characters, so that the page can be
 * made as large as another.
 */
export function loader({ request }: { request: Request }) {
  const note = "x".repeat(Number(new URL(request.url).searchParams.get("fill")));
  const rows = Array.from({ length: 20 }, (_, n) => ({
    id: `WO-${n}`,
    name: `Customer ${n}`,
    email: `customer-${n}@example.com`,
    vehicle: "Toyota Corolla 2015",
    status: "pending",
    note,
  }));
  return { rows };
}

export default function List() {
  const { rows } = useLoaderData<typeof loader>();
  return (
    <table>
      <tbody>
        {rows.map(({ id, name, email, vehicle, status, note }) => (
          <tr key={id}>
            <td>
              <a href={`/${id}`}>{id}</a>
            </td>
            <td>{name}</td>
            <td>{email}</td>
            <td>{vehicle}</td>
            <td>{status}</td>
            <td>{note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
