import type { AdminKey } from '@tsiran/contract/admin/api'
import { catalogueSamples } from './catalogue.ts'
import { documentSamples } from './documents.ts'
import { draftSamples } from './drafts.ts'
import { orderSamples } from './orders.ts'
import { peopleSamples } from './people.ts'
import type { Sample } from './sample.ts'
import { searchDeskSamples } from './search-desk.ts'
import { staffSamples } from './staff.ts'

/** One call of every endpoint of the back office. The walk over them fails for a handler that has none. */
export const samples: Partial<Record<AdminKey, Sample>> = {
  ...catalogueSamples,
  ...documentSamples,
  ...draftSamples,
  ...orderSamples,
  ...peopleSamples,
  ...searchDeskSamples,
  ...staffSamples,
}
