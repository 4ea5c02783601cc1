import { expect, test } from 'vitest'
import { scriptsLast, withHandoff } from './handoff.ts'

const page = '<html><body><p>x</p></body></html>'

test('the data stands at the end of the body', () => {
  expect(withHandoff([page], '[1]').join('')).toBe(
    '<html><body><p>x</p><script>window.__reactRouterContext.streamController.enqueue("[1]");window.__reactRouterContext.streamController.close();</script></body></html>',
  )
})

test('data cannot end its script', () => {
  const html = withHandoff([page], '</script><script>alert(1)</script>\u2028').join('')
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(html).not.toContain('\u2028')
})

test('a page without scripts stays as it is', () => {
  expect(withHandoff([page], '')).toEqual([page])
})

test('scripts are preloaded after all that is seen', () => {
  expect(scriptsLast(['<link rel="modulepreload" href="/a.js"/><link rel="preload" href="/b"/>'])).toEqual([
    '<link fetchpriority="low" rel="modulepreload" href="/a.js"/><link rel="preload" href="/b"/>',
  ])
})
