import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { writeAudit } from '../shared/audit.ts'
import { reportProgress } from '../shared/jobs.ts'
import type { LeasedJob } from '../shared/lease-job.ts'
import { setupSubject } from './change-setup.ts'
import { forgetDemoRows, listDemoRows } from './demo-rows.ts'
import type { Removal } from './removal.ts'
import { removeDemoCategories } from './remove-demo-categories.ts'
import { removeDemoContent } from './remove-demo-content.ts'
import { removeDemoProducts } from './remove-demo-products.ts'

/** Products of one transaction: others that write the lists wait for it. */
const batch = 50

/**
 * Does the job that takes the demo catalogue back, step by step, each in its own transaction. A step forgets the rows that it settled,
 * so that another process goes on with the others. Throws {@link JobEndedError} and `signal`'s reason.
 */
export async function runRemoveDemo(db: Db, job: LeasedJob, signal: AbortSignal): Promise<Removal> {
  let sum = (job.position as Removal | null) ?? { removed: 0, left: 0 }
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from demo_rows`.execute(db)
  const total = sum.removed + sum.left + rows[0]!.count
  for (let isOver = false; !isOver;) {
    signal.throwIfAborted()
    sum = await inTransaction(db, async (tx) => {
      const products = await listDemoRows(tx, 'product', batch)
      let step: Removal
      if (products.length > 0) {
        step = await removeDemoProducts(tx, products)
        await forgetDemoRows(tx, 'product', products)
      } else {
        const parts = [await removeDemoCategories(tx), await removeDemoContent(tx)]
        step = {
          removed: parts[0]!.removed + parts[1]!.removed,
          left: parts[0]!.left + parts[1]!.left,
        }
        await sql`delete from demo_rows`.execute(tx)
        isOver = true
      }
      const next = { removed: sum.removed + step.removed, left: sum.left + step.left }
      await reportProgress(tx, job, { done: next.removed + next.left, total, position: next })
      if (isOver)
        await writeAudit(tx, {
          by: job.by,
          action: 'demo.removed',
          subject: setupSubject('demo'),
          after: { ...next },
        })
      return next
    })
  }
  return sum
}
