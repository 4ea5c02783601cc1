import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fallbackCss, fallbackFile } from './fallbacks.ts'
import { groupLetters } from './grouping.ts'

test('the storefront has the faces that npm run fonts generates', () =>
  expect(readFileSync(path.resolve(import.meta.dirname, '../..', fallbackFile), 'utf8')).toBe(
    fallbackCss(),
  ))

test('letters with similar ratios form one group with the average width of the web font', () => {
  const letters = [
    { letter: 'a', times: 3, own: 500, standIn: 500 },
    { letter: 'b', times: 1, own: 820, standIn: 800 },
    { letter: 'i', times: 9, own: 300, standIn: 200 },
    { letter: 'c', times: 5, own: 480, standIn: 480 },
  ]
  expect(groupLetters(letters, 2)).toEqual([
    { letters: ['a', 'c', 'b'], factor: (1500 + 820 + 2400) / (1500 + 800 + 2400) },
    { letters: ['i'], factor: 1.5 },
  ])
  expect(groupLetters(letters, 3).map(({ letters }) => letters.join(''))).toEqual(['ac', 'b', 'i'])
})
