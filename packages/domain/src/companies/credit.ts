import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'

/** A company's remaining credit in drams: its line less its debt, at least 0 (R19). */
export async function creditLeft(db: Db | Tx, companyId: number): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select greatest(credit_line - credit_owed, 0) as left from companies where id = ${companyId}`.execute(
    db,
  )
  return rows[0]?.left ?? 0
}

/** Locks a company's credit until the transaction ends, so that what is left of it stays. */
export async function lockCredit(tx: Tx, companyId: number): Promise<void> {
  await sql`select 1 from companies where id = ${companyId} for no key update`.execute(tx)
}

/**
 * Books drams on a company's credit, in the order's transaction; false, with nothing booked, where too little is left. The
 * company stays locked until the transaction ends, so orders on credit wait for each other.
 */
export async function bookCredit(tx: Tx, companyId: number, drams: number): Promise<boolean> {
  const { rows } = await sql`
    update companies set credit_owed = credit_owed + ${drams}::bigint
    where id = ${companyId} and credit_line - credit_owed >= ${drams}::bigint returning id`.execute(
    tx,
  )
  return rows.length > 0
}

/** Releases an order's booked drams once it is paid or canceled. */
export async function returnCredit(tx: Tx, companyId: number, drams: number): Promise<void> {
  await sql`update companies set credit_owed = credit_owed - ${drams}::bigint where id = ${companyId}`.execute(
    tx,
  )
}
