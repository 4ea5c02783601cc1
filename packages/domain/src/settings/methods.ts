import type { AdminPaymentMethod, AdminShippingMethod } from '@tsiran/contract/admin/methods'
import type { Db, Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import type { Actor } from '../shared/actor.ts'
import { checkFields } from '../shared/fields.ts'
import { textProblems, tidyText } from '../shared/text3.ts'
import { changeMethod, moveMethod } from './write-method.ts'
import { readShippingMethods, readPaymentMethods } from './read-methods.ts'

type Words = {
  title: Text
  description: Text
  active: boolean
}

function checkedWords({ title, description, active }: Partial<Words>): Partial<Words> {
  const own = title && tidyText(title)
  if (own) checkFields(textProblems('title', own))
  return {
    ...(own && { title: own }),
    ...(description && { description: tidyText(description) }),
    ...(active !== undefined && { active }),
  }
}

interface Call {
  code: string
  version: number
  by: Actor
}

/**
 * Changes a way of delivery, prices in drams; fields that are left out stay. Refuses with `not_found`, `version_conflict` and
 * `validation_failed`.
 */
export async function changeShippingMethod(
  db: Db,
  call: Call & Partial<Words & { rate: number; free_from: number | null }>,
): Promise<AdminShippingMethod[]> {
  const { code, version, by, rate, free_from } = call
  const columns = {
    ...checkedWords(call),
    ...(rate !== undefined && { rate }),
    ...(free_from !== undefined && { free_from }),
  }
  const read = readShippingMethods
  return changeMethod(db, {
    kind: 'shipping',
    code,
    version,
    by,
    read,
    columns,
    sent: columns,
    suffices: () => true,
  })
}

export const moveShippingMethod = (
  db: Db,
  call: Call & { before: string | null },
): Promise<AdminShippingMethod[]> =>
  moveMethod(db, { ...call, kind: 'shipping', read: readShippingMethods })

interface PaymentCall extends Call {
  providers: { has(method: string): boolean }
}

/**
 * Changes a way of payment. One that everybody may use, and that the shop is connected to, stays on. Refuses with `not_found`,
 * `version_conflict` and `validation_failed`.
 */
export async function changePaymentMethod(
  db: Db,
  call: PaymentCall & Partial<Words>,
): Promise<AdminPaymentMethod[]> {
  const { code, version, by, providers } = call
  const columns = checkedWords(call)
  const read = (tx: Db | Tx) => readPaymentMethods(tx, providers)
  return changeMethod(db, {
    kind: 'payment',
    code,
    version,
    by,
    read,
    columns,
    sent: { ...columns },
    suffices: ({ connected, for_companies }) => connected && !for_companies,
  })
}

export const movePaymentMethod = (
  db: Db,
  { providers, ...call }: PaymentCall & { before: string | null },
): Promise<AdminPaymentMethod[]> =>
  moveMethod(db, { ...call, kind: 'payment', read: (tx) => readPaymentMethods(tx, providers) })
