import type { OptionChange } from '@tsiran/contract/admin/attribute-options'
import type { AdminAttribute } from '@tsiran/contract/admin/attribute-shapes'
import { locales } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { refreshAfter } from '../catalog/refresh-after.ts'
import { DomainError, fieldError } from '../errors.ts'
import { selectKnownPictures } from '../media-library/known-pictures.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { slugOf } from '../shared/slug.ts'
import { requiredText } from '../shared/text3.ts'
import { attributeSubject, bumpAttribute, lockAttribute, readAttribute } from './read-attributes.ts'

interface OptionInput {
  label: Text
  /** A colour, `#b3261e`. */
  swatch_value?: string | null
  /** Key of an uploaded picture. */
  swatch_image?: string | null
}

interface OptionCall {
  /** The attribute and its version. */
  id: number
  version: number
  by: Actor
}

/**
 * Adds options after the others. One whose label the attribute has already, in any language, is left out; with none to add nothing is
 * written. Refuses with `not_found`, `validation_failed` and `version_conflict`.
 */
export const addOptions = (
  db: Db,
  { id, version, options, by }: OptionCall & { options: readonly OptionInput[] },
): Promise<AdminAttribute> =>
  inTransaction(db, async (tx) => {
    const before = await lockAttribute(tx, { id, version })
    if (before.type === 'text') throw fieldError('options', 'noOptions')
    const codes = new Set(before.options.map(({ code }) => code))
    const labels = new Set(before.options.flatMap(({ label }) => keysOf(label)))
    const added = options
      .map(({ label, swatch_value = null, swatch_image = null }) => ({
        label: requiredText('label', label),
        swatch_value,
        swatch_image,
      }))
      .flatMap((option) => {
        const keys = keysOf(option.label)
        if (keys.some((key) => labels.has(key))) return []
        for (const key of keys) labels.add(key)
        return [{ ...option, code: freeCode(option.label, codes) }]
      })
    if (added.length === 0) return before
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

/**
 * Changes an option of an attribute; undefined fields stay. Refuses with `not_found`, `validation_failed` and `version_conflict`.
 */
export const changeOption = (
  db: Db,
  { id, version, optionId, change, by }: OptionCall & { optionId: number; change: OptionChange },
): Promise<AdminAttribute> =>
  inTransaction(db, async (tx) => {
    const before = await lockAttribute(tx, { id, version })
    const option = optionOf(before, optionId)
    const label = change.label ? requiredText('label', change.label) : option.label
    const { swatch_value = option.swatch_value, swatch_image = option.swatch_image } = change
    const isRenamed = JSON.stringify(label) !== JSON.stringify(option.label)
    const isPictured = swatch_image !== option.swatch_image
    if (!isRenamed && !isPictured && swatch_value === option.swatch_value) return before
    if (isPictured && swatch_image !== null) await checkPictures(tx, [swatch_image])
    await tx
      .updateTable('attribute_options')
      .set({ label: JSON.stringify(label), swatch_value, swatch_image })
      .where('id', '=', optionId)
      .execute()
    if (isRenamed) await refreshAfter(tx, { option: optionId }, by)
    return finish(tx, before, {
      by,
      action: 'attribute.change_option',
      before: {
        option: option.label,
        swatch_value: option.swatch_value,
        swatch_image: option.swatch_image,
      },
      after: { option: label, swatch_value, swatch_image },
    })
  })

/** An option of an attribute. Refuses with `not_found`. */
export function optionOf({ options }: AdminAttribute, optionId: number) {
  const option = options.find(({ id }) => id === optionId)
  if (!option) throw new DomainError('not_found')
  return option
}

type Entry = Pick<Parameters<typeof writeAudit>[1], 'by' | 'action' | 'before' | 'after'>

/** Takes the attribute's next version and logs the change. */
export async function finish(
  tx: Tx,
  before: AdminAttribute,
  entry: Entry,
): Promise<AdminAttribute> {
  await bumpAttribute(tx, before.id)
  await writeAudit(tx, { ...entry, subject: attributeSubject(before) })
  return readAttribute(tx, before.id)
}

/** Refuses pictures that the shop does not have. */
async function checkPictures(tx: Tx, keys: readonly string[]): Promise<void> {
  const known = await selectKnownPictures(tx, keys)
  if (!keys.every((key) => known.has(key))) throw fieldError('swatch_image', 'unknown')
}

const keysOf = (label: Text): string[] =>
  locales.map((locale) => `${locale} ${label[locale].toLowerCase()}`)

function freeCode(label: Text, codes: Set<string>): string {
  const made = [label.en, label.hy, label.ru].map(slugOf).find((text) => text !== '') ?? 'option'
  let code = made
  for (let number = 2; codes.has(code); number++) code = `${made}-${number}`
  codes.add(code)
  return code
}
