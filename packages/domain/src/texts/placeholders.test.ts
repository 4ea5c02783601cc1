import { expect, test } from 'vitest'
import { placeholderProblem, placeholdersOf } from './placeholders.ts'

const problem = (text: string, shipped: string, isPlural = false) =>
  placeholderProblem(text, { shipped, isPlural })

test('finds each placeholder once', () => {
  expect(placeholdersOf('{a} and {b} and {a}')).toEqual(['a', 'b'])
})

test('an override has the shipped placeholders, in any order', () => {
  expect(problem('{total} for {name}', '{name}: {total}')).toBeUndefined()
  expect(problem('for {name}', '{name}: {total}')).toEqual({
    key: 'placeholderMissing',
    values: { name: '{total}' },
  })
  expect(problem('{nmae}', '{name}')).toEqual({
    key: 'placeholderUnknown',
    values: { name: '{nmae}' },
  })
})

test('a brace that begins no placeholder is refused', () => {
  for (const text of ['{name', 'name}', '{{name}}', '{ name }', '{}', '{name} }'])
    expect(problem(text, '{name}')).toMatchObject({ key: 'placeholderBroken' })
})

test('a plural form may leave out its number, and nothing else', () => {
  expect(problem('one piece', '{count} piece', true)).toBeUndefined()
  expect(problem('one piece', '{count} piece of {name}', true)?.key).toBe('placeholderMissing')
  expect(problem('one piece', '{count} piece')?.key).toBe('placeholderMissing')
})
