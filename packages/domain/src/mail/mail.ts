import type { Locale } from '@tsiran/contract/locale'
import { translate } from '@tsiran/i18n/translate'
import { isColor } from '../shared/accent.ts'
import { escapeHtml, oneLine } from '../shared/html.ts'
import type { MailTemplate } from './mail-templates.ts'
import {
  type MailRow,
  head,
  quoted,
  table,
  button,
  unsubscribeAnchor,
  layout,
} from './mail-layout.ts'

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

const lineEnd = /\r\n|[\n\r\u2028\u2029]/
const quotedLines = (text: string) =>
  text
    .split(lineEnd)
    .map((line) => `> ${line}`)
    .join('\n')
/** A row's value in the plain text: several lines are quoted below the label, since each could read as a row of its own. */
const valueText = (value: string) => (lineEnd.test(value) ? `\n${quotedLines(value)}` : value)

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
        ...(quote === undefined ? [] : [quotedLines(quote)]),
        ...(rows.length === 0
          ? []
          : [
              rows
                .map(({ label, value }) =>
                  translate(locale, 'mail.row', { label, value: valueText(value) }),
                )
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
