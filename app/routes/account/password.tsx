export default function Page() {
  return <h1>password</h1>;
}
