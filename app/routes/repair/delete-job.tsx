export default function Page() {
  return <h1>delete-job</h1>;
}
