import { isNewsletterEmail } from '@tsiran/contract/newsletter-email'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const isWord = (text: string) =>
  text !== '' && [...text].every((sign) => /^[A-Za-z0-9_]$/.test(sign))

/** The rule of the specification, without an expression: words joined by single dots or hyphens, `@`, the same, a suffix. */
function described(text: string): boolean {
  const [local, domain, ...more] = text.split('@')
  if (local === undefined || domain === undefined || more.length > 0) return false
  const suffix = domain.slice(domain.lastIndexOf('.') + 1)
  const name = domain.slice(0, Math.max(0, domain.lastIndexOf('.')))
  const joined = (words: string) => words.split(/[.-]/).every(isWord)
  return joined(local) && joined(name) && /^[A-Za-z]{2,3}$/.test(suffix)
}

test('the rule equals the specification for every text of up to seven characters', () => {
  const signs = ['a', '1', '_', '.', '-', '@']
  let texts = ['']
  for (let length = 1; length <= 7; length++) {
    texts = texts.flatMap((text) => signs.map((sign) => text + sign))
    expect(texts.filter((text) => isNewsletterEmail(text) !== described(text))).toEqual([])
  }
})

test('the rule equals the specification for long addresses and near misses', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abz09_AZ'), minLength: 1, maxLength: 8 })
  const separator = fc.constantFrom('.', '-', '.', '-', '..', '@', ' ', '+', 'ա', '\n')
  const words = fc
    .array(fc.tuple(word, separator), { minLength: 1, maxLength: 6 })
    .map((parts) => parts.flat().slice(0, -1).join(''))
  const suffix = fc.string({ unit: fc.constantFrom(...'amcoZ1_'), minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(words, words, suffix, (local, domain, end) => {
      const text = `${local}@${domain}.${end}`
      expect(isNewsletterEmail(text)).toBe(described(text))
    }),
    { numRuns: 5_000 },
  )
})

test.each(['ani@example.am', 'a.b-c_d@sub.example.com', '1@2.am'])('%s is accepted', (text) =>
  expect(isNewsletterEmail(text)).toBe(true),
)
test.each([
  '',
  'ani',
  'ani@example',
  'ani@example.info',
  'ani+shop@example.am',
  '.ani@example.am',
  'ani@example.am\nBcc: x@y.am',
  'ան@օրինակ.հայ',
])('%j is refused', (text) => expect(isNewsletterEmail(text)).toBe(false))

test('an address that backtracks in the usual expression is refused at once', () => {
  const started = performance.now()
  for (const text of [
    `${'a'.repeat(250)}!`,
    `${'a.'.repeat(126)}!`,
    `a@${'b'.repeat(251)}`,
    `a@${'b.'.repeat(125)}`,
    'a'.repeat(1_000_000),
  ])
    expect(isNewsletterEmail(text)).toBe(false)
  expect(performance.now() - started).toBeLessThan(500)
})
