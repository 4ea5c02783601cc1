import type { MessageState } from '@tsiran/contract/admin/messages'
import type { Locale } from '@tsiran/contract/locale'
import type { Generated } from 'kysely'

export interface ContactMessagesTable {
  id: Generated<number>
  locale: Locale
  name: string
  email: string
  phone: Generated<string>
  message: string
  created_at: Generated<Date>
  version: Generated<number>
  state: Generated<MessageState>
  answer: Generated<string>
  answered_at: Date | null
  answered_by: number | null
  note: Generated<string>
}

export interface NewsletterSubscribersTable {
  id: Generated<number>
  email: string
  locale: Locale
  confirm_digest: string | null
  confirm_until: Date | null
  unsubscribe_key: string
  confirmed_at: Date | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}
