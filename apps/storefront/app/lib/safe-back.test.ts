import { expect, test } from 'vitest'
import { safeBack } from './safe-back.ts'

test('a page of the shop may be led back to, another site and what only looks like a page may not', () => {
  for (const own of ['/ru/shop/catalog?savings=true', '/hy', '/en?x=1']) expect(safeBack(own)).toBe(own)
  for (const away of ['//evil.am', '//evil.am/en', '/\\evil.am', 'https://evil.am', '/hy\\evil', '/hyevil', '/hy@evil.am', '', null])
    expect(safeBack(away)).toBe('')
})
