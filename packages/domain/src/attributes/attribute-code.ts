import { maxCatalogTexts } from '@tsiran/contract/admin/catalog-shapes'
import type { Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { fieldError } from '../errors.ts'
import { slugOf } from '../shared/slug.ts'

const codePattern = /^[a-z][a-z0-9_]*$/
/** `filter_brand` is the brands' own. */
const reserved = new Set(['brand'])

/** The code that was typed, or a free one made from the label. Refuses with `validation_failed`. */
export async function chooseCode(tx: Tx, typed: string, label: Text): Promise<string> {
  const rows = await tx.selectFrom('attributes').select('code').execute()
  const used = new Set([...reserved, ...rows.map(({ code }) => code)])
  if (typed !== '') {
    if (!codePattern.test(typed)) throw fieldError('code', 'code')
    if (used.has(typed)) throw fieldError('code', 'taken')
    return typed
  }
  const slug = [label.en, label.hy, label.ru].map(slugOf).find((text) => text !== '') ?? ''
  const made = slug
    .replaceAll('-', '_')
    .replace(/^(?![a-z])/, 'a_')
    .slice(0, maxCatalogTexts.code - 4)
  if (!used.has(made)) return made
  for (let number = 2; ; number++) if (!used.has(`${made}_${number}`)) return `${made}_${number}`
}
