export default function Page() {
  return <h1>delete-quote</h1>;
}
