export default function Page() {
  return <h1>medium</h1>;
}
