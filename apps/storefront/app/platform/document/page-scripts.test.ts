import { expect, test } from 'vitest'
import { takeScripts } from './page-scripts.ts'

const nonce = '0a1b2c'

test('the shop’s scripts are returned, and no nonce remains in the document', () => {
  const html =
    '<link nonce="0a1b2c" href="/a.css"/><script nonce="0a1b2c">a()</script><script type="module" nonce="0a1b2c" async="">b()\n</script>'
  expect(takeScripts(html, nonce)).toEqual({
    html: '<link href="/a.css"/><script>a()</script><script type="module" async="">b()\n</script>',
    scripts: ['a()', 'b()\n'],
  })
})

test.each([
  '<script>evil()</script>',
  '<script nonce="">evil()</script>',
  '<script nonce="0a1b2d">evil()</script>',
  '<script data-x="',
  "<script data-x='",
  '<script ',
  '<script>/*',
  '<!-- <script>',
  '<SCRIPT>evil()</SCRIPT><script>',
])('%s in the shop’s data is no script of the shop', (planted) => {
  const own = '<script nonce="0a1b2c">a()</script>'
  const { scripts } = takeScripts(`<div>${planted}</div><p>x</p>${own}`, nonce)
  expect(scripts).toEqual(['a()'])
})
