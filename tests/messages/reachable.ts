import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { importsOf } from '../house-rules/source.ts'

const root = path.resolve(import.meta.dirname, '../..')
const typeImport = /^import type [^;]*? from '[^']+'$/gm
const kit = '@tsiran/app-kit/'

/** The file that an import of the back office or of the app kit leads to, from the repository's root. */
function fileOf(importer: string, target: string): string | undefined {
  const place = target.startsWith(kit)
    ? `packages/app-kit/src/${target.slice(kit.length)}`
    : target.startsWith('.') && path.posix.join(path.posix.dirname(importer), target)
  if (!place) return undefined
  return ['', '.ts', '.tsx']
    .map((ending) => place + ending)
    .find((file) => /\.tsx?$/.test(file) && existsSync(path.join(root, file)))
}

/** The source files that files load, themselves included, whether at once or later. */
export function reachable(files: readonly string[]): string[] {
  const found = new Set(files)
  for (const file of found) {
    const text = readFileSync(path.join(root, file), 'utf8').replace(typeImport, '')
    for (const { target } of importsOf({ path: file, text })) {
      const next = fileOf(file, target)
      if (next) found.add(next)
    }
  }
  return [...found]
}

export interface Route {
  file: string
  children?: readonly Route[]
}

/** The files of routes, without those below a layout. */
export const routeFiles = (routes: readonly Route[], except: string): string[] =>
  routes
    .filter(({ file }) => file !== except)
    .flatMap(({ file, children = [] }) => [file, ...routeFiles(children, except)])
