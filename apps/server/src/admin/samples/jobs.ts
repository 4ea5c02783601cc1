import type { AdminKey } from '@tsiran/contract/admin/api'
import { queueJob } from '@tsiran/domain/shared/queue-job'
import type { Sample, SampleShop } from './sample.ts'

const job = async ({ db }: SampleShop) => ({
  id: await queueJob(db, {
    kind: 'bulk_edit',
    data: {},
    by: { kind: 'system', name: 'script' },
  }),
})

export const jobSamples = {
  'GET /api/admin/jobs/:id': { input: async (shop) => ({ params: await job(shop) }) },
  'POST /api/admin/jobs/:id/cancel': {
    input: async (shop) => ({ params: await job(shop), body: {} }),
  },
} as const satisfies Partial<Record<AdminKey, Sample>>
