import type { Locale } from '@tsiran/contract/locale'
import { translate } from '@tsiran/i18n/translate'
import { escapeHtml, oneLine } from './html.ts'

/** The mails of the shop; each has its texts under `mail.<name>`: subject, text, button. */
export const mailTemplates = [
  'welcome',
  'verify',
  'reset',
  'passwordChanged',
  'emailChanged',
  'alreadyRegistered',
  'orderPlaced',
  'orderPaid',
  'orderProcessing',
  'orderCompleted',
  'orderCanceled',
  'orderClosed',
  'shopOrder',
  'shopRefund',
] as const
export type MailTemplate = (typeof mailTemplates)[number]

export interface MailContent {
  template: MailTemplate
  locale: Locale
  /** The shop's name. */
  shop: string
  /** Whom it greets; empty for nobody by name. */
  name: string
  /** What the template's texts name in braces. */
  values: Record<string, string>
  /** What it lists between text and button: a line's label and what stands at its end. */
  rows?: readonly MailRow[]
  /** Where its button leads; undefined for none. */
  link: string | undefined
}

export interface MailRow {
  label: string
  value: string
  /** Stands out: a sum. */
  strong?: boolean
}

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

/** Mails that tell of something one asked for, and that one may ignore if one did not. */
const ignorable = new Set<MailTemplate>(['welcome', 'verify', 'reset', 'alreadyRegistered'])
/** A name that is an advertisement is not repeated to whoever gets the mail. */
const looksLikeLink = /:\/\/|www\.|\.[a-z]{2,}\//i

/** Writes a mail as text and as HTML. Values stay what they are: escaped in HTML, on one line in the subject. */
export function renderMail({ template, locale, shop, name, values, rows = [], link }: MailContent): RenderedMail {
  const say = (key: string, escape: (text: string) => string) => {
    const all = Object.entries({ ...values, shop, name }).map(([place, value]) => [place, escape(looksLikeLink.test(value) ? '…' : value)])
    return translate(locale, `mail.${key}`, Object.fromEntries(all))
  }
  const greeting = name === '' || looksLikeLink.test(name) ? 'greeting' : 'greetingByName'
  const keys = [greeting, `${template}.text`]
  const small = [...(ignorable.has(template) ? ['ignore'] : []), 'footer']
  const plain = (text: string) => text
  return {
    subject: oneLine(say(`${template}.subject`, plain)),
    text:
      [
        ...keys.map((key) => say(key, plain)),
        ...(rows.length > 0 ? [rows.map(({ label, value }) => (value ? `${label}: ${value}` : label)).join('\n')] : []),
        ...(link === undefined ? [] : [link]),
        ...small.map((key) => say(key, plain)),
      ].join('\n\n') + '\n',
    html: layout({
      locale,
      paragraphs: keys.map((key) => say(key, escapeHtml)),
      rows: rows.map(({ label, value, strong }) => ({ label: escapeHtml(label), value: escapeHtml(value), strong: strong ?? false })),
      ...(link !== undefined && { button: say(`${template}.button`, escapeHtml), link: escapeHtml(link) }),
      small: small.map((key) => say(key, escapeHtml)),
    }),
  }
}

interface Parts {
  locale: Locale
  paragraphs: string[]
  rows: Required<MailRow>[]
  button?: string
  link?: string
  small: string[]
}

const cell = 'padding:6px 0;border-bottom:1px solid #eee3d6;vertical-align:top'
const table = (rows: Parts['rows']) =>
  rows.length === 0
    ? ''
    : `<table style="width:100%;border-collapse:collapse;margin:0 0 16px">
${rows
  .map(({ label, value, strong }) => {
    const tag = strong ? 'b' : 'span'
    return `<tr><td style="${cell}"><${tag}>${label}</${tag}></td><td style="${cell};padding-left:16px;text-align:right"><${tag}>${value}</${tag}></td></tr>`
  })
  .join('\n')}
</table>
`
const button = (
  text: string,
  link: string,
) => `<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#a8410f;color:#fff;text-decoration:none">${text}</a></p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all">${link}</p>
`

/** The page of a mail; every part is HTML already. */
const layout = ({ locale, paragraphs, rows, button: text, link, small }: Parts) => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px;background:#faf6f1;color:#2b2118;font:16px/1.5 sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#fff;border-radius:12px">
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${paragraph}</p>`).join('\n')}
${table(rows)}${text !== undefined && link !== undefined ? button(text, link) : ''}${small.map((line) => `<p style="margin:0 0 8px;font-size:13px;color:#6b5d50">${line}</p>`).join('\n')}
</div></body></html>
`
