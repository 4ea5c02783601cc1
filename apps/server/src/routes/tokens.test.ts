import { testDatabase } from '@tsiran/db/testing'
import { createPerson } from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { SignJWT } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bearer, peopleCalls } from '../testing-people.ts'
import { buildTestApp } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
beforeAll(async () => {
  app = await buildTestApp(database)
})
afterAll(() => app.close())
const { tokenOf, me } = peopleCalls(() => app, database)

describe('a token that is not ours', () => {
  test.each([
    ['without a signature', 'none'],
    ['under another algorithm', 'HS512'],
    ['expired', 'expired'],
    ['for another audience', 'audience'],
    ['from another issuer', 'issuer'],
    ['under another secret', 'secret'],
    ['that never ends', 'endless'],
    ['of a session that is none', 'session'],
    ['whose session is an expression', 'sql'],
    ['changed after signing', 'changed'],
  ])('%s is 401', async (_name, kind) => {
    const email = `jwt-${kind.toLowerCase()}@example.am`
    await createPerson(database.db, email)
    const good = await tokenOf(email)
    const { value } = await database.db
      .selectFrom('secrets')
      .select('value')
      .executeTakeFirstOrThrow()
    const [, body = ''] = good.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const secret = new TextEncoder().encode(kind === 'secret' ? 'x'.repeat(43) : value)
    const now = Math.floor(Date.now() / 1000)
    const changed = {
      ...claims,
      ...(kind === 'expired' && { exp: now - 31 }),
      ...(kind === 'audience' && { aud: 'elsewhere' }),
      ...(kind === 'issuer' && { iss: 'elsewhere' }),
      ...(kind === 'endless' && { exp: undefined }),
      ...(kind === 'session' && { sid: '00000000-0000-4000-8000-000000000000' }),
      ...(kind === 'sql' && { sid: "' or true --" }),
    }
    const unsigned = (header: object, payload: object) =>
      `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.`
    const token =
      kind === 'none'
        ? unsigned({ alg: 'none', typ: 'JWT' }, claims)
        : kind === 'changed'
          ? good.replace(
              body,
              Buffer.from(JSON.stringify({ ...claims, exp: claims.exp + 1 })).toString('base64url'),
            )
          : await new SignJWT(changed)
              .setProtectedHeader({ alg: kind === 'HS512' ? 'HS512' : 'HS256' })
              .sign(secret)
    expect((await me(bearer(good))).statusCode).toBe(200)
    expect((await me(bearer(token))).statusCode).toBe(401)
  })

  test('30 seconds of leeway are given, and the session’s row has the last word', async () => {
    const email = 'leeway@example.am'
    const customerId = await createPerson(database.db, email)
    const token = await tokenOf(email)
    const until = (seconds: number) =>
      sql`update sessions set expires_at = now() - make_interval(secs => ${seconds}) where customer_id = ${customerId}`.execute(
        database.db,
      )
    await until(20)
    expect((await me(bearer(token))).statusCode).toBe(200)
    await until(40)
    expect((await me(bearer(token))).statusCode).toBe(401)
  })
})
