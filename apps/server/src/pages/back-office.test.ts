import { hash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../context.ts'
import { securityHeaders } from '../ops/security-headers.ts'
import { mountBackOffice } from './back-office.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'back-office-'))
const html = `<!DOCTYPE html><script>theme()</script><script type="module" async="">import("/admin/assets/a-1.js")</script><script src="/x.js"></script>`
const sha = (code: string) => `'sha256-${hash('sha256', code, 'base64')}'`
const context = { config: { adminOrigin: 'https://shop.test' } } as Context
let app: FastifyInstance

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'index.html'), html)
  writeFileSync(path.join(folder, 'assets/a-1.js'), 'plain')
  writeFileSync(path.join(folder, 'assets/a-1.js.br'), 'brotli')
  app = fastify()
  await mountBackOffice(app, context, folder)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test.each(['/admin/', '/admin/orders/12?tab=history', '/admin/sign-in', '/admin/a.b/c.js'])(
  '%s is the one document',
  async (url) => {
    const { statusCode, headers, body } = await app.inject(url)
    expect([statusCode, body, headers['content-type']]).toEqual([
      200,
      html,
      'text/html; charset=utf-8',
    ])
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-cache', 'noindex'])
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(
      `script-src 'self' ${sha('theme()')} ${sha('import("/admin/assets/a-1.js")')};`,
    )
    for (const part of [
      "default-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "connect-src 'self'",
      "frame-ancestors 'none'",
    ])
      expect(policy.split(';')).toContain(part)
    const again = await app.inject({ url, headers: { 'if-none-match': String(headers['etag']) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  },
)

test('the back office may use the camera for barcodes, and the shop nothing at all', async () => {
  const own = String((await app.inject('/admin/')).headers['permissions-policy']).split(', ')
  expect(own).toContain('camera=(self)')
  const shops = securityHeaders(true)['permissions-policy']!.split(', ')
  expect(shops).toContain('camera=()')
  // Nothing else differs.
  expect(shops.filter((one) => !own.includes(one))).toEqual(['camera=()'])
  expect(shops.every((one) => one.endsWith('=()'))).toBe(true)
})

test('the bare address leads to the first page, with its query', async () => {
  for (const [url, location] of [
    ['/admin', '/admin/'],
    ['/admin?back=x', '/admin/?back=x'],
  ] as const) {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location])
  }
})

test('its files are cached for good and sent compressed; a file that is gone is not found', async () => {
  const { statusCode, headers, body } = await app.inject({
    url: '/admin/assets/a-1.js',
    headers: { 'accept-encoding': 'br' },
  })
  expect([statusCode, body, headers['content-encoding']]).toEqual([200, 'brotli', 'br'])
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  await expect(app.inject('/admin/assets/a-0.js')).resolves.toMatchObject({ statusCode: 500 })
})

test('a back office that is not built is named', async () => {
  await expect(mountBackOffice(fastify(), context, path.join(folder, 'none'))).rejects.toThrow(
    'the back office is not built',
  )
})
