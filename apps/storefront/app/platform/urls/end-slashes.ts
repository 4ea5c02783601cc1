/** A path without the slashes at its end. A regular expression would look at a row of slashes once for each of them. */
export function withoutEndSlashes(pathname: string): string {
  let end = pathname.length
  while (pathname[end - 1] === '/') end--
  return pathname.slice(0, end)
}
