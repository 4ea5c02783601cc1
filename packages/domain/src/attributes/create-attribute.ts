import type { AdminAttribute, AttributeType } from '@tsiran/contract/admin/attribute-shapes'
import type { Db } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'
import { fieldError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { requiredText } from '../shared/text3.ts'
import { inUniqueTransaction } from '../shared/unique-transaction.ts'
import { attributeSubject, readAttribute } from './read-attributes.ts'
import { chooseCode } from './attribute-code.ts'

interface NewAttribute {
  /** Made from the label where it is empty. */
  code?: string
  label: Text
  type: AttributeType
  filterable: boolean
  configurable: boolean
}

/**
 * Adds an attribute, last in the order. Refuses with `validation_failed`, and with `conflict` where its code was taken at the same
 * moment.
 */
export async function createAttribute(
  db: Db,
  { code: typed = '', ...input }: NewAttribute,
  { by }: { by: Actor },
): Promise<AdminAttribute> {
  const sent = tidied(input)
  checkKind(sent)
  return inUniqueTransaction(db, async (tx) => {
    const code = await chooseCode(tx, typed.trim().toLowerCase(), sent.label)
    const { id } = await tx
      .insertInto('attributes')
      .values({
        ...sent,
        label: JSON.stringify(sent.label),
        code,
        position: sql`(select coalesce(max(position), 0) + 1 from attributes)`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const after = await readAttribute(tx, id)
    await writeAudit(tx, {
      by,
      action: 'attribute.create',
      subject: attributeSubject(after),
      after: { ...sent, code },
    })
    return after
  })
}

/** An input with a tidied label. Refuses an empty one with `validation_failed`. */
export function tidied<T extends { label?: Text | undefined }>(input: T): T {
  return input.label ? { ...input, label: requiredText('label', input.label) } : input
}

/** A text has no options to filter by, and one variant has one option. */
export function checkKind({ type, filterable, configurable }: Omit<NewAttribute, 'label'>): void {
  if (filterable && type === 'text') throw fieldError('filterable', 'filterableText')
  if (configurable && type !== 'select') throw fieldError('configurable', 'configurableSelect')
}
