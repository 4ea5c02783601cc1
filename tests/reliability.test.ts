import { test } from 'vitest'
import { prove } from './reliability/prove.ts'

test(
  'orders are neither lost nor duplicated while servers and database are killed',
  { timeout: 120_000 },
  async () => {
    await prove({ stages: 'one', serverKills: 2, databaseKills: 1, report: () => undefined })
  },
)
