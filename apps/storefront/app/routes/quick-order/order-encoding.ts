/** Maximum body that the server accepts, in bytes, less the form's own. */
const maxPostBytes = 62_000
/** Bytes around the text of each part. */
const partHead = 120

/** A plain form is the smaller encoding for many rows, multipart for non-Latin text; undefined where both are too large. */
export function smallestEncoding(body: FormData) {
  const texts = [...body].map(([name, value]) => [name, String(value)] as const)
  const plain = new URLSearchParams(texts.map((pair) => [...pair])).toString().length
  const parts = texts.reduce(
    (sum, [name, text]) => sum + partHead + name.length + new Blob([text]).size,
    0,
  )
  if (Math.min(plain, parts) > maxPostBytes) return undefined
  return plain <= parts
    ? ('application/x-www-form-urlencoded' as const)
    : ('multipart/form-data' as const)
}
