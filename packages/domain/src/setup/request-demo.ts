import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { queueJob } from '../shared/queue-job.ts'
import { lockSetup, setupSubject } from './change-setup.ts'
import { readDemoState } from './read-setup.ts'

/** What the job of the demo catalogue does. */
export interface DemoOrder {
  act: 'load' | 'remove'
}

/** Of an act: while it is under way, and once it is done, the same press changes nothing. */
const settled = { load: ['loading', 'loaded'], remove: ['removing', 'none'] } as const

/**
 * Has the demo catalogue loaded or removed in the background. Of many presses one queues the work. Refuses with `conflict` while the
 * opposite is under way, before the shop is set up, and where it has a catalogue of its own.
 */
export const requestDemo = (db: Db, { act, by }: DemoOrder & { by: Actor }): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockSetup(tx)
    const { state, has_own } = await readDemoState(tx)
    if ((settled[act] as readonly string[]).includes(state)) return
    if (state === 'loading' || state === 'removing') throw new DomainError('conflict')
    if (act === 'load') {
      const { rows } = await sql`select from channels`.execute(tx)
      if (has_own || rows.length === 0) throw new DomainError('conflict')
    }
    const data: DemoOrder = { act }
    await queueJob(tx, { kind: 'demo_catalogue', key: 'demo', data, by })
    await writeAudit(tx, {
      by,
      action: act === 'load' ? 'demo.load' : 'demo.remove',
      subject: setupSubject('demo'),
    })
  })
