import { imageUrl } from '../media/media.ts'
import type { CategoryRow } from './queries.ts'
import { sanitiseHtml } from '../shared/sanitise.ts'

/** Cache of sanitised descriptions by their source: the same few hundred repeat. */
const cleanCache = new Map<string, string>()
const maxCached = 5_000

/** Categories are written in several places, so their HTML is sanitised on output. */
function cleanDescription(html: string): string {
  if (!/[<&]/.test(html)) return html
  const known = cleanCache.get(html)
  if (known !== undefined) return known
  if (cleanCache.size >= maxCached) cleanCache.clear()
  const clean = sanitiseHtml(html)
  cleanCache.set(html, clean)
  return clean
}

/** A category's own fields for the API. */
export const toCategory = (row: CategoryRow, hasChildren: boolean) => ({
  id: row.id,
  parent_id: row.parent_id,
  name: row.name,
  slug: row.slug,
  image_url: imageUrl(row.image, 'medium'),
  description: cleanDescription(row.description),
  meta_title: row.meta_title,
  position: row.position,
  mainCats: row.parent_id === null && row.in_menu,
  age_restricted: row.age_restricted,
  has_children: hasChildren,
  products_count: row.products_count,
})
