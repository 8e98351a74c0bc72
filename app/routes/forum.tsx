export default function Page() {
  return <h1>forum</h1>;
}
