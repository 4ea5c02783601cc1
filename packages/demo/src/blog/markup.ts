const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

function inline(text: string, resolve: (target: string) => string): string {
  return escape(text)
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(
      /\[([^\]]+)\]\(([^)\s]+)\)/g,
      (_, label: string, target: string) => `<a href="${resolve(target)}">${label}</a>`,
    )
}

/**
 * Turns a post's text into HTML. Blocks stand apart by empty lines: `## ` a heading, lines of `- ` or `1. ` a list, `> ` a
 * quotation, else a paragraph. Within them `**strong**` and `[text](target)`, whose address `resolve` finds.
 */
export function toHtml(text: string, resolve: (target: string) => string): string {
  const blocks = text.trim().split(/\n\s*\n/)
  return blocks
    .map((block) => {
      const lines = block.split('\n').map((line) => line.trim())
      const write = (line: string) => inline(line, resolve)
      const items = (mark: RegExp) =>
        lines.map((line) => `<li>${write(line.replace(mark, ''))}</li>`).join('')
      if (lines[0]!.startsWith('## ')) return `<h2>${write(lines[0]!.slice(3))}</h2>`
      if (lines.every((line) => line.startsWith('- '))) return `<ul>${items(/^- /)}</ul>`
      if (lines.every((line) => /^\d+\. /.test(line))) return `<ol>${items(/^\d+\. /)}</ol>`
      if (lines.every((line) => line.startsWith('> ')))
        return `<blockquote><p>${lines.map((line) => write(line.slice(2))).join(' ')}</p></blockquote>`
      return `<p>${lines.map(write).join(' ')}</p>`
    })
    .join('')
}
