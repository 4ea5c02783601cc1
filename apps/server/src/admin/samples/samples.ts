import type { AdminKey } from '@tsiran/contract/admin/api'
import { bulkSamples } from './bulk.ts'
import { catalogueSamples } from './catalogue.ts'
import { contentSamples } from './content.ts'
import { deliverySamples } from './delivery.ts'
import { routeSamples } from './deliveries.ts'
import { documentSamples } from './documents.ts'
import { draftSamples } from './drafts.ts'
import { importSamples } from './imports.ts'
import { jobSamples } from './jobs.ts'
import { labelSamples } from './labels.ts'
import { mediaSamples } from './media.ts'
import { orderSamples } from './orders.ts'
import { peopleSamples } from './people.ts'
import { pickingSamples } from './picking.ts'
import { productSamples } from './products.ts'
import { reportSamples } from './reports.ts'
import type { Sample } from './sample.ts'
import { searchDeskSamples } from './search-desk.ts'
import { settingsSamples } from './settings.ts'
import { settlementSamples } from './settlement.ts'
import { setupSamples } from './setup.ts'
import { staffSamples } from './staff.ts'
import { stockSamples } from './stock.ts'
import { translationSamples } from './translations.ts'

/** One call of every endpoint of the back office. The walk over them fails for a handler that has none. */
export const samples: Partial<Record<AdminKey, Sample>> = {
  ...bulkSamples,
  ...catalogueSamples,
  ...contentSamples,
  ...deliverySamples,
  ...routeSamples,
  ...documentSamples,
  ...draftSamples,
  ...importSamples,
  ...jobSamples,
  ...labelSamples,
  ...mediaSamples,
  ...orderSamples,
  ...peopleSamples,
  ...pickingSamples,
  ...productSamples,
  ...reportSamples,
  ...searchDeskSamples,
  ...settingsSamples,
  ...settlementSamples,
  ...setupSamples,
  ...staffSamples,
  ...stockSamples,
  ...translationSamples,
}
