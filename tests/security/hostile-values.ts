import type { Random } from './random.ts'

/** Appears in a page as markup only where a text was not escaped. */
export const plantedScript = '"><script>planted()</script>'

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) })

/** Texts that have broken shops: other scripts' signs, halves of characters, SQL, markup, paths, templates, what looks like a value. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\u202egnp.exe',
  '\u200b\u200d\ufeff',
  'İıſK',
  '👩‍👩‍👧‍👦'.repeat(20),
  'e' + '\u0301'.repeat(500),
  'ﷺ'.repeat(300),
  '\t'.repeat(20_000) + 'x',
  ' '.repeat(30_000) + 'x',
  '/'.repeat(1_500),
  'a.'.repeat(5_000) + '@',
  'a'.repeat(60_000),
  '9'.repeat(400),
  `'; drop table orders; --`,
  `" or ""="`,
  '%_\\%',
  plantedScript,
  `'-planted()-'`,
  'javascript:planted()',
  '{{7*7}}${7*7}<%= 7*7 %>',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '\r\nset-cookie: planted=1',
  '\u001b]52;c;AAAA\u0007\u001b[2J',
  '=cmd|calc!A1',
  '//evil.example/',
  '/\\evil.example',
  'https://evil.example/',
  '__proto__',
  'constructor',
  'undefined',
  'null',
  'NaN',
  'true',
  '[object Object]',
  '0x10',
  '1e9',
  '-0',
  '2021-02-31',
  '0000-00-00',
  '١٢٣',
  'ani@example.am\u200b',
  'a@[127.0.0.1]',
]

const hostileNumbers = [
  0,
  -1,
  -0,
  0.5,
  1e21,
  1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  4_294_967_296,
  Number.MIN_VALUE,
]

/** A value of any kind, where another kind is asked for. */
export function hostileValue(random: Random): unknown {
  const kinds: (() => unknown)[] = [
    () => random.pick(hostileTexts),
    () => random.pick(hostileNumbers),
    () => random.pick([null, true, false]),
    () => [],
    () => [random.pick(hostileTexts), random.pick(hostileNumbers)],
    () => Array.from({ length: 3_000 }, (_, index) => index),
    () => ({
      [random.pick(['constructor', 'prototype', 'toString', 'length', '$ne', 'then'])]: { x: 1 },
    }),
    () => nested(random.pick([2, 20, 2_000])),
  ]
  return random.pick(kinds)()
}

/** A body as text: usually JSON, sometimes malformed. */
export function hostileJson(value: unknown, random: Random): string {
  const text = JSON.stringify(value) ?? 'null'
  if (random.chance(0.9)) return text
  return random.pick([
    text.slice(0, -1),
    `\ufeff${text}`,
    `${text}${text}`,
    text.replace(/^\{/, '{"__proto__":{"admin":true},'),
    text.replace(/^\{/, '{"token":"x","token":1e999,'),
    text.replace(/"/g, "'"),
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    '1e999',
    '"\\ud800"',
    '',
  ])
}
