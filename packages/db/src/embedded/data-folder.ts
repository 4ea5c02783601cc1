import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { EmbeddedError } from './embedded-error.ts'
import { wrap, type Identity } from './identity.ts'
import type { Layout } from './layout.ts'

/** Major version of the embedded PostgreSQL; a data folder belongs to one. */
const major = '18'
/** Folder in `base` of the database `postgres`, the last that initdb creates. */
const lastInitialDatabase = '5'
/** Folders of databases created after initdb start at this number. */
const firstOwnDatabase = 16_384

/**
 * Ensures a complete data folder of this version, creating it where it is missing or unfinished. Throws {@link EmbeddedError} on
 * another version or a failure.
 */
export async function provideDataFolder(
  layout: Layout,
  identity: Identity,
  onStep?: (step: string) => void,
): Promise<void> {
  await removeUnfinished(layout)
  if (!existsSync(path.join(layout.data, 'PG_VERSION'))) {
    onStep?.('Creating the database')
    await initialise(layout, identity)
  }
  const version = (await readFile(path.join(layout.data, 'PG_VERSION'), 'utf8')).trim()
  if (version === major) return
  throw new EmbeddedError(
    `${layout.data} holds data of PostgreSQL ${version}, this shop brings ${major}: move it away, or set DATA_DIR to another folder`,
  )
}

const unfinished = (layout: Layout) => `${layout.data}.new-`

/** Removes the remains of a killed initdb, beside the data folder, or inside it from an earlier version of the shop. */
async function removeUnfinished(layout: Layout): Promise<void> {
  const [folder, prefix] = [path.dirname(layout.data), path.basename(unfinished(layout))]
  // An initdb that outlived its launcher may still write there; it then fails.
  for (const name of await readdir(folder))
    if (name.startsWith(prefix))
      await rm(path.join(folder, name), { recursive: true, force: true, maxRetries: 5 })
  if (await isHalfMade(layout)) await rename(layout.data, `${layout.data}.unfinished-${Date.now()}`)
}

/** Whether initdb did not finish: neither its last database exists nor one created later. */
async function isHalfMade({ data }: Layout): Promise<boolean> {
  const version = await readFile(path.join(data, 'PG_VERSION'), 'utf8').catch(() => '')
  if (version.trim() !== major) return false
  const databases = await readdir(path.join(data, 'base')).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return !databases.some((name) => name === lastInitialDatabase || Number(name) >= firstOwnDatabase)
}

/** Creates the data folder under another name and renames it once complete. */
async function initialise(layout: Layout, identity: Identity): Promise<void> {
  const target = `${unfinished(layout)}${process.pid}`
  // The built-in C.UTF-8 provider: with a plain C locale lower(), ILIKE and pg_trgm lose Armenian and Cyrillic.
  const locale = [
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C.UTF-8',
  ]
  const program = path.join(layout.native, 'bin', 'initdb')
  const command = wrap(identity, [
    program,
    '-D',
    target,
    '-U',
    'postgres',
    '--auth=trust',
    ...locale,
  ])
  const child = spawn(command[0]!, command.slice(1), {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: '/',
  })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk))
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code === 0) return rename(target, layout.data)
  await rm(target, { recursive: true, force: true, maxRetries: 5 })
  throw new EmbeddedError(
    `the database could not be created in ${layout.data}: ${complaint.trim().split('\n').at(-1) || `exit code ${code}`}`,
  )
}
