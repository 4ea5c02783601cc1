import { createHash } from 'node:crypto'
import { isLocale, defaultLocale, type Locale } from '@tsiran/contract/locale'
import { escapeHtml } from '@tsiran/domain/shared/html'
import type { FastifyReply } from 'fastify'
import { pagePolicy, type PagePolicyOptions } from '../ops/security-headers.ts'

// Pages without the storefront: receipts, the redirect to a wallet, the sandbox bank.

/** Escaped HTML. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** Writes HTML. Values are escaped unless they are {@link Html}. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Html | readonly Html[])[]
): Html {
  const write = (value: (typeof values)[number]): string =>
    value instanceof Html
      ? value.text
      : Array.isArray(value)
        ? value.map((one: Html) => one.text).join('')
        : escapeHtml(String(value))
  return new Html(
    parts.reduce(
      (text, part, index) => text + part + (index < values.length ? write(values[index]!) : ''),
      '',
    ),
  )
}

const style = `
*{box-sizing:border-box}body{margin:0;background:#faf6f1;color:#2b2118;font:16px/1.5 system-ui,"Noto Sans Armenian",sans-serif}
main{max-width:30rem;margin:0 auto;padding:1.5rem 1rem}h1{font-size:1.4rem;line-height:1.25;margin:0 0 .75rem}
.card{background:#fff;border:1px solid #eadfd2;border-radius:12px;padding:1.25rem}p{margin:0 0 1rem}
.note{background:#fff3e0;border:1px solid #f0c48a;border-radius:8px;padding:.6rem .8rem}
dl{display:grid;grid-template-columns:1fr auto;gap:.4rem 1rem;margin:0}dt{color:#6b5d50}dd{margin:0;text-align:right;white-space:nowrap}dl+form{margin-top:1rem}
.framed{background:#fff}.framed main{padding:0}.framed .card{border:0}
.sum{font-size:1.5rem;font-weight:700}form{display:grid;gap:.6rem}fieldset{border:1px solid #eadfd2;border-radius:8px;padding:.6rem .8rem;margin:0}
legend{padding:0 .3rem}label{display:flex;align-items:center;gap:.5rem;min-height:2.5rem}
button,a.button{display:block;width:100%;min-height:2.75rem;padding:.6rem 1rem;border:1px solid #a8410f;border-radius:8px;background:#fff;color:#8f3509;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button.main{background:#a8410f;color:#fff}button:focus-visible,a:focus-visible,input:focus-visible{outline:3px solid #1b6b3a;outline-offset:2px}
.held,.paid{color:#1b6b3a;font-weight:700}`

/** The language of a page's address, `?lang=`; vPOS writes Armenian as `am`. */
export function pageLocale(lang: string): Locale {
  const name = lang === 'am' ? 'hy' : lang
  return isLocale(name) ? name : defaultLocale
}

export interface PlainPage extends PagePolicyOptions {
  locale: Locale
  title: string
  body: Html
  /** Runs once the page is loaded. */
  script?: string | undefined
}

/** Sends a page that is neither cached nor indexed. */
export function sendPage(
  reply: FastifyReply,
  { locale, title, body, script, ...policy }: PlainPage,
  https: boolean,
): FastifyReply {
  const hashes =
    script === undefined ? [] : [`sha256-${createHash('sha256').update(script).digest('base64')}`]
  reply
    .header('content-security-policy', pagePolicy(hashes, https, policy))
    .header('cache-control', 'private, no-store')
  reply.header('x-robots-tag', 'noindex').type('text/html; charset=utf-8')
  if (policy.framed) reply.header('x-frame-options', 'SAMEORIGIN')
  return reply.send(writePage({ locale, title, body, script, ...policy }))
}

/** A styled page that loads nothing else. */
export const writePage = ({ locale, title, body, script, framed }: PlainPage): string =>
  html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body class="${framed ? 'framed' : 'plain'}">
        <main aria-label="${title}">${body}</main>
        ${script === undefined ? '' : new Html(`<script>${script}</script>`)}
      </body>
    </html> `.text
