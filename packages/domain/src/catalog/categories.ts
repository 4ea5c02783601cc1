import { imageUrl } from '../media/media.ts'
import type { CategoryRow } from './queries.ts'

/** A category's own fields, as the API names them. */
export const toCategory = (row: CategoryRow, hasChildren: boolean) => ({
  id: row.id,
  parent_id: row.parent_id,
  name: row.name,
  slug: row.slug,
  image_url: imageUrl(row.image, 'medium'),
  description: row.description,
  meta_title: row.meta_title,
  position: row.position,
  mainCats: row.parent_id === null && row.in_menu,
  age_restricted: row.age_restricted,
  has_children: hasChildren,
  products_count: row.products_count,
})
