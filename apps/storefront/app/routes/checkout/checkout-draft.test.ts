import { afterEach, expect, test, vi } from 'vitest'
import { draft } from '../../features/session/clear-draft.ts'
import { restoreDraft } from './checkout-draft.ts'

class Input {
  disabled = false
  name: string
  type: string
  value: string
  constructor(name: string, type: string, value: string) {
    this.name = name
    this.type = type
    this.value = value
  }
}

afterEach(() => vi.unstubAllGlobals())

test('a draft brings back what was typed, and not what another page showed', () => {
  vi.stubGlobal('HTMLInputElement', Input)
  vi.stubGlobal('HTMLTextAreaElement', class {})
  const fields = [
    ['street', 'Abovyan 12'],
    ['pickup', 'shop Shop in Kentron'],
    ['pickup', 'depot Depot in Avan'],
  ]
  vi.spyOn(draft, 'read').mockReturnValue(JSON.stringify({ email: null, fields }))
  const elements = [
    new Input('street', 'text', ''),
    new Input('pickup', 'hidden', 'shop Магазин'),
    new Input('pickup', 'hidden', 'depot Склад'),
  ]
  restoreDraft({ elements } as never, null)
  expect(elements.map(({ value }) => value)).toEqual(['Abovyan 12', 'shop Магазин', 'depot Склад'])
})
