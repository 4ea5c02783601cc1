import { expect, test } from 'vitest'
import { emailPattern, isDeliveryPhone, isEmail } from './patterns.ts'

test.each([
  'ani@example.am',
  'a.b+c@sub.example.com',
  "o'neil@example.am",
  'ան@օրինակ.հայ',
  'иван@почта.рф',
  'a@b.am',
  'a@1.am',
])('%s is an e-mail', (text) => expect(isEmail(text)).toBe(true))

test.each([
  ['an empty text', ''],
  ['no at-sign', 'ani'],
  ['no domain', 'ani@'],
  ['no dot', 'ani@example'],
  ['a suffix of one letter', 'ani@example.a'],
  ['a blank', 'a b@example.am'],
  ['two at-signs', 'a@b@example.am'],
  ['angle brackets', '<a@b.am>'],
  ['a comma', 'a,b@c.am'],
  ['a semicolon', 'a;b@c.am'],
  ['a quoted part', '"a"@c.am'],
  ['an address literal', 'a@[127.0.0.1]'],
  ['a bare address of the network', 'a@127.0.0.10'],
  ['an IPv6 literal', 'a@[IPv6:2001:db8::1]'],
  ['a zero-width space', 'victim@c.am\u200b'],
  ['a zero-width joiner', 'vic\u200dtim@c.am'],
  ['a soft hyphen', 'vic\u00adtim@c.am'],
  ['a mark of direction', '\u202evictim@c.am'],
  ['an invisible letter', 'victim\u3164@c.am'],
  ['a variation selector', 'victim\ufe0f@c.am'],
  ['a line break', 'a@b.am\r\nBcc: x@y.am'],
  ['too many letters', `${'a'.repeat(250)}@example.am`],
])('%s makes a text none', (_what, text) => expect(isEmail(text)).toBe(false))

test('the pattern is checked in linear time', () => {
  const started = performance.now()
  const pattern = new RegExp(emailPattern, 'u')
  for (const text of [`a@${'1.'.repeat(30_000)}`, 'a'.repeat(60_000), `a@${'b'.repeat(60_000)}`])
    pattern.test(text)
  expect(performance.now() - started).toBeLessThan(500)
})

test.each(['+374 (91) 12-34-56', '091123456', '010 12.34.56/7', '12345'])(
  '%s is a phone of a delivery',
  (text) => expect(isDeliveryPhone(text)).toBe(true),
)

test.each([
  ['blanks alone', '       '],
  ['signs alone', '+()-./'],
  ['four digits', '(1) 2-3 4'],
  ['a letter', '091 12 34 5o'],
  ['a plus in the middle', '091+123456'],
])('%s make no phone of a delivery', (_what, text) => expect(isDeliveryPhone(text)).toBe(false))
