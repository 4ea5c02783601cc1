import { describe, expect, it } from 'vitest'
import { caretAfterGrouping, groupDigits, parseWholeNumber } from './whole-number.tsx'

describe('an amount of whole drams', () => {
  it.each([
    ['12400', 12_400],
    ['12 400', 12_400],
    ['12\u00a0400\u00a0֏', 12_400],
    ['12\u202f400 դր.', 12_400],
    ['12,400', 12_400],
    ['1.234.567', 1_234_567],
    ["12'400", 12_400],
    ['12 400,00', 12_400],
    ['12400.0', 12_400],
    ['12 400 драмов', 12_400],
    ['AMD 500', 500],
    ['0', 0],
    ['007', 7],
  ])('is read from %j', (text, value) => {
    expect(parseWholeNumber(text)).toBe(value)
  })

  it.each([
    '12.5',
    '12,40',
    '-5',
    '1e5',
    'abc',
    '12 400 ₽',
    '1.23.456',
    '1,234.567',
    '99999999999999999999',
  ])('is not in %j', (text) => {
    expect(parseWholeNumber(text)).toBeUndefined()
  })

  it('is absent from an empty text', () => {
    expect(parseWholeNumber('')).toBeNull()
    expect(parseWholeNumber(' ֏ ')).toBeNull()
  })
})

describe('grouping while typing', () => {
  it('groups by threes and drops what is no digit', () => {
    expect(groupDigits('1234567')).toBe('1\u00a0234\u00a0567')
    expect(groupDigits('a1b2')).toBe('12')
    expect(groupDigits('000')).toBe('0')
    expect(groupDigits('')).toBe('')
  })

  it('keeps the caret before the same digits', () => {
    expect(caretAfterGrouping('1\u00a0234', 3)).toBe(2)
    expect(caretAfterGrouping('1\u00a0234', 0)).toBe(5)
    expect(caretAfterGrouping('1\u00a0234', 4)).toBe(0)
    expect(caretAfterGrouping('', 0)).toBe(0)
  })
})
