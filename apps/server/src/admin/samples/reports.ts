import type { AdminKey } from '@tsiran/contract/admin/api'
import type { Sample } from './sample.ts'

export const reportSamples = {
  'GET /api/admin/today': {},
  'GET /api/admin/today/waiting': {},
  'GET /api/admin/reports/:name': {
    input: async () => ({
      params: { name: 'sales' },
      query: { from: '2026-05-01', to: '2026-05-31' },
    }),
  },
  'GET /api/admin/reports/customers.xlsx': {},
  'GET /api/admin/reports/:name.xlsx': { input: async () => ({ params: { name: 'products' } }) },
} as const satisfies Partial<Record<AdminKey, Sample>>
