import type { Locale } from '@tsiran/contract/locale'
import { unsubscribePath, type ShopPath } from '@tsiran/contract/shop-paths'
import type { Tx } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import type { Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'
import { renderMail, type MailRow, type MailTemplate } from './mail.ts'

/** How mails of a call are written. */
export interface Mailing {
  locale: Locale
  /** The shop's public origin; links start with it and with nothing else. */
  origin: string
}

export interface NewMail {
  template: MailTemplate
  /** Names the event that the mail tells of: the same event is told once. */
  event: string
  /** Undefined does all the work and queues nothing, for answers that must take the same time. */
  recipient: string | typeof theShop | undefined
  name: string
  values: Record<string, string>
  /** Whom an answer goes to, where it is not the shop. */
  replyTo?: string
  /** What somebody wrote, shown as it is. */
  quote?: string
  /** What the mail lists. */
  rows?: readonly MailRow[]
  /** The page that the mail leads to; undefined for none. */
  page?: ShopPath
  /** The secret of its link. */
  key?: string
  /** The secret of the link that ends what the mail belongs to. */
  unsubscribeKey?: string | undefined
}

/** The shop's own address as the recipient of a mail. */
export const theShop = Symbol('the shop')

/** Writes a mail to the outbox, within the transaction that it tells of. */
export const queueMail = (tx: Tx, { locale, origin }: Mailing, mail: NewMail): Promise<void> =>
  queueMails(tx, origin, [{ ...mail, locale }])

/** As {@link queueMail}, several mails at once, each in its own language. */
export async function queueMails(tx: Tx, origin: string, mails: readonly (NewMail & Pick<Mailing, 'locale'>)[]): Promise<void> {
  const channel = await sql<{ name: Text; email: string }>`${prepared}select name, email from channels order by id limit 1`.execute(tx)
  const rows = mails.map((mail) => writeMail(mail, origin, channel.rows[0])).filter(({ recipient }) => recipient !== undefined)
  await sql`${prepared}insert into mails (message_id, recipient, locale, template, subject, text, html, reply_to, unsubscribe_url)
    select m.message_id, m.recipient, m.locale, m.template, m.subject, m.text, m.html, m.reply_to, m.unsubscribe_url
    from jsonb_populate_recordset(null::mails, ${JSON.stringify(rows)}::jsonb) m
    on conflict (message_id) do nothing`.execute(tx)
}

/** What a mail is known by: the same for the same event. */
export const messageId = (template: MailTemplate, event: string, origin: string): string =>
  `<${template}.${event}@${new URL(origin).hostname}>`

/** A mail's row of the outbox. */
function writeMail(mail: NewMail & Pick<Mailing, 'locale'>, origin: string, own: { name: Text; email: string } | undefined) {
  const { template, event, recipient, replyTo = null, name, values, quote, rows, page, key, unsubscribeKey, locale } = mail
  const mailing = { locale, origin }
  const link = page === undefined ? undefined : linkTo(mailing, page, key)
  const unsubscribeLink = unsubscribeKey === undefined ? undefined : linkTo(mailing, unsubscribePath, unsubscribeKey)
  return {
    ...renderMail({ template, locale, shop: own?.name[locale] ?? 'Tsiran', name, values, quote, rows, link, unsubscribeLink }),
    message_id: messageId(template, event, origin),
    recipient: recipient === theShop ? own?.email : recipient,
    locale,
    template,
    reply_to: replyTo,
    unsubscribe_url: unsubscribeLink ?? null,
  }
}

function linkTo({ locale, origin }: Mailing, page: ShopPath, key: string | undefined): string {
  const link = new URL(page(locale), origin)
  if (key !== undefined) link.searchParams.set('key', key)
  return link.href
}
