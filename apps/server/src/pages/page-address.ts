import { queryOf } from './page-queries.ts'
import { reduceQuery } from './reduce-query.ts'

/** Maximum length of the URL of a cached page. */
const maxLength = 512

/** Tracking parameters, which no page reads. */
const trackingNames =
  /^(?:utm_[a-z_]{1,20}|fbclid|gclid|gbraid|wbraid|yclid|ysclid|msclkid|mc_cid|mc_eid|_openstat|igshid|ttclid)$/
const isNoTracking = (name: string) => !trackingNames.test(name)

export interface PageAddress {
  /** The requested URL without tracking parameters. */
  url: string
  /**
   * The URL without all parameters that its page does not read: a shared page is rendered for it. Undefined if the page must not be
   * cached: its URL is too long, or a page that may be personal has a parameter, which may be a secret.
   */
  cacheKey: string | undefined
  /** Whether it is a page of the catalogue or the content, which has nothing personal on it. */
  isPublic: boolean
}

/** Reads the URL of a page. The cache key holds everything that a shared page depends on. */
export function readPageAddress(asked: string): PageAddress {
  const url = reduceQuery(asked, isNoTracking)
  const isRead = queryOf(asked.split('?', 1)[0]!)
  const key = isRead ? reduceQuery(url, isRead) : url
  const isCacheable = key.length <= maxLength && (isRead !== undefined || !key.includes('?'))
  return { url, cacheKey: isCacheable ? key : undefined, isPublic: isRead !== undefined }
}
