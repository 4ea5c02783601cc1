import { maxCatalogTexts } from '@tsiran/contract/admin/catalog-shapes'
import { maxPastedCategories } from '@tsiran/contract/admin/pasted-categories'
import { perLocale } from '@tsiran/contract/map-text'
import { locales } from '@tsiran/contract/locale'
import type { Text } from '@tsiran/db/tables/shared'
import { fieldError } from '../errors.ts'
import { tidy } from '../shared/text.ts'

export interface PastedLine {
  /** Number of the line, from 1. */
  line: number
  /** 0 for the outermost lines. */
  depth: number
  name: Text
}

/** A tab is as wide as this many blanks. */
const tabWidth = 4
const bullet = /^(?:[-*•]\s+)/

/**
 * Reads a pasted list: a category a line, its names in the shop's languages with `|` or tabs between them. A line that begins further
 * right is a child of the last one that begins further left. A language without a name takes the first name. Refuses with
 * `validation_failed`.
 */
export function readPaste(text: string): PastedLine[] {
  const found: PastedLine[] = []
  /** How far right each open ancestor begins. */
  const open: number[] = []
  for (const [index, raw] of text.split(/\r\n?|\n/).entries()) {
    const indent = widthOf(/^\s*/.exec(raw)![0])
    const names = raw.trim().replace(bullet, '').split(/[|\t]/).map(tidy)
    const first = names.find((name) => name !== '')
    if (first === undefined) continue
    if (names.some((name) => name.length > maxCatalogTexts.name))
      throw fieldError('text', 'tooLongInLine', { line: index + 1 })
    while (open.length > 0 && open.at(-1)! >= indent) open.pop()
    const name = perLocale((locale) => names[locales.indexOf(locale)] || first)
    found.push({ line: index + 1, depth: open.length, name })
    open.push(indent)
    if (found.length > maxPastedCategories)
      throw fieldError('text', 'tooManyLines', { max: maxPastedCategories })
  }
  if (found.length === 0) throw fieldError('text', 'required')
  return found
}

const widthOf = (blanks: string): number =>
  Array.from(blanks).reduce((width, blank) => width + (blank === '\t' ? tabWidth : 1), 0)
