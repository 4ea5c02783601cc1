import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compressFiles } from './compress.ts'
import { warn, LauncherError } from './console.ts'

export const root = path.resolve(import.meta.dirname, '../..')
const storefront = path.join(root, 'apps/storefront')
const hashFile = path.join(storefront, 'build/.hash')
const sources = ['apps/storefront', 'packages/app-kit', 'packages/ui', 'packages/i18n', 'packages/contract', 'package-lock.json']
const ignored = /(^|\/)(node_modules|build|\.react-router)(\/|$)|\.test\.tsx?$/

/** A hash of all sources of the built storefront. */
async function hashSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources) {
    const place = path.join(root, source)
    const entries = source.includes('.') ? [''] : (await readdir(place, { recursive: true })).filter((entry) => !ignored.test(entry)).sort()
    for (const entry of entries) {
      const bytes = await readFile(path.join(place, entry)).catch(() => undefined)
      if (bytes) hash.update(`${source}/${entry}\0`).update(bytes)
    }
  }
  return hash.digest('hex')
}

/** Whether the storefront has to be built: it never was, or its sources have changed. */
export async function needsBuild(): Promise<boolean> {
  const built = await readFile(hashFile, 'utf8').catch(() => '')
  return built !== (await hashSources())
}

/**
 * Builds the storefront for production; the signal cancels it. Prints the builder's output and throws {@link LauncherError} if the build
 * fails.
 */
export async function build(signal?: AbortSignal): Promise<void> {
  const hash = await hashSources()
  const program = path.join(root, 'node_modules/@react-router/dev/bin.cjs')
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, [program, 'build'], { cwd: storefront, env, stdio: ['ignore', 'pipe', 'pipe'] })
  signal?.addEventListener('abort', () => child.kill())
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  if (signal?.aborted) return
  if (code !== 0) {
    warn(output.trimEnd())
    throw new LauncherError('the build of the pages failed; the reason is above')
  }
  await compressFiles(path.join(storefront, 'build/client'))
  await writeFile(hashFile, hash)
}
