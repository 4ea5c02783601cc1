import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { bundleServer } from './bundle-server.ts'
import { compressFiles } from './compress.ts'
import { warn, LauncherError } from './console.ts'

export const root = path.resolve(import.meta.dirname, '../..')

/** What is built, by the names of the folders. */
export const applications = ['storefront', 'backoffice', 'server'] as const
type Application = (typeof applications)[number]

const folderOf = (application: Application) => path.join(root, 'apps', application)
const hashFileOf = (application: Application) => path.join(folderOf(application), 'build/.hash')
const pageSources = ['packages/app-kit', 'packages/ui', 'packages/i18n', 'packages/contract']
const sources: Record<Application, readonly string[]> = {
  storefront: pageSources,
  backoffice: pageSources,
  server: [
    ...['contract', 'db', 'demo', 'domain', 'i18n'].map((name) => `packages/${name}`),
    'scripts/launcher/bundle-server.ts',
  ],
}
const ignored = /(^|\/)(node_modules|build|\.react-router)(\/|$)|\.test\.tsx?$/
/** Bytes of free memory that let all builds run at once. */
const roomForAll = 2 * 1024 ** 3

/** A hash of all sources of a built application. */
async function hashSources(application: Application): Promise<string> {
  const hash = createHash('sha256')
  for (const source of [`apps/${application}`, ...sources[application], 'package-lock.json']) {
    const place = path.join(root, source)
    const entries = source.includes('.')
      ? ['']
      : (await readdir(place, { recursive: true })).filter((entry) => !ignored.test(entry)).sort()
    for (const entry of entries) {
      const bytes = await readFile(path.join(place, entry)).catch(() => undefined)
      if (bytes) hash.update(`${source}/${entry}\0`).update(bytes)
    }
  }
  return hash.digest('hex')
}

/** The applications that have to be built: they never were, or their sources have changed. */
export async function unbuilt(): Promise<readonly Application[]> {
  const states = applications.map(async (application) => {
    const built = await readFile(hashFileOf(application), 'utf8').catch(() => '')
    return built === (await hashSources(application)) ? [] : [application]
  })
  return (await Promise.all(states)).flat()
}

/**
 * Builds applications for production, at once where there is memory for it; the signal cancels it. Prints the builder's output and
 * throws {@link LauncherError} if a build fails.
 */
export async function build(
  wanted: readonly Application[] = applications,
  signal?: AbortSignal,
): Promise<void> {
  if (os.freemem() > roomForAll)
    await Promise.all(wanted.map((application) => buildOne(application, signal)))
  else for (const application of wanted) await buildOne(application, signal)
}

async function buildOne(application: Application, signal: AbortSignal | undefined): Promise<void> {
  const hash = await hashSources(application)
  if (application === 'server') await bundleServer()
  else await buildPages(application, signal)
  if (!signal?.aborted) await writeFile(hashFileOf(application), hash)
}

async function buildPages(
  application: Application,
  signal: AbortSignal | undefined,
): Promise<void> {
  const folder = folderOf(application)
  const program = path.join(root, 'node_modules/@react-router/dev/bin.cjs')
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, [program, 'build'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const cancel = () => child.kill()
  signal?.addEventListener('abort', cancel)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  signal?.removeEventListener('abort', cancel)
  if (signal?.aborted) return
  if (code !== 0) {
    warn(output.trimEnd())
    throw new LauncherError('the build of the pages failed; the reason is above')
  }
  await compressFiles(path.join(folder, 'build/client'))
}
