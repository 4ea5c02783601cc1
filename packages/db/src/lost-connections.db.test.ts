import { once } from 'node:events'
import net from 'node:net'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { closeLostConnections, openDatabase } from './database.ts'
import { isUnavailable } from './errors.ts'
import { testDatabase } from './testing.ts'

const database = testDatabase()

/** A way to the database on which earlier connections can fall silent, as when a machine loses its network. */
async function openWay() {
  const { hostname, port, searchParams } = new URL(database.url)
  const folder = searchParams.get('host')
  const target = folder
    ? { path: `${folder}/.s.PGSQL.5432` }
    : { host: hostname, port: Number(port || 5432) }
  const ends: (readonly [net.Socket, net.Socket])[] = []
  const way = net.createServer((near) => {
    const far = net.connect(target)
    ends.push([near, far])
    near.pipe(far).on('error', () => undefined)
    far.pipe(near).on('error', () => undefined)
  })
  await once(way.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(database.url)
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String((way.address() as net.AddressInfo).port)
  return {
    url: url.href,
    silence() {
      for (const [near, far] of ends) {
        near.unpipe(far)
        far.unpipe(near)
        far.destroy()
      }
    },
    close() {
      for (const [near] of ends) near.destroy()
      way.close()
    },
  }
}

test('queries end whose server went away without a word, and others go on', async () => {
  const way = await openWay()
  const db = openDatabase({ url: way.url, connections: 2 })
  await sql`select 1`.execute(db)
  way.silence()
  const lost = sql`select 2`.execute(db).then(
    () => undefined,
    (error: unknown) => error,
  )
  const working = sql`select pg_sleep(0.5)`.execute(db)
  await sql`select 3`.execute(database.db)
  await closeLostConnections(db)
  expect(isUnavailable(await lost)).toBe(true)
  await working
  await sql`select 4`.execute(db)
  await db.destroy()
  way.close()
})
