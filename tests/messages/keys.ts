import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
/** Where the shop's texts are used; the back office shows some of them. */
export const shopSources = [
  'apps/*/{app,src}/**/*.{ts,tsx}',
  'packages/*/src/**/*.{ts,tsx}',
  'scripts/**/*.ts',
]
/** Where the back office's own are. */
export const adminSources = [
  'apps/backoffice/app/**/*.{ts,tsx}',
  'apps/server/src/admin/files/*.ts',
  'packages/i18n/src/{action-names,field-names,change-words}.ts',
]

type Tree = { [key: string]: string | Tree }

const isPlural = (node: Tree) => typeof node['other'] === 'string'

/** Every text by its dotted key; one with plural forms by each of them: `product.amount.kg#one`. */
export function textsOf(tree: object, at = ''): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [name, node] of Object.entries(tree as Tree)) {
    const key = at ? `${at}.${name}` : name
    if (typeof node === 'string') texts.set(key, node)
    else if (isPlural(node))
      for (const [form, text] of Object.entries(node)) texts.set(`${key}#${form}`, String(text))
    else for (const [inner, text] of textsOf(node, key)) texts.set(inner, text)
  }
  return texts
}

/** The key without its plural form. */
export const keyOf = (name: string): string => name.replace(/#.*/, '')

/** The placeholders of a text, each once, sorted. */
export const placesOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))].sort()

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

interface Uses {
  written: ReadonlySet<string>
  patterns: readonly RegExp[]
}

/** The keys that the sources use: literal ones, and patterns of composed ones (`orderStatus.${status}`). */
export function readUses(sources: readonly string[]): Uses {
  const files = globSync(sources, { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|node_modules/.test(file),
  )
  return usesIn(files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n'))
}

const domainSources = () =>
  globSync('packages/domain/src/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))

/** Refusals that give values to their text: the codes, and the values' names, sorted. */
export const readRefusals = (): [code: string, names: string[]][] =>
  domainSources().flatMap((source) =>
    [...source.matchAll(/new DomainError\('(\w+)',\s*\{\s*values: \{([^{}]*)\}/g)].map(
      ([, code, values]): [string, string[]] => [
        code!,
        [...values!.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, name]) => name!).sort(),
      ],
    ),
  )

/** What the domain writes into the change log as done; what companies do to their users is not shown there. */
export const readActions = (): string[] =>
  domainSources()
    .flatMap((source) => [...source.matchAll(/\baction: '(\w+\.\w+)'/g)].map(([, name]) => name!))
    .filter((name) => !name.startsWith('company_user.'))

/** Tells whether a key is among the uses. */
export const isUsed = ({ written, patterns }: Uses, key: string): boolean =>
  written.has(key) || patterns.some((pattern) => pattern.test(key))

function usesIn(source: string): Uses {
  // Examples in comments use nothing.
  const text = source.replace(/^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*)/gm, '')
  const written = new Set([...text.matchAll(/['"`]((?:\w+[.-]?)+)['"`]/g)].map(([, key]) => key!))
  const templates = new Set(
    [...text.matchAll(/`((?:\w+\.)+(?:[\w.-]|\$\{[^}]*\})*\$\{[^}]*\}[\w.-]*)`/g)].map(
      ([, template]) => template!,
    ),
  )
  const patterns = [...templates].map(
    (template) =>
      new RegExp(
        `^${template
          .split(/\$\{[^}]*\}/)
          .map(escape)
          .join('[\\w.-]+')}$`,
      ),
  )
  return { written, patterns }
}
