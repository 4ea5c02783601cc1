import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take far longer than others. Begun late, the last of them would run alone. */
const slowest = /tests\/(launcher|reliability|languages)\.test\.ts$|embedded\/server\.test\.ts$/

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification) => slowest.test(moduleId)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}

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
    // The tests wait for PostgreSQL and for servers that they start: with a worker for each, processors idle a quarter of the time.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowestFirst },
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
