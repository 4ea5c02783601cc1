/** Elements within a line of text. All others stand for themselves. */
const inline = new Set('a b strong i em u s strike del sub sup code kbd mark small span'.split(' '))
const aliases: Record<string, string> = { b: 'strong', i: 'em', strike: 's', del: 's' }
/** Attributes that the server sets itself. */
const ignored = new Set(['rel', 'loading', 'decoding'])
/** The value that an absent attribute has. */
const defaults: Record<string, string> = { colspan: '1', rowspan: '1', start: '1' }

function nameOf(element: Element): string {
  const tag = element.tagName.toLowerCase()
  const attributes = [...element.attributes]
    .filter(({ name, value }) => !ignored.has(name) && defaults[name] !== value)
    .map(({ name, value }) => `${name}="${value}"`)
  return [aliases[tag] ?? tag, ...attributes.sort()].join(' ')
}

/** A line of text as runs of the same marks; spaces as a browser shows them. */
class Line {
  private runs: { marks: string; text: string }[] = []

  add(text: string, marks: readonly string[]): void {
    const last = this.runs.at(-1)
    let shown = text.replace(/[ \t\r\n\f]+/g, ' ')
    if (!last || /[ \n]$/.test(last.text)) shown = shown.replace(/^ /, '')
    if (shown === '') return
    const key = [...new Set(marks)].sort().join(' + ')
    if (last?.marks === key) last.text += shown
    else this.runs.push({ marks: key, text: shown })
  }

  break(): void {
    const last = this.runs.at(-1)
    if (last) last.text = last.text.replace(/ $/, '')
    this.runs.push({ marks: '', text: '\n' })
  }

  /** Ends the line; undefined where nothing was in it. */
  take(): string | undefined {
    const last = this.runs.at(-1)
    if (last) last.text = last.text.replace(/ $/, '')
    const written = this.runs
      .filter(({ text }) => text !== '')
      .map(({ marks, text }) => (marks ? `[${marks}: ${text}]` : text.replace('\n', '⏎')))
    this.runs = []
    return written.length > 0 ? written.join('') : undefined
  }
}

/**
 * What a text holds, line by line: the same for two texts that read and look alike, however their elements are nested. Paragraphs
 * have no line of their own: what lies loose in an item or a cell is one.
 */
export function canonicalLines(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const lines: string[] = []
  const line = new Line()
  const end = () => {
    const text = line.take()
    if (text !== undefined) lines.push(text)
  }
  const walk = (parent: Node, marks: readonly string[]) => {
    for (const node of parent.childNodes) {
      if (node instanceof Text) line.add(node.data, marks)
      if (!(node instanceof Element)) continue
      const name = nameOf(node)
      if (name === 'br') line.break()
      else if (name === 'span') walk(node, marks)
      else if (inline.has(node.tagName.toLowerCase())) walk(node, [...marks, name])
      else {
        end()
        const before = lines.length
        if (name !== 'p') lines.push(`<${name}>`)
        walk(node, marks)
        end()
        if (name !== 'p') lines.push(`</${node.tagName.toLowerCase()}>`)
        else if (lines.length === before) lines.push('')
      }
    }
  }
  walk(body, [])
  end()
  return lines
}

/** The lines of one text that another lacks. */
export function missingLines(of: readonly string[], from: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const line of from) left.set(line, (left.get(line) ?? 0) + 1)
  return of.filter((line) => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count <= 0
  })
}
