import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '{apps,packages}/*/{src,app}/**/*.test.{ts,tsx}',
      'tests/{,security/}*.test.ts',
      'bench/src/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    globalSetup: ['packages/db/src/testing-server.ts'],
    pool: 'threads',
    // One less than the processors is one on two of them, and the tests wait for PostgreSQL much of their time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
