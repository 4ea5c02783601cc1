import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('a description is plain text of limited length', () => {
  expect(plainText('<p>Salt &amp; <b>pep</b>per</p><ul><li>black</li><li>5&nbsp;g</li></ul>')).toBe(
    'Salt & pepper black 5 g',
  )
  expect(plainText('<p>Salt &amp; pepper</p>', 6)).toBe('Salt …')
})
