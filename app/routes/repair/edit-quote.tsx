export default function Page() {
  return <h1>edit-quote</h1>;
}
