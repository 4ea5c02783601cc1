import { isOwnLink } from '@tsiran/contract/own-link'
import type { TextKind } from './extensions.ts'

/** The attributes that the sanitiser keeps, in the order in which it writes them. */
const attributesOf: Record<string, readonly string[]> = {
  a: ['href', 'title', 'rel'],
  img: ['loading', 'decoding', 'src', 'alt', 'width', 'height'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
}
const voids = new Set(['br', 'hr', 'img'])

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const escapeValue = (text: string) => escape(text).replaceAll('"', '&quot;')

function write(node: Node): string {
  if (node instanceof Text) return escape(node.data)
  if (!(node instanceof Element)) return ''
  const tag = node.tagName.toLowerCase()
  const attributes = (attributesOf[tag] ?? []).flatMap((name) => {
    const value = node.getAttribute(name)
    return value === null ? [] : [` ${name}="${escapeValue(value)}"`]
  })
  const open = `<${tag}${attributes.join('')}`
  return voids.has(tag) ? `${open} />` : `${open}>${writeAll(node)}</${tag}>`
}

const writeAll = (parent: ParentNode & Node) => Array.from(parent.childNodes, write).join('')

/** The rows of the header into a `thead`. */
function splitTable(table: Element): void {
  const head = [...table.querySelectorAll(':scope > tbody > tr[data-head]')]
  if (head.length === 0) return
  const thead = table.ownerDocument.createElement('thead')
  thead.append(...head)
  table.prepend(thead)
  const body = table.querySelector(':scope > tbody')
  if (body?.childElementCount === 0) body.remove()
}

/** A single paragraph of an item or a cell is its text. */
function unwrapParagraph(item: Element): void {
  const [first, ...others] = item.children
  if (first?.tagName !== 'P') return
  if (others.every(({ tagName }) => tagName === 'UL' || tagName === 'OL'))
    first.replaceWith(...first.childNodes)
}

/** Writes what the editor holds as the server's sanitiser leaves it: nothing differs after it was saved. */
export function writeHtml(content: DocumentFragment, kind: TextKind): string {
  content.querySelectorAll('table').forEach(splitTable)
  content.querySelectorAll('li, td, th, dd').forEach(unwrapParagraph)
  for (const link of content.querySelectorAll('a')) {
    if (kind === 'page' && isOwnLink(link.getAttribute('href') ?? '')) link.removeAttribute('rel')
    else link.setAttribute('rel', 'nofollow noopener')
  }
  for (const image of content.querySelectorAll('img')) {
    image.setAttribute('loading', 'lazy')
    image.setAttribute('decoding', 'async')
  }
  const html = writeAll(content)
  return html === '<p></p>' ? '' : html
}
