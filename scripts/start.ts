import { ConfigError, readConfig, type Config } from '@tsiran/server/config'
import { build, needsBuild } from './launcher/build.ts'
import { checkPort, claimDataDir } from './launcher/claim.ts'
import { keepDatabase, prepareDatabase } from './launcher/database.ts'
import { keepPictures } from './launcher/pictures.ts'
import { fail, say, step } from './launcher/say.ts'
import { keepServer } from './launcher/server.ts'

// `npm start` and, with --dev, `npm run dev`: brings up the database and the shop and keeps both running.
const development = process.argv.includes('--dev')

function readSettings(): Config & { embedded: boolean } {
  try {
    const embedded = !process.env['DATABASE_URL']
    const config = readConfig({ ...process.env, DATABASE_URL: process.env['DATABASE_URL'] || 'postgres://embedded' })
    return { ...config, embedded }
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message)
    throw error
  }
}

const stops: (() => unknown)[] = []
let stopping = false

/** Ends everything in the opposite order of its start. Asked a second time it ends at once. */
async function stop(code = 0): Promise<void> {
  if (stopping) process.exit(130)
  stopping = true
  for (const end of stops.toReversed()) await end()
  process.exit(code)
}

process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
process.on('disconnect', () => void stop())

const settings = readSettings()
await checkPort(settings.host, settings.port)
const release = await claimDataDir(settings.dataDir)
stops.push(release)
process.on('exit', () => void release())

if (!development && (await needsBuild())) {
  await step('Building the pages', () => build().catch((error: Error) => fail(error.message)))
}
let { databaseUrl } = settings
if (settings.embedded) {
  const database = await step('Starting the database', () => keepDatabase(settings.dataDir))
  databaseUrl = database.url
  stops.push(database.stop)
}
await step('Preparing the shop', () => prepareDatabase(databaseUrl, process.env['SEED'] !== 'none'))
const pictures = await keepPictures(settings.dataDir)
stops.push(pictures.stop)
const server = await step('Starting the server', () =>
  keepServer({ env: { DATABASE_URL: databaseUrl, DATA_DIR: settings.dataDir }, development, providePicture: pictures.provide }),
)
stops.push(server.stop)
say(`\nTsiran is open: ${process.env['ORIGIN'] ?? `http://localhost:${server.port}`}\nCtrl-C closes it.\n`)
if (process.env['PICTURES'] !== 'none') await pictures.fill()
