import path from 'node:path'
import { importsOf, type Rule, type Source, type Violation } from './source.ts'

const app = 'apps/storefront/app/'

/** The storefront's floors from the ground up: what knows no part of the shop, the shop's parts, the pages. */
const floors = ['platform', 'features', 'routes']

/** The features from the ground up; each may import those of the rows below its own. */
const features: readonly (readonly string[])[] = [
  ['product', 'session', 'shop'],
  ['cart', 'wishlist', 'compare', 'search', 'contact', 'account', 'orders', 'shopping-lists'],
  ['errors', 'layout'],
  ['catalog'],
]

const rowOf = (feature: string) => features.findIndex((row) => row.includes(feature))
const placeOf = (file: string) => (file.startsWith(app) ? file.slice(app.length).split('/') : [])

/** Says why one file of the storefront may not import another; undefined where it may. */
function forbidden([floor, own]: string[], [target, other]: string[]): string | undefined {
  const [from, to] = [floors.indexOf(floor!), floors.indexOf(target!)]
  if (from < 0 || to < 0 || from > to) return undefined
  if (from < to) return `${floor} may not import ${target}`
  if (floor !== 'features' || own === other) return undefined
  return rowOf(other!) < rowOf(own!) ? undefined : `the feature ${own} may not import ${other}`
}

/** The storefront imports downwards: pages, then features in their order, then the platform. */
export const storefrontImportsDownwards: Rule = (sources) =>
  sources.flatMap((source): Violation[] => {
    const own = placeOf(source.path)
    if (own.length < 2) return []
    if (!floors.includes(own[0]!))
      return [{ path: source.path, line: 1, message: `${own[0]} is no floor of the storefront` }]
    if (own[0] === 'features' && rowOf(own[1]!) < 0)
      return [
        {
          path: source.path,
          line: 1,
          message: `the feature ${own[1]} has no place in the order of features`,
        },
      ]
    return importsOf(source).flatMap(({ target, line }): Violation[] => {
      if (!target.startsWith('.')) return []
      const message = forbidden(
        own,
        placeOf(path.posix.join(path.posix.dirname(source.path), target)),
      )
      return message === undefined ? [] : [{ path: source.path, line, message }]
    })
  })

/** The shop's shoppers load nothing of the back office: neither its endpoints nor its texts. */
export const storefrontKnowsNoBackOffice: Rule = (sources) =>
  sources
    .filter(({ path: file }) => file.startsWith('apps/storefront/'))
    .flatMap((source) =>
      importsOf(source)
        .filter(({ target }) =>
          /^@tsiran\/(?:contract\/admin\/|i18n\/(?:messages\/admin\/|admin-))/.test(target),
        )
        .map(({ target, line }) => ({
          path: source.path,
          line,
          message: `the storefront imports the back office: ${target}`,
        })),
    )

const stemOf = ({ path: file }: Source) => path.posix.basename(file).replace(/\.[a-z]+$/, '')

/** No two files of the storefront share a stem, so that a search for a name finds one file. */
export const stemsAreUnique: Rule = (sources) => {
  const first = new Map<string, string>()
  return sources.flatMap((source): Violation[] => {
    if (
      !source.path.startsWith(app) ||
      source.path.includes('.test.') ||
      source.path.endsWith('.css')
    )
      return []
    const stem = stemOf(source)
    const other = first.get(stem)
    if (other === undefined) first.set(stem, source.path)
    return other === undefined
      ? []
      : [{ path: source.path, line: 1, message: `shares its stem with ${other}` }]
  })
}
