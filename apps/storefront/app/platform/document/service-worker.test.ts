import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const code = readFileSync(new URL('../../../public/sw.js', import.meta.url), 'utf8')

/** The service worker's answer for one of the pages' files, over a cache that behaves as given. */
async function fileOver(cache: object): Promise<unknown> {
  const listeners: Record<string, (event: object) => void> = {}
  runInNewContext(code, {
    URL,
    self: {
      location: { origin: 'http://shop.test' },
      addEventListener: (name: string, listener: (event: object) => void) => {
        listeners[name] = listener
      },
    },
    caches: { match: () => Promise.resolve(undefined), open: () => Promise.resolve(cache) },
    fetch: () => Promise.resolve(new Response('from the network')),
  })
  let answer: Promise<Response> | undefined
  listeners['fetch']!({
    request: { method: 'GET', mode: 'no-cors', url: 'http://shop.test/assets/page-1.js' },
    respondWith: (given: Promise<Response>) => {
      answer = given
    },
  })
  return (await answer!).text()
}

test('a file that does not fit on the device comes from the network', async () => {
  const full = { put: () => Promise.reject(new Error('QuotaExceededError')) }
  await expect(fileOver(full)).resolves.toBe('from the network')
})
