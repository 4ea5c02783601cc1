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
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
