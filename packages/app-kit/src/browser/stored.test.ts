import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseStored, storedText } from './stored.ts'

const area = new Map<string, string>()

beforeEach(() => {
  area.clear()
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => area.get(name) ?? null,
    setItem: (name: string, text: string) => void area.set(name, text),
    removeItem: (name: string) => void area.delete(name),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('a text is stored and removed, and listeners are notified until they unsubscribe', () => {
  const stored = storedText('localStorage', 'name')
  const listener = vi.fn()
  const unsubscribe = stored.subscribe(listener)
  stored.write('text')
  expect([area.get('name'), stored.read(), stored.isAvailable()]).toEqual(['text', 'text', true])
  unsubscribe()
  stored.write(null)
  expect([area.size, stored.read(), listener.mock.calls.length]).toEqual([0, null, 1])
})

test('where storage is off, a text lasts as long as the document', () => {
  const off = () => {
    throw new Error('SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: off, setItem: off, removeItem: off })
  const stored = storedText('localStorage', 'name')
  expect([stored.read(), stored.isAvailable()]).toEqual([null, false])
  stored.write('text')
  expect(stored.read()).toBe('text')
  stored.write(null)
  expect(stored.read()).toBeNull()
})

test('any stored text can be parsed', () => {
  expect([parseStored('[1]'), parseStored('{'), parseStored(''), parseStored(null)]).toEqual([
    [1],
    null,
    null,
    null,
  ])
})
