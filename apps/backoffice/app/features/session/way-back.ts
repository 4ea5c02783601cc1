/** Where somebody wanted to go before they had to sign in: a path of the back office, with its query. */
export const wayTo = (
  page: string,
  { pathname, search }: { pathname: string; search: string },
): string => {
  const wanted = pathname + search
  return wanted === '/' ? page : `${page}?back=${encodeURIComponent(wanted)}`
}

/** The way back that an address keeps; the first page where it keeps none, or one that leads away from the back office. */
export function wayBack(search: string): string {
  const back = new URLSearchParams(search).get('back') ?? '/'
  return /^\/(?![/\\])/.test(back) ? back : '/'
}
