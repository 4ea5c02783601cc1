import type { Locale } from '@tsiran/contract/locale'
import { escapeHtml } from '../shared/html.ts'

export interface MailRow {
  label: string
  value: string
  /** Bold, for a sum. */
  strong?: boolean
}

interface Parts {
  locale: Locale
  head: string
  paragraphs: string[]
  quote: string
  table: string
  button: string
  small: string[]
}

/** The shop's name in place of a logo: mail programs hide pictures from outside. */
export const head = (shop: string, accent: string) =>
  `<p style="margin:0 0 24px;padding:0 0 16px;border-bottom:3px solid ${accent};color:${accent};font-size:20px;font-weight:bold">${shop}</p>`
/** A user's message as it was written. */
export const quoted = (text: string) =>
  `<blockquote style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:4px solid #f28c28;white-space:pre-wrap">${escapeHtml(text)}</blockquote>`
const cell = 'padding:6px 0;border-bottom:1px solid #eee3d6;vertical-align:top'
export const table = (
  rows: readonly MailRow[],
) => `<table style="width:100%;border-collapse:collapse;margin:0 0 16px">
${rows.map(tableRow).join('\n')}
</table>
`
const tableRow = ({ label, value, strong = false }: MailRow) => {
  const weight = strong ? ';font-weight:bold' : ''
  return `<tr><td style="${cell}${weight}">${escapeHtml(label)}</td><td style="${cell}${weight};padding-left:16px;text-align:right;white-space:pre-line">${escapeHtml(value)}</td></tr>`
}
/** A button, and its address below it for mail programs that hide links. */
export const button = (label: string, link: string, accent: string) =>
  `<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${accent};color:#fff;text-decoration:none">${label}</a></p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all">${link}</p>`
/** The link that ends a subscription. */
export const unsubscribeAnchor = (link: string, label: string) =>
  `<a href="${link}" style="color:#6b5d50">${label}</a>`

/** The document of a mail; every part is HTML already. */
export const layout = ({
  locale,
  head,
  paragraphs,
  quote,
  table,
  button,
  small,
}: Parts) => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px;background:#faf6f1;color:#2b2118;font:16px/1.5 sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#fff;border-radius:12px">
${head}
${paragraphs.map((text) => `<p style="margin:0 0 16px">${text}</p>`).join('\n')}
${quote}${table}${button}
${small.map((text) => `<p style="margin:0 0 8px;font-size:13px;color:#6b5d50">${text}</p>`).join('\n')}
</div></body></html>
`
