import { setupSteps, type SetupStep } from '@tsiran/contract/admin/setup'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { readStoredSetup, type StoredSetup } from './read-setup.ts'

/** What the log calls the setup. */
export const setupSubject = (id = 'setup') => ({ type: 'settings', id, label: id })

/** Makes others who change the setup, or ask for the demo catalogue, wait for this transaction. */
export const lockSetup = (tx: Tx) =>
  sql`select 1 from settings where name = 'setup' for update`.execute(tx)

interface Change {
  action: 'setup.skip' | 'setup.resume' | 'setup.dismiss' | 'setup.show'
  by: Actor
  change: (stored: StoredSetup) => Partial<StoredSetup>
}

/** Changes what is stored of the setup. What changes nothing leaves no row in the log. */
const changeSetup = (db: Db, { action, by, change }: Change): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockSetup(tx)
    const before = await readStoredSetup(tx)
    const after = { ...before, ...change(before) }
    if (JSON.stringify(before) === JSON.stringify(after)) return
    await sql`
      update settings set value = value || ${JSON.stringify(after)}::jsonb, version = version + 1
      where name = 'setup'`.execute(tx)
    const subject = setupSubject()
    await writeAudit(tx, { by, action, subject, before: { ...before }, after: { ...after } })
  })

interface StepCall {
  step: SetupStep
  by: Actor
}

export const skipStep = (db: Db, { step, by }: StepCall): Promise<void> =>
  changeSetup(db, {
    action: 'setup.skip',
    by,
    change: ({ skipped }) => ({
      skipped: setupSteps.filter((one) => one === step || skipped.includes(one)),
    }),
  })

/** Takes up a skipped step again. */
export const resumeStep = (db: Db, { step, by }: StepCall): Promise<void> =>
  changeSetup(db, {
    action: 'setup.resume',
    by,
    change: ({ skipped }) => ({ skipped: skipped.filter((one) => one !== step) }),
  })

/** Puts the checklist away, or brings it back to the first page. */
export const dismissSetup = (
  db: Db,
  { dismissed, by }: { dismissed: boolean; by: Actor },
): Promise<void> =>
  changeSetup(db, {
    action: dismissed ? 'setup.dismiss' : 'setup.show',
    by,
    change: () => ({ dismissed }),
  })
