import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take far longer than others. Begun late, the last of them would run alone. */
const slowest = /tests\/(launcher|reliability|languages)\.test\.ts$|embedded\/server\.test\.ts$/

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ moduleId, project }: TestSpecification) =>
      slowest.test(moduleId) ? 0 : project.config.isolate ? 1 : 2
    // A worker goes on only while the next file is of its project.
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}

const shared = {
  pool: 'threads',
  // The tests wait for PostgreSQL and for servers that they start: with a worker for each, processors idle a quarter of the time.
  maxWorkers: availableParallelism() + 1,
  testTimeout: 20_000,
  hookTimeout: 30_000,
  // On a busy machine the default of a second is short for what another process does.
  expect: { poll: { timeout: 15_000 } },
} as const

/** Files whose workers end with them: they replace modules, count what a module keeps, start processes, or measure their memory. */
const isolated = [
  'apps/server/src/{admin/one-permission,imports/run-import-thread,media/hostile-zip,routes/sign-in}.test.ts',
  'apps/{backoffice/app/features/orders/live/new-orders,storefront/app/{features/session/session,platform/api/cart-tabs}}.test.ts',
  'packages/db/src/{prepared.db,embedded/server}.test.ts',
  'tests/{killed-worker,languages,launcher,processes,reliability,replicas}.test.ts',
  'tests/security/{connections,fuzz}.test.ts',
]

export default defineConfig({
  test: {
    ...shared,
    globalSetup: [
      'packages/db/src/testing-server.ts',
      'packages/domain/src/testing/fold-template.ts',
    ],
    sequence: { sequencer: SlowestFirst },
    projects: [
      { test: { ...shared, name: 'isolated', include: isolated } },
      {
        test: {
          ...shared,
          name: 'shared',
          include: [
            '{apps,packages}/*/{src,app}/**/*.test.{ts,tsx}',
            '{bench/src,scripts,tests}/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...isolated],
          // Modules are loaded once for a worker, not once for a file.
          isolate: false,
        },
      },
    ],
  },
})
