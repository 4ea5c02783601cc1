import { endpoints } from '@tsiran/contract/api'
import type { Endpoint } from '@tsiran/contract/endpoint'
import { sharedErrors } from '@tsiran/contract/errors'
import { locales } from '@tsiran/contract/locale'
import { Html, html } from '../pages/plain-page.ts'
import { style } from './style.ts'
import { idOf, codes, article } from './article.ts'

const titleOf = (tag: string) => tag[0]!.toUpperCase() + tag.slice(1).replaceAll('-', ' ')

const byTag = (): [tag: string, endpoints: Endpoint[]][] => [
  ...Map.groupBy(endpoints as readonly Endpoint[], ({ tag }) => tag),
]

/** Writes the API's description for people from the contract: one page, English, without scripts. `origin` is the shop's. */
export function apiDocs(origin: string): string {
  const groups = byTag()
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>The API of Tsiran</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <header>
          <h1>The API of Tsiran</h1>
          <p>
            Everything that the shop’s own pages call. For programs:
            <a href="/api/openapi.json">openapi.json</a>, OpenAPI 3.1.
          </p>
        </header>
        <div class="page">
          <nav aria-label="Endpoints">${groups.map(navigation)}</nav>
          <main>
            ${conventions(origin)}${groups.map(([tag, list]) => group(tag, list, origin))}
          </main>
        </div>
      </body>
    </html> `.text
}

const navigation = ([tag, list]: [string, Endpoint[]]): Html =>
  html`<details>
    <summary>${titleOf(tag)}</summary>
    <ul>
      ${list.map((endpoint) => html`<li><a href="#${idOf(endpoint)}">${endpoint.method} ${endpoint.path.replace('/api', '')}</a></li>`)}
    </ul>
  </details>`

const conventions = (origin: string): Html =>
  html`<section class="card">
    <h2>How calls go</h2>
    <ul>
      <li>Calls go to <code>${origin}</code>. Bodies are JSON; answers are JSON.</li>
      <li>
        <code>locale</code> is one of <code>${locales.join(', ')}</code>, in the query or the body.
        Without it, answers are Armenian.
      </li>
      <li>
        Who is signed in sends the session’s token: <code>Authorization: Bearer …</code>, or the
        field <code>token</code>, or the cookie <code>tsiran_session</code>, in this order. A
        guest’s cart goes by <code>api_token</code>: field or cookie. A token that opens nothing is
        refused with 401, never taken for a guest’s.
      </li>
      <li>
        Money is whole drams. Fields <code>formated_…</code> hold the same for people to read.
      </li>
      <li>
        Lists with pages take <code>page</code> and <code>limit</code>, and answer
        <code>data</code>, <code>links</code> and <code>meta</code>.
      </li>
      <li>
        A refusal is <code>{ "message", "code" }</code>, with <code>errors</code> by field where
        fields are to blame. The code is stable, the message is for people, in their language. After
        429 and 503, <code>Retry-After</code> says how many seconds to wait.
      </li>
      <li>
        Public answers carry an <code>ETag</code>; the same question with
        <code>If-None-Match</code> is answered 304 while nothing has changed.
      </li>
    </ul>
    <h3 class="label">Any call may be refused with</h3>
    <p>${codes(sharedErrors)}</p>
  </section>`

const group = (tag: string, list: Endpoint[], origin: string): Html =>
  html`<section>
    <h2>${titleOf(tag)}</h2>
    ${list.map((endpoint) => article(endpoint, origin))}
  </section>`
