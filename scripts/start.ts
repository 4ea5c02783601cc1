import { demoAccounts } from '@tsiran/demo/accounts'
import { demoStaff } from '@tsiran/demo/staff'
import { CrashLoopError } from '@tsiran/server/processes/keep-alive'
import { build, unbuilt } from './launcher/build.ts'
import { lockDataDir } from './launcher/instance-lock.ts'
import { superviseDatabase } from './launcher/database.ts'
import { checkDatabase, prepareDatabase } from './launcher/prepare-database.ts'
import { openPictures } from './launcher/pictures.ts'
import { checkPort } from './launcher/port.ts'
import { warn, LauncherError, print, showProgress, step } from './launcher/console.ts'
import { superviseServer } from './launcher/server.ts'
import { readSettings } from './launcher/settings.ts'

// `npm start` and, with --dev, `npm run dev`: starts the database and the shop and restarts them after crashes.
const development = process.argv.includes('--dev')
const ending = new AbortController()
/** Everything that runs, in the order of its start. */
const running: { stop(): unknown; kill?(): void }[] = []

/** Starts everything. Between two steps it checks whether it should stop. */
async function open(): Promise<void> {
  const settings = readSettings(process.env)
  await checkPort(settings.host, settings.port)
  const release = await lockDataDir(settings.dataDir)
  process.on('exit', release)
  let { databaseUrl } = settings
  if (!settings.embedded) await checkDatabase(databaseUrl)
  const stale = development ? [] : await unbuilt()
  if (stale.length > 0) await step('Building the pages', () => build(stale, ending.signal))
  ending.signal.throwIfAborted()

  let databaseReady = () => Promise.resolve()
  if (settings.embedded) {
    const database = await step('Starting the database', (onStep) =>
      superviseDatabase(settings.dataDir, { onStep, onFailure: fail, signal: ending.signal }),
    )
    running.push(database)
    databaseUrl = database.url
    databaseReady = database.ready
  }
  ending.signal.throwIfAborted()
  const { isDemo } = await step('Preparing the shop', (onStep) =>
    prepareDatabase(databaseUrl, settings, onStep),
  )
  ending.signal.throwIfAborted()

  const pictures = await openPictures(settings.dataDir)
  running.push(pictures)
  const server = await step('Starting the server', () =>
    superviseServer({
      env: {
        DATABASE_URL: databaseUrl,
        DATA_DIR: settings.dataDir,
        SANDBOX_BANK: settings.banks.sandbox ? 'on' : 'off',
      },
      processes: settings.processes,
      development,
      databaseReady,
      providePicture: pictures.provide,
      onOwnerLink: (link) => {
        ownerLink = link
        if (isOpen) printOwnerLink()
      },
      onFailure: fail,
    }),
  )
  running.push(server)
  reload = () => server.reload()
  ending.signal.throwIfAborted()
  isOpen = true
  print(`\nTsiran is open: ${process.env['ORIGIN'] || `http://localhost:${server.port}`}`)
  if (isDemo) {
    const show = ({ role, email, password }: { role: string; email: string; password: string }) =>
      print(`  ${role.padEnd(10)} ${email.padEnd(26)} ${password}`)
    demoAccounts.forEach(show)
    print('Its staff, on this machine, at /admin:')
    demoStaff.forEach(show)
  }
  printOwnerLink()
  print('Ctrl-C stops it.\n')
  if (settings.drawPictures)
    void pictures.fill(({ done, total }) =>
      showProgress(`Drawing the demo shop's pictures: ${done} of ${total}`),
    )
}

/** Stops everything in the reverse order of its start. The current step finishes first, so that what it started is known. */
async function close(code: number): Promise<never> {
  ending.abort()
  await opened.catch(() => undefined)
  for (const { stop } of running.toReversed()) await stop()
  process.exit(code)
}

let closing: Promise<never> | undefined
let firstSignalAt = 0
let isOpen = false
let ownerLink: string | undefined
let reload = (): void => undefined

function printOwnerLink(): void {
  if (ownerLink !== undefined) print(`This shop has no owner yet. Open ${ownerLink}`)
}

function fail(error: unknown): void {
  if (closing) return
  if (!(error instanceof LauncherError || error instanceof CrashLoopError))
    warn(String((error as Error).stack ?? error))
  else if (error.message !== '')
    warn(`Tsiran cannot ${isOpen ? 'continue' : 'start'}: ${error.message}`)
  closing = close(1)
}

/** A terminal's Ctrl-C may arrive twice, directly and through npm: only a later one kills at once. */
function end(): void {
  const again = closing !== undefined && Date.now() - firstSignalAt > 500
  if (firstSignalAt === 0) firstSignalAt = Date.now()
  closing ??= close(0)
  if (!again) return
  for (const { kill } of running) kill?.()
  process.exit(130)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
process.on('SIGUSR2', () => reload())
process.on('disconnect', end)
const opened = open()
opened.catch((error: unknown) => (ending.signal.aborted ? undefined : fail(error)))
