import type { AdminKey } from '@tsiran/contract/admin/api'
import type { Sample } from './sample.ts'

/** Calls about the texts of the shop. */
export const translationSamples = {
  'GET /api/admin/translations': {},
  'GET /api/admin/translations/own': {},
  'PUT /api/admin/translations': {
    input: () => ({ body: { key: 'sandboxBank.amount', version: 0, texts: { en: 'To pay' } } }),
  },
} as const satisfies Partial<Record<AdminKey, Sample>>
