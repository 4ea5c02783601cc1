import path from 'node:path'
import { isRule, lineAt, type Rule, type Source, type Violation } from './source.ts'

/** What a reference may be: a rule, or a section of the specification. */
const rulePattern = /^R(\d+)$/
const sectionPattern = /^spec ([12]) §(\d+)$/

/** `(R22)`, `(spec 1 §9)`, and lists of them: `(R6; spec 1 §5)`. */
const references = /\(((?:R\d|spec \d)[^()]*)\)/g
/** `docs/decisions/0004-….md`, `decisions/0004-….md`, and links between the records. */
const records = /\b(?:docs\/)?decisions\/(\d{4}-[\w-]+\.md)/g
/** Forms that lead nowhere: an older series of numbers, a document of somewhere else, a record without its file. */
const dangling =
  /\(decisions? \d[^)]*\)|\b(?:safety|contract|decisions|architecture|house|back-office|grocery|findings|look|stack)\.md\b/g
const bareRecord = /(?<!\[)\bdecision \d+/g

const textOf = (sources: readonly Source[], file: string) =>
  sources.find((source) => source.path === file)?.text ?? ''
const numbers = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, number]) => number))

/** Migrations are frozen; the specification and the plants of the rules speak for themselves. */
const isChecked = (source: Source) =>
  !/^docs\/spec\/|^packages\/db\/migrations\/|^package-lock/.test(source.path) && !isRule(source)

/** Every reference leads to a rule, a section or a decision record of this repository. */
export const referencesResolve: Rule = (sources) => {
  const rules = numbers(textOf(sources, 'docs/rules.md'), /^- \*\*R(\d+)\.\*\*/gm)
  const sections = [1, 2].map((part) =>
    numbers(textOf(sources, `docs/spec/part-${part}.md`), /^## (\d+)\./gm),
  )
  const found = new Set(
    sources.flatMap(({ path: file }) =>
      file.startsWith('docs/decisions/') ? [path.basename(file)] : [],
    ),
  )
  const resolves = (item: string) => {
    const [, rule] = rulePattern.exec(item) ?? []
    const [, part, section] = sectionPattern.exec(item) ?? []
    return rule !== undefined
      ? rules.has(rule)
      : section !== undefined && sections[Number(part) - 1]!.has(section)
  }
  return sources.filter(isChecked).flatMap((source): Violation[] => {
    const at = (index: number, message: string) => ({
      path: source.path,
      line: lineAt(source.text, index),
      message,
    })
    const cited = [...source.text.matchAll(references)].flatMap(({ 1: list, index }) =>
      list!
        .split(/;\s*/)
        .filter((item) => !resolves(item))
        .map((item) => at(index, `${item} leads nowhere`)),
    )
    const linked = [...source.text.matchAll(records)]
      .filter(([, file]) => !found.has(file!))
      .map(({ 0: text, index }) => at(index, `${text} is not there`))
    const lost = [
      ...source.text.matchAll(dangling),
      ...(source.path.endsWith('.md') ? source.text.matchAll(bareRecord) : []),
    ]
    return [
      ...cited,
      ...linked,
      ...lost.map(({ 0: text, index }) =>
        at(index, `${text} leads nowhere: (R22), (spec 1 §9) or a linked record`),
      ),
    ]
  })
}
