import type { Locale } from '@tsiran/contract/locale'
import type { Tx } from '@tsiran/db/database'
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
  rows?: readonly MailRow[]
  /** The page that the mail leads to, below the locale; '' for the home page, undefined for none. */
  page: string | undefined
  /** The secret of its link. */
  key?: string
}

/** The shop's own address as the recipient of a mail. */
export const theShop = Symbol('the shop')

/** Writes a mail to the outbox, within the transaction that it tells of. */
export const queueMail = (tx: Tx, mailing: Mailing, mail: NewMail): Promise<void> =>
  queueMails(tx, mailing.origin, [{ ...mail, locale: mailing.locale }])

/** As {@link queueMail}, several mails at once, each in its own language. */
export async function queueMails(tx: Tx, origin: string, mails: readonly (NewMail & Pick<Mailing, 'locale'>)[]): Promise<void> {
  const channel = await sql<{ name: Text; email: string }>`select name, email from channels order by id limit 1`.execute(tx)
  const own = channel.rows[0]
  const rows = mails.flatMap(({ template, event, recipient, name, values, rows: list, page, key, locale }) => {
    const to = recipient === theShop ? own?.email : recipient
    const link = new URL(`/${locale}${page ?? ''}`, origin)
    if (key !== undefined) link.searchParams.set('key', key)
    const shop = own?.name[locale] ?? 'Tsiran'
    const content = renderMail({
      template,
      locale,
      shop,
      name,
      values,
      ...(list && { rows: list }),
      link: page === undefined ? undefined : link.href,
    })
    return to === undefined ? [] : [{ ...content, template, locale, recipient: to, message_id: `<${template}.${event}@${link.hostname}>` }]
  })
  await sql`insert into mails (message_id, recipient, locale, template, subject, text, html)
    select m.message_id, m.recipient, m.locale, m.template, m.subject, m.text, m.html
    from jsonb_populate_recordset(null::mails, ${JSON.stringify(rows)}::jsonb) m
    on conflict (message_id) do nothing`.execute(tx)
}
