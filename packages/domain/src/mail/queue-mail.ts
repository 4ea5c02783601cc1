import type { Locale } from '@tsiran/contract/locale'
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
  /** The page that the mail leads to, below the locale; '' for the home page. */
  page: string
  /** The secret of its link. */
  key?: string
}

/** Writes a mail to the outbox, within the transaction that it tells of. */
export async function queueMail(tx: Tx, { locale, origin }: Mailing, mail: NewMail): Promise<void> {
  const { template, event, recipient, name, values, page, key } = mail
  const channel = await sql<{ name: Text }>`select name from channels order by id limit 1`.execute(tx)
  const link = new URL(`/${locale}${page}`, origin)
  if (key !== undefined) link.searchParams.set('key', key)
  const shop = channel.rows[0]?.name[locale] ?? 'Tsiran'
  const { subject, text, html } = renderMail({ template, locale, shop, name, values, link: link.href })
  const messageId = `<${template}.${event}@${link.hostname}>`
  await sql`insert into mails (message_id, recipient, locale, template, subject, text, html)
    select ${messageId}, ${recipient ?? ''}, ${locale}, ${template}, ${subject}, ${text}, ${html} where ${recipient !== undefined}::boolean
    on conflict (message_id) do nothing`.execute(tx)
}
