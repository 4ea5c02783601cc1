import type { AdminAttribute } from '@tsiran/contract/admin/attribute-shapes'
import { labelKeys } from '@tsiran/contract/admin/option-labels'
import type { Db } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { fieldError } from '../errors.ts'
import { checkFields } from '../shared/fields.ts'
import { slugOf } from '../shared/slug.ts'
import { requiredText } from '../shared/text3.ts'
import { labelProblems } from './option-labels.ts'
import { lockAttribute } from './read-attributes.ts'
import { type OptionCall, finish, checkPictures } from './save-options.ts'

interface OptionInput {
  label: Text
  /** A colour, `#b3261e`. */
  swatch_value?: string | null
  /** Key of an uploaded picture. */
  swatch_image?: string | null
}

/**
 * Adds options after the others. Of a list, one whose label the attribute has already, in any language, is left out. Refuses with
 * `not_found`, `version_conflict`, and `validation_failed`, also where all are left out.
 */
export const addOptions = (
  db: Db,
  { id, version, options, by }: OptionCall & { options: readonly OptionInput[] },
): Promise<AdminAttribute> =>
  inTransaction(db, async (tx) => {
    const before = await lockAttribute(tx, { id, version })
    if (before.type === 'text') throw fieldError('options', 'noOptions')
    const codes = new Set(before.options.map(({ code }) => code))
    const taken = labelKeys(before.options.map(({ label }) => label))
    const typed = options.map((option) => ({
      ...option,
      label: requiredText('label', option.label),
    }))
    const added = typed.flatMap(({ label, swatch_value = null, swatch_image = null }) => {
      if (Object.keys(labelProblems(label, taken)).length > 0) return []
      for (const key of labelKeys([label])) taken.add(key)
      return [{ label, swatch_value, swatch_image, code: freeCode(label, codes) }]
    })
    if (added.length === 0) checkFields(labelProblems(typed[0]!.label, taken))
    await checkPictures(
      tx,
      added.flatMap(({ swatch_image }) => swatch_image ?? []),
    )
    const start = sql<number>`(select coalesce(max(sort_order), 0) from attribute_options where attribute_id = ${id})`
    await tx
      .insertInto('attribute_options')
      .values(
        added.map(({ label, ...option }, place) => ({
          ...option,
          attribute_id: id,
          label: JSON.stringify(label),
          sort_order: sql`${start} + ${place + 1}::int`,
        })),
      )
      .execute()
    return finish(tx, before, {
      by,
      action: 'attribute.add_options',
      after: { options: added.map(({ label }) => label.hy) },
    })
  })

function freeCode(label: Text, codes: Set<string>): string {
  const made = [label.en, label.hy, label.ru].map(slugOf).find((text) => text !== '') ?? 'option'
  let code = made
  for (let number = 2; codes.has(code); number++) code = `${made}-${number}`
  codes.add(code)
  return code
}
