import { expect, test } from 'vitest'
import { readOptions } from './read-options.ts'

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
