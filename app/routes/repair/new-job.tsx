export default function Page() {
  return <h1>new-job</h1>;
}
