import { unsubscribePath, type ShopPath } from '@tsiran/contract/shop-paths'
import type { Tx } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import type { Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'
import { renderMail } from './mail.ts'
import type { MailRow } from './mail-layout.ts'
import type { MailTemplate } from './mail-templates.ts'
import { type Mailing, linkTo } from './mailing.ts'

/** What {@link theShop} makes. */
interface ShopRecipient {
  address: string | undefined
}

export interface NewMail {
  template: MailTemplate
  /** Identifies the event: each event is mailed once. */
  event: string
  /** Undefined, or empty, runs the same statements and queues nothing, so that the answer takes the same time. */
  recipient: string | ShopRecipient | undefined
  name: string
  values: Record<string, string>
  /** Recipient of replies; undefined for the shop. */
  replyTo?: string
  /** A user's message, quoted as it is. */
  quote?: string
  /** Table of the mail. */
  rows?: readonly MailRow[]
  /** Page of the button's link; undefined for none. */
  page?: ShopPath
  /** Secret of the button's link. */
  key?: string
  /** Secret of the unsubscribe link. */
  unsubscribeKey?: string | undefined
}

/** The shop as the recipient of a mail: what the merchant has set, else this address, else that of the shop's contacts. */
export const theShop = (address: string | undefined): ShopRecipient => ({ address })

/** Writes a mail to the outbox, in the transaction that causes it. */
export const queueMail = (tx: Tx, { locale, origin }: Mailing, mail: NewMail): Promise<void> =>
  queueMails(tx, origin, [{ ...mail, locale }])

/** As {@link queueMail}, for several mails, each in its own language. */
export async function queueMails(
  tx: Tx,
  origin: string,
  mails: readonly (NewMail & Pick<Mailing, 'locale'>)[],
): Promise<void> {
  const channel = await sql<{
    name: Text
    email: string
    accent: string
    orders_email: string
  }>`${prepared}
    select name, email, accent, (select value ->> 'orders_email' from settings where name = 'mail') as orders_email
    from channels order by id limit 1`.execute(tx)
  const rows = mails
    .map((mail) => writeMail(mail, origin, channel.rows[0]))
    .filter(({ recipient }) => recipient)
  await sql`${prepared}insert into mails (message_id, recipient, locale, template, subject, text, html, reply_to, unsubscribe_url)
    select m.message_id, m.recipient, m.locale, m.template, m.subject, m.text, m.html, m.reply_to, m.unsubscribe_url
    from jsonb_populate_recordset(null::mails, ${JSON.stringify(rows)}::jsonb) m
    on conflict (message_id) do nothing`.execute(tx)
}

/** The Message-ID of a mail: the same for the same event. */
export const messageId = (template: MailTemplate, event: string, origin: string): string =>
  `<${template}.${event}@${new URL(origin).hostname}>`

/** A mail's row of the outbox. */
function writeMail(
  mail: NewMail & Pick<Mailing, 'locale'>,
  origin: string,
  channel: { name: Text; email: string; accent: string; orders_email: string } | undefined,
) {
  const {
    template,
    event,
    recipient,
    replyTo = null,
    name,
    values,
    quote,
    rows,
    page,
    key,
    unsubscribeKey,
    locale,
  } = mail
  const mailing = { locale, origin }
  const link = page === undefined ? undefined : linkTo(mailing, page, key)
  const unsubscribeLink =
    unsubscribeKey === undefined ? undefined : linkTo(mailing, unsubscribePath, unsubscribeKey)
  return {
    ...renderMail({
      template,
      locale,
      shop: channel?.name[locale] ?? 'Tsiran',
      accent: channel?.accent,
      name,
      values,
      quote,
      rows,
      link,
      unsubscribeLink,
    }),
    message_id: messageId(template, event, origin),
    recipient:
      typeof recipient === 'object'
        ? channel?.orders_email || recipient.address || channel?.email
        : recipient,
    locale,
    template,
    reply_to: replyTo,
    unsubscribe_url: unsubscribeLink ?? null,
  }
}
