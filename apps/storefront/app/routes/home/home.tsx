export default function HomePage() {
  return <h1>Tsiran</h1>
}
