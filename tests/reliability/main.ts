import { build, unbuilt } from '../../scripts/launcher/build.ts'
import { print } from '../../scripts/launcher/console.ts'
import { prove } from './prove.ts'

// `npm run reliability`: kills the shop while people buy, and checks that nothing is lost or duplicated. `-- --quick` kills less.
const quick = process.argv.includes('--quick')
await build(await unbuilt())
await prove({
  ...(quick ? { serverKills: 6, databaseKills: 2 } : { serverKills: 100, databaseKills: 10 }),
  stages: 'one',
  report: print,
})
await prove({
  ...(quick ? { serverKills: 6, databaseKills: 1 } : { serverKills: 50, databaseKills: 5 }),
  stages: 'two',
  report: print,
})
