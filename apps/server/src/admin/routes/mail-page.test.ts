import { createTestChannel } from '@tsiran/domain/testing/channel'
import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../../testing.ts'
import { signInTestStaff, type TestStaff } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
let owner: TestStaff
beforeAll(async () => {
  app = await buildTestApp(database)
  owner = await signInTestStaff(app, database.db, 'owner')
  await createTestChannel(database.db)
})
afterAll(() => app.close())

const url = '/api/admin/settings/mail/templates/verify/page?language=ru'

test('a letter is shown in a frame of the back office, where nothing of it runs or loads', async () => {
  const hostile = JSON.stringify({ hy: 'x', ru: '<script>alert(1)</script>', en: 'x' })
  await sql`update channels set name = ${hostile}::jsonb`.execute(database.db)
  const { headers, body, statusCode } = await owner.inject({ url })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-frame-options': 'SAMEORIGIN',
  })
  expect(headers).not.toHaveProperty('content-disposition')
  const policy = String(headers['content-security-policy']).split(';')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy.find((part) => part.startsWith('sandbox'))).not.toMatch(
    /allow-(?:scripts|same-origin|forms)/,
  )
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(body).not.toContain('<script')
})

test('a refused letter may not be framed', async () => {
  const { headers, statusCode } = await app.inject({ url })
  expect(statusCode).toBe(401)
  expect(headers['x-frame-options']).toBe('DENY')
})
