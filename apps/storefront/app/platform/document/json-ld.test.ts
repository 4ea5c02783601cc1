import { expect, test } from 'vitest'
import { breadcrumbData, jsonLd } from './json-ld.ts'

const origin = 'https://shop.test'

test('nothing in the data can end its script', () => {
  const text = jsonLd({ name: '</script><script>alert(1)</script>&\u2028' })
  expect(text).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    name: '</script><script>alert(1)</script>&\u2028',
  })
})

test('breadcrumbs are numbered; the page itself comes last, without an address', () => {
  expect(
    breadcrumbData([{ label: 'Home', to: '/en' }, { label: 'Milk' }], origin)['itemListElement'],
  ).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.test/en' },
    { '@type': 'ListItem', position: 2, name: 'Milk' },
  ])
})
