import type { Generated } from 'kysely'
import type { Translated } from './shared.ts'

export interface BlogCategoriesTable {
  id: Generated<number>
  slug: string
  name: Translated
  position: Generated<number>
}

export interface BlogTagsTable {
  id: Generated<number>
  slug: string
  name: Translated
}

export interface BlogPostsTable {
  id: Generated<number>
  category_id: number
  title: Translated
  excerpt: Translated
  html: Translated
  author: Translated
  image: string | null
  image_alt: Translated
  featured: Generated<boolean>
  search: string
  published_at: Generated<Date>
}

export interface BlogPostTagsTable {
  post_id: number
  tag_id: number
}

export interface BlogCommentsTable {
  id: Generated<number>
  post_id: number
  customer_id: number | null
  name: string
  comment: string
  status: Generated<'waiting' | 'approved' | 'rejected'>
  created_at: Generated<Date>
  moderated_at: Generated<Date | null>
  version: Generated<number>
  answer: Generated<string>
  answered_at: Generated<Date | null>
}
