import type { CategoryChange } from '@tsiran/contract/admin/category-shapes'
import { locales } from '@tsiran/contract/locale'
import type { Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { fieldError } from '../errors.ts'
import { checkFields } from '../shared/fields.ts'
import { sanitiseText } from '../shared/sanitise.ts'
import { freeSlug, isSlugText, slugOf } from '../shared/slug.ts'
import { textProblems, tidyText } from '../shared/text3.ts'

const column = { table: 'categories', column: 'slug' } as const

/** Fields as they are stored, without the slug; undefined ones stay. Refuses with `validation_failed`. */
export function tidyCategory({
  slug: _slug,
  name,
  description,
  meta_title,
  ...rest
}: CategoryChange) {
  const tidied = {
    ...rest,
    ...(name && { name: tidyText(name) }),
    ...(description && { description: sanitiseText(description) }),
    ...(meta_title && { meta_title: tidyText(meta_title) }),
  }
  if (tidied.name) checkFields(textProblems('name', tidied.name))
  return tidied
}

/** The slug that a category gets: the typed one, else one made from the name. Refuses with `validation_failed`. */
export async function chooseSlug(
  tx: Tx,
  typed: string | undefined,
  name: Text,
  taken?: ReadonlySet<string>,
): Promise<string> {
  const slug = typed?.trim().toLowerCase() ?? ''
  if (slug === '') return freeSlug(tx, column, madeSlug(name), taken)
  if (!isSlugText(slug)) throw fieldError('slug', 'slug')
  const other = await tx
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (other) throw fieldError('slug', 'taken')
  return slug
}

/** A slug made from the English name, or from the first that has Latin, Armenian or Cyrillic letters. */
export const madeSlug = (name: Text): string =>
  [name.en, ...locales.map((locale) => name[locale])].map(slugOf).find((slug) => slug !== '') ??
  'category'

/** The fields as columns. */
export const columnsOf = ({ name, description, meta_title, ...rest }: CategoryChange) => ({
  ...rest,
  ...(name && { name: JSON.stringify(name) }),
  ...(description && { description: JSON.stringify(description) }),
  ...(meta_title && { meta_title: JSON.stringify(meta_title) }),
})
