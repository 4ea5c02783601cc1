import type { Locale } from '@tsiran/contract/locale'
import type { Generated } from 'kysely'

export interface MailsTable {
  id: Generated<number>
  message_id: string
  recipient: string
  locale: Locale
  template: string
  subject: string
  text: string
  html: string
  reply_to: string | null
  unsubscribe_url: string | null
  attempts: Generated<number>
  due_at: Generated<Date>
  last_error: string | null
  created_at: Generated<Date>
  sent_at: Date | null
  given_up_at: Date | null
}
