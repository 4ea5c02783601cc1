import type { textKinds } from '@tsiran/contract/admin/content-shapes'
import { locales } from '@tsiran/contract/locale'
import { mapText } from '@tsiran/contract/map-text'
import type { Text } from '@tsiran/db/tables/shared'
import { sanitiseCaption } from '../shared/sanitise-caption.ts'
import { sanitisePage } from '../shared/sanitise-page.ts'

/** Names at most that an answer lists. */
const maxNamed = 20

const tag = /<([a-z][a-z0-9-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)/gi
const attribute = /(?:^|[\s"'/])([a-z][a-z0-9:-]*)\s*=/gi
/** What the sanitiser adds or puts in order by itself. */
const own = new Set(['rel', 'loading', 'decoding'])

/** Tags as `<p>` and attributes as `onclick`, with how often each is there. */
function partsOf(html: string): Map<string, number> {
  const parts = new Map<string, number>()
  const count = (name: string) => parts.set(name, (parts.get(name) ?? 0) + 1)
  for (const [, name = '', inner = ''] of html.matchAll(tag)) {
    count(`<${name.toLowerCase()}>`)
    for (const [, key = ''] of inner.replaceAll(/"[^"]*"|'[^']*'/g, '""').matchAll(attribute))
      if (!own.has(key.toLowerCase())) count(key.toLowerCase())
  }
  return parts
}

/** A text as the shop would show it, and the tags and attributes that it would lose, by name. */
export function cleanHtml(
  kind: (typeof textKinds)[number],
  html: Text,
): { html: Text; removed: string[] } {
  const clean = mapText(html, kind === 'page' ? sanitisePage : sanitiseCaption)
  const removed = locales.flatMap((locale) => {
    const left = partsOf(clean[locale])
    return [...partsOf(html[locale])]
      .filter(([name, times]) => times > (left.get(name) ?? 0))
      .map(([name]) => name)
  })
  return { html: clean, removed: [...new Set(removed)].slice(0, maxNamed) }
}
