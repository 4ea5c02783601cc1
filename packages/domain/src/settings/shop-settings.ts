import type { ShopSettings } from '@tsiran/contract/admin/settings'
import type { OpenDay } from '@tsiran/contract/channel'
import { perLocale } from '@tsiran/contract/map-text'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError, type FieldMessage } from '../errors.ts'
import { draftTerms } from '../content/draft-terms.ts'
import { accentProblem } from './accent-problem.ts'
import type { Actor } from '../shared/actor.ts'
import { emailProblem, requiredProblem } from '../shared/fields.ts'
import { tidy } from '../shared/text.ts'
import { textProblems, tidyText } from '../shared/text3.ts'
import { changeValues } from './change-values.ts'
import { writeStandardMethods } from './standard-methods.ts'

export const shopId = 1
export const noText = perLocale(() => '')

/** The shop's row; undefined before it is set up. */
export const selectShop = (db: Db | Tx) =>
  db.selectFrom('channels').selectAll().where('id', '=', shopId).executeTakeFirst()

/** An empty shop has no row to lock, and must not be set up twice. */
export const lockShop = (tx: Tx) => sql`lock table channels in share row exclusive mode`.execute(tx)

/** The shop itself; empty fields before it is set up. */
export async function readShopSettings(db: Db | Tx): Promise<ShopSettings> {
  const row = await selectShop(db)
  return {
    version: row?.version ?? 1,
    name: row?.name ?? noText,
    phone: row?.phone ?? '',
    email: row?.email ?? '',
    address: row?.address ?? noText,
    logo: row?.logo ?? null,
    accent: row?.accent ?? '',
    opening_hours: row?.opening_hours ?? [],
  }
}

type ShopFields = Omit<ShopSettings, 'version'>

/** A change of settings over a version; fields that are left out stay. */
export type SettingsChange<S> = Partial<Omit<S, 'version'>> & { version: number }

/** Changes the shop itself, or sets it up. Refuses with `version_conflict` and `validation_failed`. */
export const changeShopSettings = (
  db: Db,
  { version, ...typed }: SettingsChange<ShopSettings>,
  { by }: { by: Actor },
): Promise<ShopSettings> =>
  changeValues<ShopSettings>(db, {
    name: 'shop',
    version,
    change: {
      ...typed,
      ...(typed.name && { name: tidyText(typed.name) }),
      ...(typed.address && { address: tidyText(typed.address) }),
      ...(typed.phone !== undefined && { phone: tidy(typed.phone) }),
      ...(typed.email !== undefined && { email: tidy(typed.email) }),
      ...(typed.accent !== undefined && { accent: typed.accent.trim().toLowerCase() }),
    },
    check: checkShop,
    by,
    lock: lockShop,
    read: readShopSettings,
    write: writeShop,
  })

/** Writes the shop. The first time opens it to shoppers, with standard ways of delivery and payment and a draft of the terms. */
async function writeShop(tx: Tx, { name, address, opening_hours, ...plain }: ShopFields) {
  if (!(await selectShop(tx))) {
    await writeStandardMethods(tx)
    await draftTerms(tx)
  }
  const values = {
    ...plain,
    name: JSON.stringify(name),
    address: JSON.stringify(address),
    opening_hours: JSON.stringify(opening_hours),
  }
  await tx
    .insertInto('channels')
    .values({ id: shopId, meta_title: JSON.stringify(name), version: 2, ...values })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ ...values, version: sql`channels.version + 1` }),
    )
    .execute()
}

function checkShop({ name, phone, email, address, accent, opening_hours }: ShopFields): void {
  const problems: Record<string, FieldMessage | string | undefined> = {
    ...textProblems('name', name),
    ...textProblems('address', address),
    phone:
      requiredProblem(phone) ?? (/^\+?[\d\s()./-]{5,}$/.test(phone) ? undefined : 'phoneNumber'),
    email: emailProblem(email),
    accent: accentProblem(accent),
    opening_hours: hoursProblem(opening_hours),
  }
  const fields = Object.entries(problems).flatMap(([field, problem]) =>
    problem === undefined
      ? []
      : [[field, [typeof problem === 'string' ? { key: problem } : problem]]],
  )
  if (fields.length > 0)
    throw new DomainError('validation_failed', {
      fields: Object.fromEntries(fields) as Record<string, FieldMessage[]>,
    })
}

const hoursProblem = (days: readonly (OpenDay | null)[]): string | undefined =>
  (days.length === 0 || days.length === 7) &&
  days.every((day) => day === null || day.opens < day.closes)
    ? undefined
    : 'openingHours'
