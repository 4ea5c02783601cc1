import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { staffIdOf, type Actor } from '../shared/actor.ts'

export interface NewPayment {
  companyId: number
  /** Drams. */
  amount: number
  note: string
  /** Of the form that was sent; unique. */
  key?: string | undefined
  /** The numbers of the orders that it closed. */
  closed?: readonly number[]
  by: Actor
}

/** Writes down that a company paid some of its debt. */
export async function recordPayment(
  tx: Tx,
  { companyId, amount, note, key, closed = [], by }: NewPayment,
): Promise<void> {
  await tx
    .insertInto('company_payments')
    .values({
      company_id: companyId,
      amount,
      note,
      key,
      closed: JSON.stringify(closed),
      staff_id: staffIdOf(by),
    })
    .execute()
}

/** Gives a company its next version, after its debts have changed. */
export async function bumpCompany(tx: Tx, companyId: number): Promise<void> {
  await sql`update companies set version = version + 1 where id = ${companyId}`.execute(tx)
}
