import type { Generated } from 'kysely'
import type { GeneratedJson, GeneratedText, Translated } from './shared.ts'

export interface ChannelsTable {
  id: number
  name: Translated
  meta_title: Translated
  phone: string
  email: string
  address: Translated
  version: Generated<number>
  meta_description: GeneratedText
  logo: string | null
  share_image: string | null
  accent: Generated<string>
  opening_hours: GeneratedJson<(OpenDay | null)[]>
}

/** Times of a day as `HH:MM`. */
export interface OpenDay {
  opens: string
  closes: string
}

export interface PagesTable {
  id: Generated<number>
  title: Translated
  meta_title: Translated
  meta_description: Translated
  html: Translated
  updated_at: Generated<Date>
  version: Generated<number>
  hidden: Generated<boolean>
  deleted_at: Generated<Date | null>
}

export interface PageLogosTable {
  id: Generated<number>
  page_id: number
  label: Translated
  media: string
  position: number
}

export interface SlidersTable {
  id: Generated<number>
  title: Translated
  content: Translated
  link_label: Translated
  path: string
  image: string | null
  position: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  deleted_at: Generated<Date | null>
}

export interface MenuItemsTable {
  id: Generated<number>
  name: Translated
  type: 'header' | 'footer'
  position: Generated<number>
  status: Generated<boolean>
  page_id: number | null
  url_key: string | null
  version: Generated<number>
  deleted_at: Generated<Date | null>
}

export interface SocialLinksTable {
  id: Generated<number>
  name: string
  link: string
  icon: string
  position: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  deleted_at: Generated<Date | null>
}
