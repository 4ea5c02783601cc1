import type { AdminKey } from '@tsiran/contract/admin/api'
import { documentSamples } from './documents.ts'
import { draftSamples } from './drafts.ts'
import { jobSamples } from './jobs.ts'
import { orderSamples } from './orders.ts'
import { peopleSamples } from './people.ts'
import type { Sample } from './sample.ts'
import { staffSamples } from './staff.ts'
import { stockSamples } from './stock.ts'

/** One call of every endpoint of the back office. The walk over them fails for a handler that has none. */
export const samples: Partial<Record<AdminKey, Sample>> = {
  ...documentSamples,
  ...draftSamples,
  ...jobSamples,
  ...orderSamples,
  ...peopleSamples,
  ...staffSamples,
  ...stockSamples,
}
