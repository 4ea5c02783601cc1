import type { Db } from '@tsiran/db/database'

/** The latest mails of the outbox, newest first. */
export const listMails = (db: Db, limit: number) =>
  db
    .selectFrom('mails')
    .select([
      'id',
      'created_at',
      'recipient',
      'locale',
      'template',
      'subject',
      'attempts',
      'sent_at',
      'given_up_at',
      'last_error',
    ])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** One mail with its text; undefined for an unknown id. */
export const readMail = (db: Db, id: number) =>
  db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
