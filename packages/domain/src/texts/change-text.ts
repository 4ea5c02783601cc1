import { maxTexts, type ShopText } from '@tsiran/contract/admin/translations'
import { locales, type Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import type { OverrideTexts } from '@tsiran/db/tables/settings'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError, type FieldMessage } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { tidy } from '../shared/text.ts'
import { versionConflict } from '../shared/versions.ts'
import { placeholderProblem } from './placeholders.ts'
import { isPluralForm, shippedText } from './shipped-texts.ts'
import { viewText } from './text-view.ts'

export interface TextChange {
  key: string
  /** 0 for a text that nobody has changed yet. */
  version: number
  /** Overrides by language: null restores the shipped text, an absent language stays. */
  texts: Partial<Record<Locale, string | null>>
  by: Actor
}

/**
 * Overrides a text of the shop, or restores the shipped one. An override is plain text: what looks like HTML is shown as it is.
 * Refuses with `not_found`, `version_conflict` and `validation_failed`.
 */
export const changeText = (db: Db, { key, version, texts, by }: TextChange): Promise<ShopText> =>
  inTransaction(db, async (tx) => {
    // One writer at a time: the bound of all texts together is exact.
    await sql`lock table message_overrides in share row exclusive mode`.execute(tx)
    const row = await readRow(tx, key)
    const before = viewText(key, row)
    if (!row && locales.every((locale) => before.texts[locale].shipped === null))
      throw new DomainError('not_found')
    const subject = { type: 'text', id: key, label: key }
    if (before.version !== version)
      throw await versionConflict(tx, { subject, current: before, sent: { texts } })
    const next = { texts: { ...row?.texts }, shipped: { ...row?.shipped } }
    for (const locale of locales) {
      if (texts[locale] === undefined) continue
      const text = texts[locale] === null ? null : tidy(texts[locale])
      const shipped = shippedText(locale, key)
      if (text === null || text === shipped) {
        delete next.texts[locale]
        delete next.shipped[locale]
      } else {
        checkText(locale, key, text)
        next.texts[locale] = text
        next.shipped[locale] = shipped!
      }
    }
    if (isSame(next.texts, row?.texts) && isSame(next.shipped, row?.shipped)) return before
    await writeRow(tx, key, next)
    await checkTotal(tx, texts)
    await writeAudit(tx, {
      by,
      action: 'text.change',
      subject,
      before: { ...row?.texts },
      after: next.texts,
    })
    return viewText(key, await readRow(tx, key))
  })

const readRow = (tx: Tx, key: string) =>
  tx.selectFrom('message_overrides').selectAll().where('key', '=', key).executeTakeFirst()

const writeRow = (
  tx: Tx,
  key: string,
  { texts, shipped }: { texts: OverrideTexts; shipped: OverrideTexts },
) =>
  sql`
    insert into message_overrides (key, texts, shipped)
    values (${key}, ${JSON.stringify(texts)}::jsonb, ${JSON.stringify(shipped)}::jsonb)
    on conflict (key) do update set texts = excluded.texts, shipped = excluded.shipped, version = message_overrides.version + 1`.execute(
    tx,
  )

const isSame = (one: OverrideTexts, other: OverrideTexts = {}): boolean =>
  locales.every((locale) => one[locale] === other[locale])

function checkText(locale: Locale, key: string, text: string): void {
  const shipped = shippedText(locale, key)
  const problem: FieldMessage | undefined =
    shipped === undefined
      ? { key: 'unknown' }
      : text === ''
        ? { key: 'required' }
        : placeholderProblem(text, { shipped, isPlural: isPluralForm(key) })
  if (problem)
    throw new DomainError('validation_failed', { fields: { [`texts.${locale}`]: [problem] } })
}

/** Every page carries the overrides of its language, so that together they are bounded. */
async function checkTotal(tx: Tx, sent: TextChange['texts']): Promise<void> {
  for (const locale of locales) {
    if (sent[locale] === undefined || sent[locale] === null) continue
    const { rows } = await sql<{ total: number }>`
      select coalesce(sum(length(key) + length(texts ->> ${locale})), 0)::int as total
      from message_overrides where texts ? ${locale}`.execute(tx)
    if (rows[0]!.total > maxTexts.total)
      throw new DomainError('validation_failed', {
        fields: { [`texts.${locale}`]: [{ key: 'tooManyTexts', values: { max: maxTexts.total } }] },
      })
  }
}
