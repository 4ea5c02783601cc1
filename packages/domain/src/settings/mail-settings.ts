import type { MailSettings } from '@tsiran/contract/admin/mail-settings'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import type { Actor } from '../shared/actor.ts'
import { checkFields, emailProblem } from '../shared/fields.ts'
import { readSettings, textOf } from '../shared/settings.ts'
import { tidy } from '../shared/text.ts'
import { changeValues } from './change-values.ts'

/** Whom mails come from and where replies and orders go. */
export async function readMailSettings(db: Db | Tx): Promise<MailSettings> {
  const { version, value } = await readSettings(db, 'mail')
  return {
    version,
    sender_name: textOf(value, 'sender_name'),
    reply_to: textOf(value, 'reply_to'),
    orders_email: textOf(value, 'orders_email'),
  }
}

const optional = (email: string) => (email === '' ? undefined : emailProblem(email))

/** Changes the settings of mails; fields that are left out stay. Refuses with `version_conflict` and `validation_failed`. */
export const changeMailSettings = (
  db: Db,
  { version, ...typed }: Partial<Omit<MailSettings, 'version'>> & { version: number },
  { by }: { by: Actor },
): Promise<MailSettings> =>
  changeValues<MailSettings>(db, {
    name: 'mail',
    version,
    change: Object.fromEntries(
      Object.entries(typed).map(([name, text]) => [
        name,
        typeof text === 'string' ? tidy(text) : text,
      ]),
    ),
    check: ({ reply_to, orders_email }) =>
      checkFields({ reply_to: optional(reply_to), orders_email: optional(orders_email) }),
    by,
    lock: (tx) => sql`select 1 from settings where name = 'mail' for update`.execute(tx),
    read: readMailSettings,
    write: (tx, values) =>
      sql`update settings set value = ${JSON.stringify(values)}::jsonb, version = version + 1 where name = 'mail'`.execute(
        tx,
      ),
  })
