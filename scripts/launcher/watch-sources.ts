import { watch } from 'node:fs'
import path from 'node:path'
import { root } from './build.ts'

const sources = [
  'apps/server/src',
  ...['contract', 'db', 'domain', 'i18n'].map((name) => `packages/${name}/src`),
]

/** Calls back once for every burst of changes in the server's sources. Returns a function that stops watching. */
export function watchSources(onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watchers = sources.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(onChange, 150)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
