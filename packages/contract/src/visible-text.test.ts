import { expect, test } from 'vitest'
import { isFilled, visibleText } from './visible-text.ts'

test.each([
  ['a zero-width space', '\u200b'],
  ['a zero-width joiner', '\u200d'],
  ['a soft hyphen', '\u00ad'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\ufeff'],
  ['a grapheme joiner', '\u034f'],
  ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
  ['a blank of Braille', '\u2800'],
  ['a selector without an emoji', '\ufe0f'],
  ['letters of a flag without the flag', '\u{e0067}\u{e0062}\u{e007f}'],
  ['marks of direction', '\u200e\u200f\u061c'],
  ['notes between lines', '\ufff9\ufffa\ufffb'],
  ['controls', '\u0000\u0007\u007f\u0085'],
  ['blanks of all kinds', ' \u00a0\u202f\u3000\t\n'],
])('%s alone is an empty text', (_what, text) => {
  expect([isFilled(text), isFilled(` ${text.repeat(5)} `)]).toEqual([false, false])
})

test.each([...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'])(
  'a sign that turns the direction of writing is dropped: %j',
  (sign) => expect(visibleText(`${sign}Ани${sign} 5`)).toBe('Ани 5'),
)

test('a name with invisible signs is the name that is seen', () =>
  expect(visibleText('\ufeffԱ\u00adն\u200bի\u3164')).toBe('Անի'))

test.each([
  'Անի Սարգսյան, Թումանյան փ. 5 «Ա», և՛, ո՞ւր։',
  'Анна Ёлкина, ул. Абовяна, д. 5',
  'O’Neil, crème brûlée ½ kg, 5\u00a0°C',
  'cre\u0300me',
  'two\r\n\tlines',
  '👩‍👩‍👧‍👦 👩🏽‍🚀 🏳️‍🌈 ❤️ ❤️‍🔥 ☎︎ ©️',
  '1️⃣ #️⃣ 🇦🇲 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '한국어 日本語',
])('%s stays as it is', (text) => expect(visibleText(text)).toBe(text))

test('an emoji keeps its own joiners alone', () =>
  expect(visibleText('👩\u200d 👩\u200dԱ \u200d👩 a\ufe0f')).toBe('👩 👩Ա 👩 a'))

test('a text is read in linear time', () => {
  const started = performance.now()
  for (const piece of ['👩\u200d', '👩🏽', '🏴\u{e0067}', '1\ufe0f', '\u200b', 'Ա'])
    visibleText(piece.repeat(30_000))
  expect(performance.now() - started).toBeLessThan(1000)
})
