import path from 'node:path'
import type { Plugin } from 'rolldown'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'apps/server/build')

/** The server's program, as production runs it. */
export const serverProgram = path.join(folder, 'main.js')

/** Packages of hundreds of small modules, which are bundled like the shop's own. */
const bundled = /^(@tsiran|jose|kysely|typebox|write-excel-file)(\/|$)/

/** Keeps what a module reads beside itself, such as messages, migrations and the programs of threads, where the sources are. */
const sourceAddresses: Plugin = {
  name: 'source-addresses',
  transform(code, file) {
    if (!file.startsWith(root) || !code.includes('import.meta.')) return undefined
    const source = `new URL(${JSON.stringify(path.relative(folder, file).replaceAll(path.sep, '/'))}, import.meta.url)`
    const changed = code
      .replaceAll('import.meta.url', `${source}.href`)
      .replaceAll(
        'import.meta.dirname',
        `process.getBuiltinModule('url').fileURLToPath(new URL('.', ${source}))`,
      )
    return { code: changed, map: null }
  },
}

/**
 * V8 keeps the text of a program, in two bytes a letter where one letter needs them. An escape has the same meaning in strings,
 * templates, patterns and names; not after a backslash, nor in `String.raw`.
 */
const oneByteText: Plugin = {
  name: 'one-byte-text',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk') continue
      if (/String\.raw`[^`]*[^\0-\x7f]/.test(file.code))
        throw new Error(`a String.raw of ${file.fileName} has letters beyond ASCII`)
      file.code = file.code.replace(
        /(?<!\\)[^\0-\x7f]/g,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
    }
  },
}

/**
 * Bundles the server's program into a few files: Node loads them in a third of the time and two thirds of the memory that 2 500
 * modules take (docs/decisions/0028-the-server-is-bundled.md). Files of an earlier build stay for servers that still run it.
 */
export async function bundleServer(): Promise<void> {
  const { build } = await import('rolldown')
  await build({
    cwd: root,
    input: { main: 'apps/server/src/main.ts' },
    platform: 'node',
    external: (id) => /^[^./]/.test(id) && !bundled.test(id) && !path.isAbsolute(id),
    plugins: [sourceAddresses],
    output: { dir: folder, format: 'esm', comments: false, plugins: [oneByteText] },
    logLevel: 'warn',
  })
}
