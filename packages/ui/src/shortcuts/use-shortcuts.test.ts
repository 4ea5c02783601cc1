import { expect, test } from 'vitest'
import { matchesShortcut } from './use-shortcuts.tsx'

const press = (
  key: string,
  code: string,
  modifiers: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {},
) => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
})

test.each([
  ['j', press('j', 'KeyJ')],
  ['j', press('о', 'KeyJ')],
  ['j', press('յ', 'KeyJ')],
  ['j', press('j', 'KeyC')],
  ['/', press('/', 'Slash')],
  ['/', press('.', 'Slash')],
  ['/', press('/', 'Digit7', { shiftKey: true })],
  ['?', press('?', 'Slash', { shiftKey: true })],
  ['?', press(',', 'Slash', { shiftKey: true })],
  ['mod+s', press('s', 'KeyS', { ctrlKey: true })],
  ['mod+s', press('ы', 'KeyS', { metaKey: true })],
])('%s is pressed on any layout', (shortcut, event) => {
  expect(matchesShortcut(event, shortcut)).toBe(true)
})

test.each([
  ['j', press('j', 'KeyJ', { ctrlKey: true })],
  ['j', press('J', 'KeyJ', { shiftKey: true })],
  ['j', press('c', 'KeyJ')],
  ['/', press('?', 'Slash', { shiftKey: true })],
  ['?', press('/', 'Slash')],
  ['mod+s', press('s', 'KeyS')],
  ['mod+s', press('s', 'KeyS', { ctrlKey: true, altKey: true })],
])('%s is not pressed by another key', (shortcut, event) => {
  expect(matchesShortcut(event, shortcut)).toBe(false)
})
