/** A path without the slashes at its end. A regular expression would take quadratic time on many slashes. */
export function withoutEndSlashes(pathname: string): string {
  let end = pathname.length
  while (pathname[end - 1] === '/') end--
  return pathname.slice(0, end)
}
