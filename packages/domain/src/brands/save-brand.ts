import type { AdminBrand, BrandChange } from '@tsiran/contract/admin/brands'
import type { Db, Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'
import { refreshAfter } from '../catalog/refresh-after.ts'
import { fieldError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { freeSlug, isSlugText, slugOf } from '../shared/slug.ts'
import { requiredText } from '../shared/text3.ts'
import { inUniqueTransaction } from '../shared/unique-transaction.ts'
import { brandSubject, lockBrand, readBrand } from './read-brands.ts'

const fields = ['label', 'slug', 'logo'] as const

/** Adds a brand, last in the order. Refuses with `validation_failed`, and with `conflict` where its slug was taken at the same moment. */
export const createBrand = (
  db: Db,
  input: BrandChange & { label: Text },
  { by }: { by: Actor },
): Promise<AdminBrand> =>
  inUniqueTransaction(db, async (tx) => {
    const label = requiredText('label', input.label)
    const { id } = await tx
      .insertInto('brands')
      .values({
        slug: await chooseSlug(tx, input.slug, label),
        label: JSON.stringify(label),
        logo: input.logo ?? null,
        position: sql`(select coalesce(max(position), 0) + 1 from brands)`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const after = await readBrand(tx, id)
    await writeAudit(tx, {
      by,
      action: 'brand.create',
      subject: brandSubject(after),
      after: { label, slug: after.slug, logo: after.logo },
    })
    return after
  })

interface ChangeCall {
  id: number
  version: number
  change: BrandChange
  by: Actor
}

/**
 * Changes a brand; undefined fields stay. A change that changes nothing takes no version. Refuses with `not_found`,
 * `validation_failed`, `version_conflict`, and `conflict` where its slug was taken at the same moment.
 */
export const changeBrand = (db: Db, { id, version, change, by }: ChangeCall): Promise<AdminBrand> =>
  inUniqueTransaction(db, async (tx) => {
    const before = await lockBrand(tx, { id, version, sent: { ...change } })
    const label = change.label && requiredText('label', change.label)
    const slug =
      change.slug === undefined || change.slug === before.slug
        ? undefined
        : await chooseSlug(tx, change.slug, label ?? before.label)
    const sent: BrandChange = { ...change, ...(label && { label }), slug: slug ?? before.slug }
    const changed = fields.filter(
      (field) =>
        sent[field] !== undefined && JSON.stringify(sent[field]) !== JSON.stringify(before[field]),
    )
    if (changed.length === 0) return before
    const set = changed.map(
      (field) =>
        sql`${sql.ref(field)} = ${field === 'label' ? JSON.stringify(sent.label) : sent[field]}`,
    )
    await sql`update brands set ${sql.join(set)}, version = version + 1 where id = ${id}`.execute(
      tx,
    )
    if (changed.includes('label')) await refreshAfter(tx, { brand: id }, by)
    await writeAudit(tx, {
      by,
      action: 'brand.change',
      subject: brandSubject(before),
      before: Object.fromEntries(changed.map((field) => [field, before[field]])),
      after: Object.fromEntries(changed.map((field) => [field, sent[field]])),
    })
    return readBrand(tx, id)
  })

/** The typed slug, else one made from the label. */
async function chooseSlug(tx: Tx, typed: string | undefined, label: Text): Promise<string> {
  const slug = typed?.trim().toLowerCase() ?? ''
  if (slug === '') {
    const made = [label.en, label.hy, label.ru].map(slugOf).find((text) => text !== '')
    return freeSlug(tx, { table: 'brands', column: 'slug' }, made ?? 'brand')
  }
  if (!isSlugText(slug)) throw fieldError('slug', 'slug')
  const other = await tx
    .selectFrom('brands')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (other) throw fieldError('slug', 'taken')
  return slug
}
