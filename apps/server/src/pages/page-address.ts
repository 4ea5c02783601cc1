/** Longest address whose page is cached: a longer one is nobody's but its asker's. */
const maxLength = 512

/** What campaigns and mail programs add to links: no page reads it. */
const marks = /^(?:utm_[a-z_]{1,20}|fbclid|gclid|gbraid|wbraid|yclid|ysclid|msclkid|mc_cid|mc_eid|_openstat|igshid|ttclid)$/

/** What pages for everybody read of their query, besides `filter_{code}`. A name that is missing here makes its page uncached. */
const names = new Set([
  '_routes',
  'brand',
  'category',
  'category_id',
  'category_slug',
  'done',
  'id',
  'limit',
  'page',
  'price',
  'savings',
  'search',
  'sort',
  'tag',
  'view',
])
const isRead = (name: string) => names.has(name) || /^filter_[a-z0-9_]{1,60}$/.test(name)

export interface PageAddress {
  /** What the page is rendered for: the asked address without the marks of campaigns. */
  url: string
  /**
   * Undefined where the page must not be cached: its address is long, or names what pages for everybody do not read, so that
   * it may hold a secret, and such addresses are without number.
   */
  cacheKey: string | undefined
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Reads the address of a page. All that the page is rendered from is in its key. */
export function readPageAddress(asked: string): PageAddress {
  const start = asked.indexOf('?')
  if (start === -1) return { url: asked, cacheKey: asked.length > maxLength ? undefined : asked }
  const kept: string[] = []
  let known = true
  for (const pair of asked.slice(start + 1).split('&')) {
    const end = pair.indexOf('=')
    const name = decode(end === -1 ? pair : pair.slice(0, end))
    if (pair === '' || marks.test(name)) continue
    kept.push(pair)
    known &&= isRead(name)
  }
  const url = asked.slice(0, start) + (kept.length > 0 ? `?${kept.join('&')}` : '')
  return { url, cacheKey: known && url.length <= maxLength ? url : undefined }
}
