export default function Page() {
  return <h1>diagnostic</h1>;
}
