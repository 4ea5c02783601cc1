import type { AdminKey } from '@tsiran/contract/admin/api'
import type { Sample } from './sample.ts'

/** Calls about the texts of the shop. */
export const translationSamples = {
  'GET /api/admin/translations': {},
  'GET /api/admin/translations/own': {},
  'PUT /api/admin/translations': {
    input: async ({ db, number }) => {
      const key = 'sandboxBank.notice'
      const row = await db
        .selectFrom('message_overrides')
        .select('version')
        .where('key', '=', key)
        .executeTakeFirst()
      return { body: { key, version: row?.version ?? 0, texts: { en: `Notice ${number}` } } }
    },
  },
} as const satisfies Partial<Record<AdminKey, Sample>>
