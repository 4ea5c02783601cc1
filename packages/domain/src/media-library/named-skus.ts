/**
 * The skus that a file may be named by, the likeliest first: the name without its ending, then without a number of the picture
 * behind it: `TEA-1-2.jpg`, `TEA-1_2.jpg`, `TEA-1 (2).jpg`. Letters count as written, as capitals and as small ones.
 */
export function namedSkus(fileName: string): string[] {
  const stem = fileName.replace(/\.[^.]{1,5}$/, '').trim()
  const unnumbered = stem.replace(/(?:[-_ ]\d{1,2}| ?\(\d{1,2}\))$/, '').trim()
  const names = [stem, unnumbered].flatMap((name) => [name, name.toUpperCase(), name.toLowerCase()])
  return [...new Set(names)].filter((name) => name !== '')
}
