import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asTypedInEnglish, asTypedOn, otherLayouts } from './keyboards.ts'

const keyboards = ['russian', 'armenianPhonetic', 'armenianEastern', 'armenianTypewriter'] as const

test.each([
  ['vjkjrj', 'молоко', 'russian'],
  ['[kt,', 'хлеб', 'russian'],
  [',fyfy', 'банан', 'russian'],
  ['VJKJRJ', 'молоко', 'russian'],
  ['{KT<', 'хлеб', 'russian'],
  ['ka2', 'կաթ', 'armenianPhonetic'],
  ['xaxwx', 'ղաղող', 'armenianPhonetic'],
  ['ka;', 'կաթ', 'armenianEastern'],
  ['qn2or', 'խնձոր', 'armenianEastern'],
  ['igp', 'կաթ', 'armenianTypewriter'],
  [";ghj'", 'պանիր', 'armenianTypewriter'],
] as const)('%s is %s', (keys, text, keyboard) => {
  expect(asTypedOn(keys, keyboard)).toBe(text)
  expect(asTypedOn(asTypedInEnglish(text, keyboard), keyboard)).toBe(text)
})

test.each([
  ['ьшдл', 'milk'],
  ['срууыу', 'cheese'],
  ['միլկ', 'milk'],
])('%s may be %s on another layout', (typed, meant) => {
  expect(otherLayouts(typed)).toContain(meant)
})

test('every layout has all letters of its language', () => {
  const all = {
    russian: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
    armenian: 'աբգդեզէըթժիլխծկհձղճմնշոչպջռսվտրցւփքօֆ',
  }
  const english = "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./"
  for (const keyboard of keyboards) {
    const written = Array.from(english, (key) => asTypedOn(key, keyboard)).filter(
      (letter) => letter.charCodeAt(0) > 127,
    )
    // The phonetic layout has ւ on two keys.
    expect(written.length - new Set(written).size, keyboard).toBe(
      keyboard === 'armenianPhonetic' ? 1 : 0,
    )
    const missing = Array.from(keyboard === 'russian' ? all.russian : all.armenian).filter(
      (letter) => !written.includes(letter),
    )
    expect(missing, keyboard).toEqual([])
  }
})

test('reading a text on other keyboards never throws and never gives the text back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const others = otherLayouts(text)
      expect(others).not.toContain(text.toLowerCase())
      expect(new Set(others).size).toBe(others.length)
    }),
  )
})
