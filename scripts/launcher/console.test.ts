import { afterEach, expect, test, vi } from 'vitest'
import { warn, oneLine, print } from './console.ts'

afterEach(() => vi.restoreAllMocks())

const escapes = {
  'the clipboard': '\u001B]52;c;cm0gLXJmIC8=\u0007',
  'the screen': '\u001B[2J',
  'an eight-bit sequence': '\u009B2J',
  'the line before': '\r\u0008',
  'the direction of letters': '\u202Eevil\u202C',
}

test.each(Object.entries(escapes))('stored text cannot command a terminal: %s', (_what, text) => {
  for (const [write, stream] of [
    [print, process.stdout],
    [warn, process.stderr],
  ] as const) {
    const spy = vi.spyOn(stream, 'write').mockReturnValue(true)
    write(`Անի${text}\n\tмолоко 🥛 1 234 ֏`)
    const printed = spy.mock.calls.map(([chunk]) => String(chunk)).join('')
    expect(printed).toMatch(/^Անի[\][\w;=]*\n\tмолоко 🥛 1 234 ֏\n$/)
    expect(printed.replaceAll(/[\n\t]/g, '')).not.toMatch(/\p{C}/u)
    spy.mockRestore()
  }
})

test('one line of stored text stays one line', () => {
  expect(oneLine('Ani\n  100002  paid\r\n\u2028x\ty')).toBe('Ani   100002  paid x y')
})
