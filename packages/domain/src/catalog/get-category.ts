import type { CategoryDetail } from '@tsiran/contract/category-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import { isSlug } from './catalog.ts'
import { toCategory } from './categories.ts'
import { selectFamily } from './queries.ts'
import { findByOldKey } from './url-redirects.ts'

/**
 * One category by id or slug, with its children and the path from the root. A slug that it had before finds it, too. Refuses with
 * `not_found`, also for a hidden one.
 */
export async function getCategory(
  db: Db,
  key: { id: number } | { slug: string },
  locale: Locale,
): Promise<CategoryDetail> {
  const family = 'id' in key || isSlug(key.slug) ? await findFamily(db, key, locale) : []
  const own = family.find(({ distance }) => distance === 0)
  if (!own) throw new DomainError('not_found')
  const ancestors = family.filter(({ distance }) => distance > 0)
  const age_restricted = [own, ...ancestors].some((category) => category.age_restricted)
  return {
    ...toCategory({ ...own, age_restricted }, own.has_children),
    children: family
      .filter(({ distance }) => distance === -1)
      .map((child) =>
        toCategory(
          { ...child, age_restricted: age_restricted || child.age_restricted },
          child.has_children,
        ),
      ),
    path: ancestors.reverse().map(({ id, name, slug }) => ({ id, name, slug })),
  }
}

async function findFamily(db: Db, key: { id: number } | { slug: string }, locale: Locale) {
  const family = await selectFamily(db, key, locale)
  if (family.length > 0 || 'id' in key) return family
  const id = await findByOldKey(db, 'category', key.slug)
  return id === undefined ? [] : selectFamily(db, { id }, locale)
}
