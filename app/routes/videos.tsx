export default function Page() {
  return <h1>videos</h1>;
}
