import type { Locale } from '@tsiran/contract/locale'
import { translate } from '@tsiran/i18n/translate'
import { isColor } from '../shared/accent.ts'
import { escapeHtml, oneLine } from '../shared/html.ts'

/** The mails of the shop; each has its texts under `mail.<name>`: subject, text, button. */
export const mailTemplates = [
  'welcome',
  'verify',
  'reset',
  'passwordChanged',
  'emailChanged',
  'requestSent',
  'requestOrdered',
  'requestRefused',
  'orderPlaced',
  'orderPaid',
  'orderHeld',
  'orderChanged',
  'orderSettled',
  'orderMoved',
  'orderProcessing',
  'orderCompleted',
  'orderCanceled',
  'orderCanceledUnpaid',
  'orderReleased',
  'orderClosed',
  'shopOrder',
  'shopMismatch',
  'shopRefund',
  'shopUnclear',
  'shopUnconfirmed',
  'shopHold',
  'contact',
  'contactAnswer',
  'newsletter',
  'staffInvite',
  'staffFactorReset',
  'testLetter',
] as const
export type MailTemplate = (typeof mailTemplates)[number]

export interface MailContent {
  template: MailTemplate
  locale: Locale
  /** The shop's name. */
  shop: string
  /** The merchant's colour, `#rrggbb`; empty or absent for the shop's own green. */
  accent?: string | undefined
  /** Name in the greeting; empty for a greeting without one. */
  name: string
  /** Values of the placeholders in the template's texts. */
  values: Record<string, string>
  /** A user's message, quoted as it is. */
  quote?: string | undefined
  /** Table before the button: labels and values. */
  rows?: readonly MailRow[] | undefined
  /** Target of the button; absent for none. */
  link?: string | undefined
  /** Absent where there is nothing to unsubscribe from. */
  unsubscribeLink?: string | undefined
}

export interface MailRow {
  label: string
  value: string
  /** Bold, for a sum. */
  strong?: boolean
}

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

/** Mails on request, with a note that others may ignore them. */
const ignorable = new Set<MailTemplate>(['welcome', 'verify', 'reset', 'newsletter'])
/** The shop's green: white text on it, and it as text on white, are readable. */
const ownAccent = '#1b6b3a'
/** A value with a link is not repeated: it may be an advertisement. */
const looksLikeLink = /:\/\/|www\.|\.[a-z]{2,}\//i
/** Mail programs make a link of a host's name as well; `A.Petrosyan` is none. */
const hostName = /[\p{L}\p{N}-]{2}\.\p{L}{2}/u
const mayLink = (value: string) =>
  looksLikeLink.test(value) ||
  value.split(/\s/).some((word) => hostName.test(word) && !word.includes('@'))

/** Renders a mail as text and as HTML. Values are escaped in HTML and put on one line in the subject. */
export function renderMail(content: MailContent): RenderedMail {
  const { template, locale, shop, name, values, quote, rows = [], link, unsubscribeLink } = content
  const accent = isColor(content.accent ?? '') ? content.accent! : ownAccent
  // These go to whatever mailbox somebody typed. A shop may be named after its host.
  const isHidden = (given: string, value: string) =>
    ignorable.has(template) && given !== 'shop' ? mayLink(value) : looksLikeLink.test(value)
  const write = (key: string, escape: (text: string) => string) => {
    const all = new Map(Object.entries({ ...values, shop, name }))
    // The texts are the merchant's to change, and plain text as well.
    return escape(translate(locale, `mail.${key}`)).replace(
      /\{(\w+)\}/g,
      (place, given: string) => {
        const value = all.get(given)
        return value === undefined ? place : escape(isHidden(given, value) ? '…' : value)
      },
    )
  }
  const greeting = name === '' || mayLink(name) ? 'greeting' : 'greetingByName'
  const keys = [greeting, `${template}.text`]
  const small = [...(ignorable.has(template) ? ['ignore'] : []), 'footer']
  const plain = (text: string) => text
  return {
    subject: oneLine(write(`${template}.subject`, plain)),
    text:
      [
        ...keys.map((key) => write(key, plain)),
        ...(quote === undefined ? [] : [quote.replace(/^/gm, '> ')]),
        ...(rows.length === 0
          ? []
          : [
              rows
                .map(({ label, value }) => translate(locale, 'mail.row', { label, value }))
                .join('\n'),
            ]),
        ...(link === undefined ? [] : [link]),
        ...small.map((key) => write(key, plain)),
        ...(unsubscribeLink === undefined
          ? []
          : [`${write('unsubscribe', plain)} ${unsubscribeLink}`]),
      ].join('\n\n') + '\n',
    html: layout({
      locale,
      head: head(escapeHtml(shop), accent),
      paragraphs: keys.map((key) => write(key, escapeHtml)),
      quote: quote === undefined ? '' : quoted(quote),
      table: rows.length === 0 ? '' : table(rows),
      button:
        link === undefined
          ? ''
          : button(write(`${template}.button`, escapeHtml), escapeHtml(link), accent),
      small: [
        ...small.map((key) => write(key, escapeHtml)),
        ...(unsubscribeLink === undefined
          ? []
          : [unsubscribeAnchor(escapeHtml(unsubscribeLink), write('unsubscribe', escapeHtml))]),
      ],
    }),
  }
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
const head = (shop: string, accent: string) =>
  `<p style="margin:0 0 24px;padding:0 0 16px;border-bottom:3px solid ${accent};color:${accent};font-size:20px;font-weight:bold">${shop}</p>`
const quoted = (text: string) =>
  `<blockquote style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:4px solid #f28c28;white-space:pre-wrap">${escapeHtml(text)}</blockquote>`
const cell = 'padding:6px 0;border-bottom:1px solid #eee3d6;vertical-align:top'
const table = (
  rows: readonly MailRow[],
) => `<table style="width:100%;border-collapse:collapse;margin:0 0 16px">
${rows.map(tableRow).join('\n')}
</table>
`
const tableRow = ({ label, value, strong = false }: MailRow) => {
  const weight = strong ? ';font-weight:bold' : ''
  return `<tr><td style="${cell}${weight}">${escapeHtml(label)}</td><td style="${cell}${weight};padding-left:16px;text-align:right">${escapeHtml(value)}</td></tr>`
}
const button = (label: string, link: string, accent: string) =>
  `<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${accent};color:#fff;text-decoration:none">${label}</a></p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all">${link}</p>`
const unsubscribeAnchor = (link: string, label: string) =>
  `<a href="${link}" style="color:#6b5d50">${label}</a>`

/** The document of a mail; every part is HTML already. */
const layout = ({
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
