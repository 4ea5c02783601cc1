/** HTML that the API has sanitised, with the styles of running text. */
export function Prose({ html }: { html: string }) {
  return html === '' ? null : <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
