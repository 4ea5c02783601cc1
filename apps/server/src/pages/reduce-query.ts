function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A URL with only the query parameters that `isRead` accepts, in their order. */
export function reduceQuery(url: string, isRead: (name: string) => boolean): string {
  const start = url.indexOf('?')
  if (start === -1) return url
  const pairs = url
    .slice(start + 1)
    .split('&')
    .filter((pair) => pair !== '' && isRead(decode(pair.split('=', 1)[0]!)))
  return url.slice(0, start) + (pairs.length > 0 ? `?${pairs.join('&')}` : '')
}
