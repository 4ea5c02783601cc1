/** HTML that the API has sanitised, set for reading. */
export function Prose({ html }: { html: string }) {
  return html === '' ? null : <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
