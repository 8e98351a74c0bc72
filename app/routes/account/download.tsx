export default function Download() {
  return null;
}
