import { visitRegExpAST, type AST } from '@eslint-community/regexpp'
import { parseSync } from 'oxc-parser'
import { getConsumedChars, isPotentiallyEmpty, type ReadonlyFlags } from 'regexp-ast-analysis'
import { analyse } from 'scslre'
import type { Source } from '../house-rules/source.ts'

/** A regular expression of a source file or a schema. */
export interface FoundPattern {
  path: string
  pattern: string
  flags: string
}

/** `new RegExp(…)` whose pattern is put together when the program runs: nothing can be said about it. */
export interface UnreadablePattern {
  path: string
  code: string
}

interface SyntaxNode {
  type: string
  start: number
  end: number
  callee?: { type: string; name?: string }
  arguments?: SyntaxNode[]
  regex?: { pattern: string; flags: string }
  value?: unknown
}

function* nodesOf(value: unknown): Generator<SyntaxNode> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && typeof value.type === 'string') yield value as SyntaxNode
  for (const inner of Object.values(value)) yield* nodesOf(inner)
}

const textOf = (node: SyntaxNode | undefined) =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined

/** Every regular expression of a file: literals, and calls of `RegExp` with a text. */
export function patternsOf({ path, text }: Source): {
  found: FoundPattern[]
  unreadable: UnreadablePattern[]
} {
  const found: FoundPattern[] = []
  const unreadable: UnreadablePattern[] = []
  for (const node of nodesOf(parseSync(path, text).program)) {
    if (node.type === 'Literal' && node.regex)
      found.push({ path, pattern: node.regex.pattern, flags: node.regex.flags })
    if (
      (node.type !== 'NewExpression' && node.type !== 'CallExpression') ||
      node.callee?.name !== 'RegExp'
    )
      continue
    const pattern = textOf(node.arguments?.[0])
    if (pattern === undefined)
      unreadable.push({ path, code: onOneLine(text.slice(node.start, node.end)) })
    else found.push({ path, pattern, flags: textOf(node.arguments?.[1]) ?? '' })
  }
  return { found, unreadable }
}

/** Says why a regular expression takes more than linear time on some text; undefined where it does not. */
export function slownessOf({
  pattern,
  flags,
}: Pick<FoundPattern, 'pattern' | 'flags'>): string | undefined {
  const { reports, parsed } = analyse({ source: pattern, flags })
  const [report] = reports.toSorted((a, b) => Number(b.exponential) - Number(a.exponential))
  if (report)
    return `${report.exponential ? 'exponential' : 'polynomial'} time, as in ${report.character.pick.repeat(3)}…`
  return isSearchedAnew(parsed.pattern, parsed.flags)
    ? 'polynomial time: each beginning reads the rest of the text'
    : undefined
}

/**
 * Whether a text of many beginnings makes the search quadratic: `<br[^>]*>` on `<br<br<br…` reads to the end from each of them.
 * That is so where the text before an unbounded repetition matches the repetition, and the text after it is optional.
 */
function isSearchedAnew(pattern: AST.Pattern, flags: ReadonlyFlags & { sticky: boolean }): boolean {
  if (flags.sticky) return false
  let slow = false
  visitRegExpAST(pattern, {
    onQuantifierEnter(quantifier) {
      if (quantifier.max !== Infinity || slow) return
      const { before, after } = surroundings(quantifier)
      if (
        before.some(
          (element) => element.type === 'Assertion' && element.kind === 'start' && !flags.multiline,
        )
      )
        return
      const repeated = getConsumedChars(quantifier.element, flags).chars
      const fits = (element: AST.Element) =>
        isPotentiallyEmpty(element, flags) ||
        !getConsumedChars(element, flags).chars.isDisjointWith(repeated)
      const consuming = before.filter(({ type }) => type !== 'Assertion')
      const mayFail = (element: AST.Element) =>
        element.type === 'Assertion' || !isPotentiallyEmpty(element, flags)
      // Nothing before it: the analysis above speaks of that.
      slow = consuming.length > 0 && consuming.every(fits) && after.some(mayFail)
    },
  })
  return slow
}

/** The patterns before and after a node, in the alternatives that contain it. */
function surroundings(node: AST.Quantifier): { before: AST.Element[]; after: AST.Element[] } {
  const [before, after]: [AST.Element[], AST.Element[]] = [[], []]
  let child: AST.Node = node
  for (let parent: AST.Node | null = node.parent; parent; child = parent, parent = parent.parent) {
    if (parent.type !== 'Alternative') continue
    const place = parent.elements.indexOf(child as AST.Element)
    before.push(...parent.elements.slice(0, place))
    after.push(...parent.elements.slice(place + 1))
  }
  return { before, after }
}

/** A call as it reads without the formatter's line breaks. */
const onOneLine = (code: string) => code.replace(/\(\s*\n\s*/g, '(').replace(/,?\s*\n\s*\)/g, ')')
