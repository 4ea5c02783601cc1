/** Maximum length of the URL of a cached page. */
const maxLength = 512

/** Tracking parameters, which no page reads. */
const trackingNames =
  /^(?:utm_[a-z_]{1,20}|fbclid|gclid|gbraid|wbraid|yclid|ysclid|msclkid|mc_cid|mc_eid|_openstat|igshid|ttclid)$/

/** Query parameters of cacheable pages, besides `filter_{code}`. A page with any other parameter is not cached. */
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
  /** The requested URL without tracking parameters; the page is rendered for it. */
  url: string
  /**
   * Undefined if the page must not be cached: its URL is too long or has an unknown parameter, which may be a secret and
   * would allow an unlimited number of keys.
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

/** Reads the URL of a page. The cache key holds everything that a shared page depends on. */
export function readPageAddress(asked: string): PageAddress {
  const start = asked.indexOf('?')
  if (start === -1) return { url: asked, cacheKey: asked.length > maxLength ? undefined : asked }
  const pairs: string[] = []
  let known = true
  for (const pair of asked.slice(start + 1).split('&')) {
    const end = pair.indexOf('=')
    const name = decode(end === -1 ? pair : pair.slice(0, end))
    if (pair === '' || trackingNames.test(name)) continue
    pairs.push(pair)
    known &&= isRead(name)
  }
  const url = asked.slice(0, start) + (pairs.length > 0 ? `?${pairs.join('&')}` : '')
  return { url, cacheKey: known && url.length <= maxLength ? url : undefined }
}
