import { imageUrl } from '../media/media.ts'
import type { CategoryRow } from './queries.ts'
import { sanitiseHtml } from '../shared/sanitise.ts'

/** Descriptions that were cleaned, by what was read: the same few hundred again and again. */
const cleaned = new Map<string, string>()
const maxCleaned = 5_000

/** Categories come into the shop in more ways than one, so their HTML is cleaned where it leaves. */
function cleanDescription(html: string): string {
  if (!/[<&]/.test(html)) return html
  const known = cleaned.get(html)
  if (known !== undefined) return known
  if (cleaned.size >= maxCleaned) cleaned.clear()
  const clean = sanitiseHtml(html)
  cleaned.set(html, clean)
  return clean
}

/** A category's own fields, as the API names them. */
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
