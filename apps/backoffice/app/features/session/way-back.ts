/** Where somebody wanted to go before they had to sign in: a path of the back office, with its query. */
export const wayTo = (
  page: string,
  { pathname, search }: { pathname: string; search: string },
): string => {
  const wanted = pathname + search
  return wanted === '/' ? page : `${page}?back=${encodeURIComponent(wanted)}`
}

const ORIGIN = 'https://shop.invalid'

/**
 * The way back that an address keeps; the first page where it keeps none, or one that leads away from the back office.
 * Browsers read a backslash as a slash and drop tabs and line breaks, so the parser decides where a path leads.
 */
export function wayBack(search: string): string {
  const back = new URLSearchParams(search).get('back') ?? '/'
  if (!back.startsWith('/') || !URL.canParse(back, ORIGIN)) return '/'
  const url = new URL(back, ORIGIN)
  const path = url.pathname + url.search + url.hash
  return url.origin === ORIGIN && !path.startsWith('//') ? path : '/'
}
