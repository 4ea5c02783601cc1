import type { OptionChange } from '@tsiran/contract/admin/attribute-options'
import type { AdminAttribute, AttributeOption } from '@tsiran/contract/admin/attribute-shapes'
import { labelKeys } from '@tsiran/contract/admin/option-labels'
import type { Db, Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { inTransaction } from '@tsiran/db/transaction'
import { refreshAfter } from '../catalog/refresh-after.ts'
import { DomainError, fieldError } from '../errors.ts'
import { selectKnownPictures } from '../media-library/known-pictures.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { checkFields } from '../shared/fields.ts'
import { requiredText } from '../shared/text3.ts'
import { labelProblems } from './option-labels.ts'
import { attributeSubject, bumpAttribute, lockAttribute, readAttribute } from './read-attributes.ts'

export interface OptionCall {
  /** The attribute and its version. */
  id: number
  version: number
  by: Actor
}

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
    if (isRenamed) checkFields(renamingProblems(before, option, label))
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

/** A language that keeps its label is not checked: two options may have read the same there before. */
function renamingProblems({ options }: AdminAttribute, option: AttributeOption, label: Text) {
  const others = labelKeys(options.filter(({ id }) => id !== option.id).map(({ label }) => label))
  const kept = labelKeys([option.label])
  return labelProblems(label, new Set([...others].filter((key) => !kept.has(key))))
}

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
export async function checkPictures(tx: Tx, keys: readonly string[]): Promise<void> {
  const known = await selectKnownPictures(tx, keys)
  if (!keys.every((key) => known.has(key))) throw fieldError('swatch_image', 'unknown')
}
