import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accentOf, darkAccent, grounds, isColor, lightContrast, minContrast } from './accent.ts'

test('the shop’s own green is readable in the light theme, and a lemon is not', () => {
  expect(lightContrast('#1b6b3a')).toBeGreaterThan(minContrast)
  expect(lightContrast('#f2e14b')).toBeLessThan(2)
})

test('a colour is compared with the grounds that pages have', () => {
  const tokens = (file: string) =>
    readFileSync(new URL(`../../../ui/src/${file}`, import.meta.url), 'utf8')
  for (const [name, color] of Object.entries(grounds.light))
    expect(tokens('tokens.css')).toContain(`--color-${name}: ${color};`)
  for (const [name, color] of Object.entries(grounds.dark))
    expect(tokens('dark.css')).toContain(`--color-${name}: ${color};`)
})

test('black has the highest contrast, on its own pale tone too', () => {
  expect(lightContrast('#000000')).toBeGreaterThan(15)
  expect(accentOf('#000000')).toEqual({
    leaf: '#000000',
    leaf_dark: '#000000',
    leaf_soft: '#e8e8e8',
    leaf_mist: '#bfbfbf',
  })
})

test('a dark colour is lightened for the dark theme, a light one stays', () => {
  expect(darkAccent('#12305a')).not.toBe('#12305a')
  expect(darkAccent('#7ecb9b')).toBe('#7ecb9b')
})

test('only a colour in six hexadecimal digits is one', () => {
  expect(['#1b6b3a', '#fff', 'red', '', '#1b6b3a;}'].map(isColor)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  expect(accentOf('')).toBeNull()
})
