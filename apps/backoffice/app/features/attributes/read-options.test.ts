import { expect, test } from 'vitest'
import { divideOptions, readOptions } from './read-options.ts'

test('a line is an option with its labels and its colour', () => {
  expect(readOptions('Կարմիր | Красный | Red #B3261E\n\n  Green\t\n#ffffff')).toEqual([
    { label: { hy: 'Կարմիր', ru: 'Красный', en: 'Red' }, swatch_value: '#b3261e' },
    { label: { hy: 'Green', ru: 'Green', en: 'Green' }, swatch_value: null },
  ])
})

test('a sign within a label is no colour', () => {
  expect(readOptions('No. #12')).toEqual([
    { label: { hy: 'No. #12', ru: 'No. #12', en: 'No. #12' }, swatch_value: null },
  ])
})

test('options that the attribute or an earlier line has, in any language, are not new', () => {
  const present = [{ hy: 'Կարմիր', ru: 'Красный', en: 'Red' }]
  const pasted = readOptions('Ալ | Алый | RED\nԿանաչ | Зелёный | Green\nկանաչ')
  const { added, known } = divideOptions(pasted, present)
  expect(added.map(({ label }) => label.en)).toEqual(['Green'])
  expect(known.map(({ label }) => label.hy)).toEqual(['Ալ', 'կանաչ'])
})
