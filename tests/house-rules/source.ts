import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A source file: its path from the repository's root, with slashes, and its text. */
export interface Source {
  path: string
  text: string
}

/** Where a rule is broken, and how. */
export interface Violation {
  path: string
  line: number
  message: string
}

export type Rule = (sources: readonly Source[]) => Violation[]

export interface Import {
  /** The text between the quotes. */
  target: string
  line: number
}

// One pattern for `from '…'`, `import '…'` and `import('…')`, types included: a type ties two packages as well.
const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g

/** Every module that a file imports, by `from`, bare or dynamic import. */
export const importsOf = ({ text }: Source): Import[] =>
  [...text.matchAll(importPattern)].map((match) => ({
    target: match[1]!,
    line: lineAt(text, match.index),
  }))

/** The line, from 1, of a place in a text. */
export const lineAt = (text: string, index: number): number =>
  text.slice(0, index).split('\n').length

/** Each match of a pattern (with the flag `g`) in the files, as a violation. */
export const findAll = (
  sources: readonly Source[],
  pattern: RegExp,
  message: string,
): Violation[] =>
  sources.flatMap(({ path: file, text }) =>
    [...text.matchAll(pattern)].map((match) => ({
      path: file,
      line: lineAt(text, match.index),
      message: `${message}: ${match[0].trim()}`,
    })),
  )

/** The files of the repository that the rules speak of: tracked or new ones, without what is ignored. */
export function readSources(root: string): Source[] {
  const args = [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.ts',
    '*.tsx',
    '*.mjs',
    '*.css',
    '*.md',
    'packages/db/migrations/*.sql',
  ]
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }))
}

/** The rules' own files and their plants speak of what they forbid. */
export const isRule = ({ path: file }: Source): boolean => file.startsWith('tests/house-rules')
