import path from 'node:path'
import { importsOf, isRule, type Rule, type Source, type Violation } from './source.ts'

/** Whom each package may import, besides itself. Folders that are not named (tests, bench, scripts) may import everything. */
const mayImport: Record<string, readonly string[]> = {
  contract: [],
  i18n: ['contract'],
  ui: [],
  'app-kit': ['contract', 'i18n', 'ui'],
  db: ['contract', 'i18n'],
  domain: ['db', 'contract', 'i18n'],
  server: ['domain', 'db', 'contract', 'i18n', 'demo'],
  storefront: ['contract', 'i18n', 'ui', 'app-kit'],
  backoffice: ['contract', 'i18n', 'ui', 'app-kit'],
  demo: ['db', 'domain', 'contract'],
}

/** The slices of the domain from the ground up; each may import those below its own floor. */
const floors: readonly (readonly string[])[] = [
  ['media'],
  ['shared'],
  ['mail', 'media-library', 'delivery'],
  ['catalog', 'customers', 'texts'],
  [
    'staff',
    'companies',
    'content',
    'blog',
    'contact',
    'wishlist',
    'cart',
    'categories',
    'brands',
    'attributes',
    'stock',
    'search-desk',
  ],
  ['payments', 'orders', 'quick-order', 'products', 'settings'],
  ['order-management', 'shopping-lists', 'imports', 'setup'],
  ['checkout', 'documents', 'labels', 'picking'],
  ['drafts', 'reports', 'deliveries'],
  ['erasure'],
]

const packageOf = (file: string): string | undefined =>
  /^(?:apps|packages)\/([^/]+)\//.exec(file)?.[1]
const resolve = ({ path: file }: Source, target: string) =>
  path.posix.join(path.posix.dirname(file), target)

/** The package that an import leads to: by its name, or by a relative path that leaves the own one. */
function importedPackage(source: Source, target: string): string | undefined {
  const named = /^@tsiran\/([^/]+)/.exec(target)?.[1]
  if (named !== undefined) return named
  return target.startsWith('.') ? packageOf(resolve(source, target)) : undefined
}

/** Packages import only whom they may, and by name: a relative path into another package passes by its `exports`. */
export const packagesImportWhomTheyMay: Rule = (sources) =>
  sources.flatMap((source) => {
    const own = packageOf(source.path)
    return importsOf(source).flatMap(({ target, line }): Violation[] => {
      const other = importedPackage(source, target)
      if (other === undefined || other === own) return []
      if (target.startsWith('.'))
        return [
          {
            path: source.path,
            line,
            message: `reaches into ${other} by ${target}: import @tsiran/${other}/…`,
          },
        ]
      const allowed = own === undefined ? undefined : mayImport[own]
      if (own === undefined || allowed?.includes(other)) return []
      return [{ path: source.path, line, message: `${own} may not import ${other}` }]
    })
  })

const sliceOf = (file: string): string | undefined =>
  /^packages\/domain\/src\/([^/]+)\//.exec(file)?.[1]
const floorOf = (slice: string) => floors.findIndex((slices) => slices.includes(slice))

/** The domain's slices import downwards only, and never another slice's SQL. */
export const slicesImportDownwards: Rule = (sources) =>
  sources.flatMap((source) => {
    const own = sliceOf(source.path)
    if (own === undefined || own === 'testing') return []
    if (floorOf(own) < 0)
      return [
        {
          path: source.path,
          line: 1,
          message: `the slice ${own} has no place in the order of slices`,
        },
      ]
    return importsOf(source).flatMap(({ target, line }): Violation[] => {
      const file = target.startsWith('@tsiran/domain/')
        ? target.replace('@tsiran/domain/', 'packages/domain/src/')
        : resolve(source, target)
      const other =
        target.startsWith('.') || target.startsWith('@tsiran/domain/') ? sliceOf(file) : undefined
      if (other === undefined || other === own || other === 'testing') return []
      if (/(?:^|[/-])queries(?:\.ts)?$/.test(file))
        return [{ path: source.path, line, message: `${own} imports the SQL of ${other}` }]
      return floorOf(other) < floorOf(own)
        ? []
        : [{ path: source.path, line, message: `the slice ${own} may not import ${other}` }]
    })
  })

/** SQL files belong to their slice: nothing outside the domain imports them either. */
export const queriesStayInside: Rule = (sources) =>
  sources
    .filter((source) => !isRule(source))
    .flatMap((source) =>
      importsOf(source)
        .filter(({ target }) => /^@tsiran\/domain\/.*queries$/.test(target))
        .map(({ target, line }) => ({
          path: source.path,
          line,
          message: `imports a slice's SQL: ${target}`,
        })),
    )
