import type { AdminKey } from '@tsiran/contract/admin/api'
import type { Sample } from './sample.ts'
import { staffSamples } from './staff.ts'

/** One call of every endpoint of the back office: an endpoint without one does not compile. */
export const samples: Record<AdminKey, Sample> = { ...staffSamples }
