export default function Page() {
  return <h1>new-quote</h1>;
}
