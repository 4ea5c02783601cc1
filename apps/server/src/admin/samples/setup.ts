import type { AdminKey } from '@tsiran/contract/admin/api'
import { markDemoRows } from '@tsiran/domain/setup/demo-rows'
import { resumeStep, skipStep } from '@tsiran/domain/setup/change-setup'
import { createTestChannel } from '@tsiran/domain/testing/channel'
import { byScript } from '@tsiran/domain/testing/fixtures'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import type { Sample, SampleShop } from './sample.ts'

const step = { step: 'logo' as const, by: byScript }

/** A shop that is set up and has no catalogue of its own, with or without the demo's. */
async function prepareDemo({ db }: SampleShop, loaded: boolean) {
  await createTestChannel(db)
  await sql`update jobs set state = 'canceled', finished_at = now() where kind = 'demo_catalogue' and finished_at is null`.execute(
    db,
  )
  await sql`truncate demo_rows, products, categories, brands, attributes cascade`.execute(db)
  if (loaded) await inTransaction(db, (tx) => markDemoRows(tx, 'slide', [1]))
  return { body: {} }
}

/** Calls about setting the shop up. */
export const setupSamples = {
  'GET /api/admin/setup': {},
  'POST /api/admin/setup/steps/:step/skip': {
    input: async ({ db }) => {
      await resumeStep(db, step)
      return { params: { step: 'logo' }, body: {} }
    },
  },
  'POST /api/admin/setup/steps/:step/resume': {
    input: async ({ db }) => {
      await skipStep(db, step)
      return { params: { step: 'logo' }, body: {} }
    },
  },
  'POST /api/admin/setup/dismiss': { input: () => ({ body: { dismissed: true } }) },
  'POST /api/admin/setup/demo/load': { input: (shop) => prepareDemo(shop, false) },
  'POST /api/admin/setup/demo/remove': { input: (shop) => prepareDemo(shop, true) },
} as const satisfies Partial<Record<AdminKey, Sample>>
