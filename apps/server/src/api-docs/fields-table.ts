import { html, type Html } from '../pages/plain-page.ts'
import { fieldsOf, type Field, type JsonSchema } from './schema-fields.ts'

/** The fields of one part of a call under its title; empty without fields. */
export function fields(title: string, schema: unknown): Html {
  const list = schema ? fieldsOf(schema as JsonSchema) : []
  if (list.length === 0) return html``
  return html`<h4>${title}</h4>
    ${table(list, '')}`
}

/** A table of fields. `optional` is the mark of optional fields; empty marks the required ones. */
export function table(list: readonly Field[], optional: string): Html {
  if (list.length === 0) return html`<p>An object.</p>`
  const mark = ({ required }: Field) =>
    optional === '' ? (required ? 'needed' : '') : required ? '' : optional
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Type</th>
        <th scope="col">Limits</th>
      </tr>
    </thead>
    <tbody>
      ${list.map(
        (field) =>
          html`<tr>
            <td><code>${field.name}</code> <span class="must">${mark(field)}</span></td>
            <td>${field.type}</td>
            <td>${field.limits}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}
