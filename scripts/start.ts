import { demoAccounts } from '@tsiran/demo/accounts'
import { build, needsBuild } from './launcher/build.ts'
import { claimDataDir } from './launcher/instance-lock.ts'
import { checkDatabase, keepDatabase, prepareDatabase } from './launcher/database.ts'
import { keepPictures } from './launcher/pictures.ts'
import { checkPort } from './launcher/port.ts'
import { warn, LauncherError, print, showProgress, step } from './launcher/console.ts'
import { keepServer } from './launcher/server.ts'
import { readSettings } from './launcher/settings.ts'

// `npm start` and, with --dev, `npm run dev`: brings up the database and the shop and keeps both running.
const development = process.argv.includes('--dev')
const ending = new AbortController()
/** What runs, in the order of its start. */
const running: { stop(): unknown; kill?(): void }[] = []

/** Brings everything up. Between two steps it gives way to a wish to end. */
async function open(): Promise<void> {
  const settings = readSettings(process.env)
  await checkPort(settings.host, settings.port)
  const release = await claimDataDir(settings.dataDir)
  process.on('exit', release)
  let { databaseUrl } = settings
  if (!settings.embedded) await checkDatabase(databaseUrl)
  if (!development && (await needsBuild())) await step('Building the pages', () => build(ending.signal))
  ending.signal.throwIfAborted()

  let databaseReady = () => Promise.resolve()
  if (settings.embedded) {
    const database = await step('Starting the database', (tell) =>
      keepDatabase(settings.dataDir, { onStep: tell, onFailure: fail, signal: ending.signal }),
    )
    running.push(database)
    databaseUrl = database.url
    databaseReady = database.ready
  }
  ending.signal.throwIfAborted()
  await step('Preparing the shop', (tell) => prepareDatabase(databaseUrl, settings.demo, tell))
  ending.signal.throwIfAborted()

  const pictures = await keepPictures(settings.dataDir)
  running.push(pictures)
  const server = await step('Starting the server', () =>
    keepServer({
      env: { DATABASE_URL: databaseUrl, DATA_DIR: settings.dataDir, SANDBOX_BANK: settings.banks.sandbox ? 'on' : 'off' },
      development,
      databaseReady,
      providePicture: pictures.provide,
      onFailure: fail,
    }),
  )
  running.push(server)
  ending.signal.throwIfAborted()
  isOpen = true
  print(`\nTsiran is open: ${process.env['ORIGIN'] || `http://localhost:${server.port}`}`)
  if (settings.demo) for (const { role, email, password } of demoAccounts) print(`  ${role.padEnd(10)} ${email.padEnd(24)} ${password}`)
  print('Ctrl-C closes it.\n')
  if (settings.drawPictures) void pictures.fill(({ done, total }) => showProgress(`Drawing the demo shop's pictures: ${done} of ${total}`))
}

/** Ends everything in the opposite order of its start. The step under way ends first: what it started is known then. */
async function close(code: number): Promise<never> {
  ending.abort()
  await opened.catch(() => undefined)
  for (const { stop } of running.toReversed()) await stop()
  process.exit(code)
}

let closing: Promise<never> | undefined
let askedAt = 0
let isOpen = false

function fail(error: unknown): void {
  if (closing) return
  if (!(error instanceof LauncherError)) warn(String((error as Error).stack ?? error))
  else if (error.message !== '') warn(`Tsiran cannot ${isOpen ? 'go on' : 'start'}: ${error.message}`)
  closing = close(1)
}

/** A terminal's Ctrl-C may come twice, directly and by way of npm: only one that comes later asks to end at once. */
function end(): void {
  const again = closing !== undefined && Date.now() - askedAt > 500
  if (askedAt === 0) askedAt = Date.now()
  closing ??= close(0)
  if (!again) return
  for (const { kill } of running) kill?.()
  process.exit(130)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
process.on('disconnect', end)
const opened = open()
opened.catch((error: unknown) => (ending.signal.aborted ? undefined : fail(error)))
