import { describe, expect, test } from 'vitest'
import { DomainError } from '../errors.ts'
import { readPaste } from './read-paste.ts'

const outline = (text: string) => readPaste(text).map(({ depth, name }) => [depth, name.en])

describe('a pasted list', () => {
  test('nests by blanks, tabs and bullets, however wide', () => {
    const text = 'Drinks\n  Water\n     Still\n  Juice\n\tPear\nBread\r\n - Lavash\n\n'
    expect(outline(text)).toEqual([
      [0, 'Drinks'],
      [1, 'Water'],
      [2, 'Still'],
      [1, 'Juice'],
      [2, 'Pear'],
      [0, 'Bread'],
      [1, 'Lavash'],
    ])
  })

  test('begins at any depth', () => {
    expect(outline('    A\n      B\n    C\nD')).toEqual([
      [0, 'A'],
      [1, 'B'],
      [0, 'C'],
      [0, 'D'],
    ])
  })

  test('takes names of each language, and the first for a missing one', () => {
    const [all, one, gap] = readPaste('Հաց | Хлеб | Bread\nԿաթ\n | Сыр').map(({ name }) => name)
    expect(all).toEqual({ hy: 'Հաց', ru: 'Хлеб', en: 'Bread' })
    expect(one).toEqual({ hy: 'Կաթ', ru: 'Կաթ', en: 'Կաթ' })
    expect(gap).toEqual({ hy: 'Сыр', ru: 'Сыр', en: 'Сыр' })
  })

  test.each([
    ['nothing', ' \n\t\n', 'required'],
    ['too many lines', 'a\n'.repeat(1001), 'tooManyLines'],
    ['a line that is too long', `ok\n${'a'.repeat(201)}`, 'tooLongInLine'],
  ])('is refused for %s', (_, text, key) => {
    const refusal = (() => {
      try {
        readPaste(text)
      } catch (error) {
        return error as DomainError
      }
    })()
    expect(refusal?.details.fields?.['text']?.[0]?.key).toBe(key)
  })
})
