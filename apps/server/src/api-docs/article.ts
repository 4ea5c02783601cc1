import type { Endpoint } from '@tsiran/contract/endpoint'
import { errorStatus, type ErrorCode } from '@tsiran/contract/errors'
import { html, type Html } from '../pages/plain-page.ts'
import { curlOf } from './example-call.ts'
import { fields, table } from './fields-table.ts'
import { fieldsOf, type JsonSchema } from './schema-fields.ts'

export const idOf = ({ method, path }: Endpoint) =>
  `${method}${path}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')

/** Codes of refusals with their status. */
export const codes = (list: readonly ErrorCode[]): Html[] =>
  list.map(
    (code, index) =>
      html`${index > 0 ? ', ' : ''}<code>${code}</code>
        <span class="small">${errorStatus[code]}</span>`,
  )

/** The description of one endpoint. */
export function article(endpoint: Endpoint, origin: string): Html {
  const { method, path, summary, cache, writes, params, query, body, success, errors } = endpoint
  const notes = [
    cache === 'public' ? 'The same for every guest, with an ETag.' : '',
    writes ? 'Changes something, although it is a GET: never prefetch it.' : '',
  ].filter((note) => note !== '')
  return html`<article id="${idOf(endpoint)}">
    <h3><span class="method ${method}">${method}</span><a href="#${idOf(endpoint)}">${path}</a></h3>
    <p>${summary}.</p>
    ${notes.map((note) => html`<p class="small">${note}</p>`)}
    ${fields('In the address', params)}${fields('In the query', query)}${fields('In the body', body)}
    ${
      errors.length > 0
        ? html`<h4>Refusals of its own</h4>
            <p>${codes(errors)}</p>`
        : ''
    }
    <h4>Example</h4>
    <pre tabindex="0"><code>${curlOf(endpoint, origin)}</code></pre>
    <details>
      <summary>Answer</summary>
      ${table(fieldsOf(success as JsonSchema), 'absent at times')}
    </details>
  </article>`
}
