import { expect, test } from 'vitest'
import { serverDataScript, scriptsLast, withServerData } from './server-data.ts'

const page = '<html><body><p>x</p></body></html>'

test('the data is at the end of the body', () => {
  expect(withServerData([page], serverDataScript('[1]')).join('')).toBe(
    '<html><body><p>x</p><script>window.__reactRouterContext.streamController.enqueue("[1]");window.__reactRouterContext.streamController.close();</script></body></html>',
  )
})

test('data cannot end its script', () => {
  const html = withServerData(
    [page],
    serverDataScript('</script><script>alert(1)</script>\u2028'),
  ).join('')
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(html).not.toContain('\u2028')
})

test('a page without scripts stays as it is', () => {
  expect(withServerData([page], serverDataScript(''))).toEqual([page])
})

test('scripts and their preloads are deferred; styles are not', () => {
  const head =
    '<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><link rel="preload" href="/c"/>'
  const texts = '<link id="messages" rel="preload" href="/hy.json"/>'
  const html = scriptsLast(
    `${head}${texts}<script>a()</script><script type="module" async="">b()</script>`,
  )
  expect(html).toBe(
    '<template data-held><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></template>' +
      '<link rel="preload" href="/c"/><template data-held><link id="messages" rel="preload" href="/hy.json"/></template>' +
      '<script>a()</script><template data-held><script type="module" async="">b()</script></template>',
  )
})
