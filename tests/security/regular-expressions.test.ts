import path from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from '../house-rules/source.ts'
import { patternsOf, slownessOf } from './regular-expressions.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Sources that run in the shop or in its readers' browsers. */
const runs = (file: string) =>
  /^(apps|packages)\/(?!demo\/).*\.(ts|tsx|mjs|js)$/.test(file) &&
  !/\.test\.tsx?$|\/testing[/-]/.test(file)

/** Patterns that are not linear, and what bounds the length of the text before they see it. */
const bounded: Readonly<Record<string, string>> = {
  '<script(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)<\\/script>':
    'the back office’s document, which the build wrote',
  '\\B(?=(\\d{3})+$)': 'the digits of a number, at most 21',
  '(?:ami|iami|ogo|omu|ov|ev|ah|iah|am|iam|om|em|[aeiou]+)$':
    'the key of one word, at most 40 letters',
}

/** Patterns that are put together when the program runs, and what makes them safe. */
const composed: Readonly<Record<string, string>> = {
  "new RegExp(startTags, 'g')": 'tags that the renderer writes, closed each',
  'new RegExp(`^/(?:${localePattern}(?:/(?:brands|shop/(?:catalog|main/|products/|compare|wishlist).*))?/?)?$`)':
    'a language in front, each part once',
  'new RegExp(`^/${localePattern}/(?:signin|account/login)/?$`)':
    'a language in front, fixed texts behind',
  'new RegExp(`^/${localePattern}/(?:account/(?!login|logout)|account/?$|orderDetile/)`)':
    'a language in front, fixed texts behind',
  'new RegExp(`^/${localePattern}([/?][!-[\\\\]-~]*)?$`)': 'a language in front, one class behind',
  'new RegExp(`^/${localePattern}/shop/wishlist/?$`)': 'a language in front, fixed texts behind',
  "new RegExp(`^/(?:${locales.join('|')})(?=/|$|\\\\?)`)": 'a language in front, nothing repeated',
  'new RegExp(pattern)': 'a pattern of the contract: contract-limits.test.ts checks those',
  "new RegExp(emailPattern, 'u')":
    'a pattern of the contract: contract-limits.test.ts checks those',
  'new RegExp(deliveryPhonePattern)':
    'a pattern of the contract: contract-limits.test.ts checks those',
  'new RegExp(`(?:^|; )${name}=([^;]+)`)': 'the browser reads its own cookies',
  'new RegExp(`<${this.tag}>(\\\\d+)</${this.tag}>`)': 'digits between two fixed texts',
  'new RegExp(`--color-${name}: (#[0-9a-f]{6});`)': 'the build reads the tokens',
}
/** Where the pattern is the file's own constant, too long to repeat here. */
const composedIn: Readonly<Record<string, string>> = {
  'server-data.ts': 'fixed beginnings that the shop’s own document holds a few times',
  'content-of-name.ts': 'the name of a product, at most 200 letters, written by the staff',
  'page-scripts.ts':
    'texts in the shop’s own document are escaped: the opening tag appears once for each script',
}

const files = readSources(root).filter(({ path: file }) => runs(file))
const patterns = files.map(patternsOf)

test('no regular expression takes more than linear time on text from strangers', () => {
  const found = patterns.flatMap((file) => file.found)
  expect(found.length).toBeGreaterThan(150)
  const slow = found
    .filter(({ pattern }) => !(pattern in bounded))
    .map((each) => [each.path, each.pattern, slownessOf(each)] as const)
  expect(slow.filter(([, , why]) => why !== undefined)).toEqual([])
})

test('a pattern that is put together when the program runs says what makes it safe', () => {
  const unreadable = patterns.flatMap((file) => file.unreadable)
  expect(
    unreadable.filter(
      ({ path: file, code }) => !(code in composed) && !(path.basename(file) in composedIn),
    ),
  ).toEqual([])
})

const plants = (code: string) => patternsOf({ path: 'a.ts', text: `export const a = ${code}` })

test.each([
  ['exponential', '/^(a+)+$/'],
  ['exponential', '/^(\\w+\\.?)+@/'],
  ['polynomial', '/^ +|\\s+$/g'],
  ['polynomial', '/\\/+$/'],
  ['polynomial', '/^a+.*b+$/'],
  ['polynomial', '/<br\\b[^>]*>/g'],
  ['polynomial', '/<p>([^]*?)<\\/p>/g'],
  ['polynomial', "new RegExp('x*x*$')"],
  ['exponential', "RegExp('(x+x+)+y', 'u')"],
])('it finds %s time in %s', (kind, code) => {
  const [found] = plants(code).found
  expect(slownessOf(found!)).toMatch(new RegExp(`^${kind}`))
})

test.each([
  '/^a+$/',
  '/,\\s/',
  '/<[^<>]*>/g',
  '/^[^@]+@[^@]+$/',
  '/\\d{1,20}x/',
  '/^\\w+(?:[.-]\\w+)*@x$/',
  '/key=([\\w-]+)/',
  '/a+/gy',
])('it lets %s pass', (code) => {
  const [found] = plants(code).found
  expect(slownessOf(found!)).toBeUndefined()
})

test('it finds a pattern that is put together', () => {
  expect(plants('new RegExp(`${b}+`)').unreadable).toEqual([
    { path: 'a.ts', code: 'new RegExp(`${b}+`)' },
  ])
})
