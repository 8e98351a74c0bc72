export default function Page() {
  return <h1>name</h1>;
}
