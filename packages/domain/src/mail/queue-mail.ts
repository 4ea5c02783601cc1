import type { Locale } from '@tsiran/contract/locale'
import { mailPages } from '@tsiran/contract/mail-pages'
import type { Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'
import { renderMail, type MailTemplate } from './mail.ts'

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
  recipient: string | undefined
  name: string
  values: Record<string, string>
  /** Whom an answer goes to, where it is not the shop. */
  replyTo?: string
  /** What somebody wrote, shown as it is. */
  quote?: string
  /** The page that the mail leads to, below the locale; '' for the home page, undefined for none. */
  page?: string
  /** The secret of its link. */
  key?: string
  /** The secret of the link that ends what the mail belongs to. */
  unsubscribeKey?: string | undefined
}

/** Writes a mail to the outbox, within the transaction that it tells of. */
export async function queueMail(tx: Tx, mailing: Mailing, mail: NewMail): Promise<void> {
  const { locale, origin } = mailing
  const { template, event, recipient, replyTo = null, name, values, quote, page, key, unsubscribeKey } = mail
  const channel = await sql<{ name: Text }>`select name from channels order by id limit 1`.execute(tx)
  const link = page === undefined ? undefined : linkTo(mailing, page, key)
  const unsubscribeLink = unsubscribeKey === undefined ? undefined : linkTo(mailing, mailPages.unsubscribe, unsubscribeKey)
  const shop = channel.rows[0]?.name[locale] ?? 'Tsiran'
  const { subject, text, html } = renderMail({ template, locale, shop, name, values, quote, link, unsubscribeLink })
  const messageId = `<${template}.${event}@${new URL(origin).hostname}>`
  await sql`insert into mails (message_id, recipient, locale, template, subject, text, html, reply_to, unsubscribe_url)
    select ${messageId}, ${recipient ?? ''}, ${locale}, ${template}, ${subject}, ${text}, ${html}, ${replyTo}, ${unsubscribeLink ?? null}
    where ${recipient !== undefined}::boolean
    on conflict (message_id) do nothing`.execute(tx)
}

function linkTo({ locale, origin }: Mailing, page: string, key: string | undefined): string {
  const link = new URL(`/${locale}${page}`, origin)
  if (key !== undefined) link.searchParams.set('key', key)
  return link.href
}
