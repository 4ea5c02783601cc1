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
