import type { Generated } from 'kysely'
import type { Translated } from './shared.ts'

export interface BlogCategoriesTable {
  id: Generated<number>
  slug: string
  name: Translated
  position: Generated<number>
  version: Generated<number>
}

export interface BlogTagsTable {
  id: Generated<number>
  slug: string
  name: Translated
  version: Generated<number>
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
  version: Generated<number>
  hidden: Generated<boolean>
  deleted_at: Generated<Date | null>
  updated_at: Generated<Date>
  announced_at: Generated<Date | null>
}

export interface BlogRelatedPostsTable {
  post_id: number
  related_id: number
  position: number
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
