import type { Tx } from '@tsiran/db/database'
import { romanise } from '@tsiran/i18n/romanisation'
import { sql } from 'kysely'

/** What an address may be made of: words of Latin letters and digits with hyphens between them. */
const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Characters of a slug that is made from a text. */
const maxMade = 60

/** Whether a text may be the last part of an address. */
export const isSlugText = (text: string): boolean => pattern.test(text)

/** A text as the last part of an address: romanised, its words joined by hyphens, cut after a whole word. Empty where nothing is left. */
export function slugOf(text: string): string {
  const words = text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => romanise(word).replaceAll(/[^a-z0-9]/g, ''))
    .filter((word) => word !== '')
  let slug = ''
  for (const word of words) {
    const next = slug === '' ? word.slice(0, maxMade) : `${slug}-${word}`
    if (next.length > maxMade) break
    slug = next
  }
  return slug
}

/** A column of slugs, and what may not be taken besides them. */
interface SlugColumn {
  table: 'categories' | 'brands' | 'products' | 'blog_categories' | 'blog_tags'
  column: 'slug' | 'url_key'
}

/**
 * The first of `slug`, `slug-2`, `slug-3`, … that no row has and that is not in `taken`. Another transaction may still take it first:
 * the column is unique.
 */
export async function freeSlug(
  tx: Tx,
  { table, column }: SlugColumn,
  slug: string,
  taken: ReadonlySet<string> = new Set(),
): Promise<string> {
  const { rows } = await sql<{ slug: string }>`
    select ${sql.ref(column)} as slug from ${sql.table(table)}
    where ${sql.ref(column)} = ${slug} or starts_with(${sql.ref(column)}, ${`${slug}-`})`.execute(
    tx,
  )
  const used = new Set([...rows.map((row) => row.slug), ...taken])
  if (!used.has(slug)) return slug
  for (let number = 2; ; number++) if (!used.has(`${slug}-${number}`)) return `${slug}-${number}`
}
