import path from 'node:path'
import { lineAt, type Rule, type Source, type Violation } from './source.ts'

/** Code spans and links of a document. */
const spans = /`([^`\n]+)`/g
const links = /\]\(([^)\s#]+)/g
const isFileName = (text: string) => /^[\w./-]*\w\.(?:ts|tsx|mjs|css|md)$/.test(text)
const isFolderName = (text: string) =>
  /^(?:apps|packages|docs|scripts|tests|bench)\/[\w./-]*$/.test(text) && !/\.\w+$/.test(text)

/** The specification names what other shops have. */
const isDocument = ({ path: file }: Source) =>
  file.endsWith('.md') && !file.startsWith('docs/spec/')

/**
 * Every path that a document names exists. A code span names a file by its path or the end of it (`cart/lock-cart.ts`), or a
 * folder from the repository's root; a link is relative to its document. Only files that the rules read are looked up.
 */
export const documentedPathsExist: Rule = (sources) => {
  const files = sources.map((source) => `/${source.path}`)
  const hasFile = (end: string) => files.some((file) => file.endsWith(`/${end}`))
  const hasFolder = (folder: string) =>
    files.some((file) => file.startsWith(`/${folder.replace(/\/$/, '')}/`))
  const isLost = (name: string) =>
    (isFileName(name) && !hasFile(name)) || (isFolderName(name) && !hasFolder(name))
  return sources.filter(isDocument).flatMap(({ path: document, text }): Violation[] => {
    const named = [...text.matchAll(spans)].map(({ 1: name, index }) => ({ name: name!, index }))
    const linked = [...text.matchAll(links)]
      .filter(([, target]) => !target!.includes(':'))
      .map(({ 1: target, index }) => ({
        name: path.posix.join(path.posix.dirname(document), target!),
        index,
      }))
    return [...named, ...linked]
      .filter(({ name }) => isLost(name))
      .map(({ name, index }) => ({
        path: document,
        line: lineAt(text, index),
        message: `${name} is not there`,
      }))
  })
}
