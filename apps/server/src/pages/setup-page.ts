import { defaultLocale, isLocale, languages, locales, type Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { setupTexts } from '@tsiran/i18n/setup-texts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import { pagePolicy } from '../ops/security-headers.ts'
import { Html, html } from './plain-page.ts'

/** Seconds after which a search engine may ask again. */
const retrySeconds = 600

/** Tells whether the shop has its names and contacts: until then shoppers see that it is being set up. Once true, it stays true. */
export function createOpening(db: Db): () => Promise<boolean> {
  let isOpen = false
  return async () => {
    if (isOpen) return true
    const { rows } = await sql<{
      open: boolean
    }>`select exists (select from channels) as open`.execute(db)
    isOpen = rows[0]!.open
    return isOpen
  }
}

/** The language of the address, else the visitor's last one, else the first that the browser asks for and the shop has. */
export function setupLocale({ url, cookies, headers }: FastifyRequest): Locale {
  const [, first] = url.split(/[/?]/)
  if (isLocale(first)) return first
  if (isLocale(cookies['locale'])) return cookies['locale']
  const asked = (headers['accept-language'] ?? '')
    .split(',')
    .map((part) => {
      const [name = '', weight = 'q=1'] = part.split(';').map((piece) => piece.trim())
      return { name: name.split('-')[0]!.toLowerCase(), weight: Number(weight.slice(2)) || 0 }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ name }) => name)
  return asked.find(isLocale) ?? defaultLocale
}

const style = `
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:2rem 1.25rem;color:#1f2a24;font:1.0625rem/1.55 system-ui,"Noto Sans Armenian",sans-serif;
background:radial-gradient(60rem 40rem at 85% -10%,#ffe8cf,transparent 60%),radial-gradient(50rem 40rem at -10% 110%,#e2f2e8,transparent 60%),#fffaf3}
main{width:min(34rem,100%);text-align:center}
.fruit{width:7.5rem;height:7.5rem;margin:0 auto 1.75rem;display:grid;place-items:center;border-radius:50%;background:#fff;box-shadow:0 1.25rem 3rem -1.25rem rgb(138 69 0/.35)}
.fruit img{width:4.5rem;height:4.5rem;border-radius:22%}
h1{margin:0 0 .75rem;font-size:clamp(1.6rem,5.5vw,2.4rem);line-height:1.2;letter-spacing:-.01em;text-wrap:balance}
p{margin:0 auto;max-width:28rem;color:#5e6963;text-wrap:balance}
ul{display:flex;flex-wrap:wrap;justify-content:center;gap:.5rem;list-style:none;margin:2rem 0 0;padding:0}
a{color:#1b6b3a}
li a{display:grid;place-items:center;min-height:2.75rem;padding:0 1.1rem;border:1px solid #ece5da;border-radius:99px;background:#fff;color:#1f2a24;text-decoration:none}
li a:hover{border-color:#1b6b3a}li a[aria-current]{background:#eaf4ee;border-color:#1b6b3a;color:#12502a;font-weight:600}
a:focus-visible{outline:3px solid #1b6b3a;outline-offset:3px}
.staff{margin-top:2.5rem;font-size:.9rem}.staff a{display:inline-block;padding:.6rem}`

/** Answers a page of a shop that is not set up: 503, nothing for search engines, no scripts. */
export function sendSetupPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { origin, adminOrigin }: Config,
): FastifyReply {
  const locale = setupLocale(request)
  reply
    .code(503)
    .header('retry-after', retrySeconds)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .header('content-language', locale)
    .header('vary', 'accept-language, cookie')
    .header('content-security-policy', pagePolicy([], origin.startsWith('https:')))
    .type('text/html; charset=utf-8')
  return reply.send(writeSetupPage(locale, `${adminOrigin}/admin`))
}

function writeSetupPage(locale: Locale, backOffice: string): string {
  const t = setupTexts[locale]
  const links = locales.map(
    (each) =>
      html`<li>
        <a
          href="/${each}"
          lang="${each}"
          hreflang="${each}"
          ${new Html(each === locale ? ' aria-current="page"' : '')}
          >${languages[each].name}</a
        >
      </li>`,
  )
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${t.title}</title>
        <link rel="icon" href="/favicon.ico" />
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <main>
          <div class="fruit"><img src="/icons/192.png" alt="" width="72" height="72" /></div>
          <h1>${t.title}</h1>
          <p>${t.text}</p>
          <nav aria-label="${t.languages}">
            <ul>
              ${links}
            </ul>
          </nav>
          <p class="staff"><a href="${backOffice}">${t.staff}</a></p>
        </main>
      </body>
    </html> `.text
}
