import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { findProcess, processesAbout, processOf, statusOf, until } from './launcher/processes.ts'
import { freePort, launch, openShop, type Launch } from './launcher/shop.ts'

const server = 'apps/server/build/main.js'
const database = 'native/bin/postgres'

/** What the first start made, for the starts of which nobody asks whether they are the first: a third of their time. */
let made: string
let dataDir: string
let env: NodeJS.ProcessEnv
let shops: Launch[]

beforeAll(async () => {
  made = await mkdtemp(path.join(os.tmpdir(), 'tsiran-made-'))
})
afterAll(() => rm(made, { recursive: true, force: true }))

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'tsiran-launcher-'))
  env = { DATA_DIR: dataDir, PORT: String(await freePort()) }
  shops = []
})

afterEach(async () => {
  for (const { child } of shops) child.kill('SIGKILL')
  await until('the server has ended', () => {
    for (const pid of processesAbout(dataDir)) process.kill(pid, 'SIGKILL')
    return processesAbout(dataDir).length === 0
  })
  await rm(dataDir, { recursive: true, force: true })
})

const dataOf = (folder: string) => path.join(folder, 'postgres/data')
/** Makes the database of this test that of an earlier one, where there was one. */
const skipFirstStart = async () => {
  if (existsSync(dataOf(made)) && !existsSync(dataOf(dataDir)))
    await cp(dataOf(made), dataOf(dataDir), { recursive: true })
}

const open = async () => {
  const shop = await openShop(env)
  shops.push(shop)
  return shop
}
const close = async (shop: Launch, signal: NodeJS.Signals = 'SIGINT') => {
  shop.child.kill(signal)
  return shop.ended
}

/** Runs a statement on the embedded database of the running shop. */
async function query(text: string): Promise<unknown[]> {
  const client = new pg.Client({
    host: path.join(dataDir, 'postgres/socket'),
    user: 'postgres',
    database: 'tsiran',
  })
  // A broken connection fails its query and also emits an error.
  client.on('error', () => undefined)
  await client.connect()
  return (await client.query(text).finally(() => client.end())).rows as unknown[]
}

describe('the launcher keeps the shop running', { timeout: 90_000 }, () => {
  it('starts it, stops it without a trace on Ctrl-C, and finds the data again', async () => {
    const shop = await open()
    expect(await statusOf(`${shop.url}/healthz`)).toBe(200)
    await until('the link is printed', () =>
      /Tsiran is open[^]*no owner yet\. Open \S+\/admin\/claim#k=\S+\n/.test(shop.output()),
    )
    await query('create table marker as select 1 as it')
    expect(await close(shop)).toBe(0)
    expect(processesAbout(dataDir)).toEqual([])

    const again = await open()
    expect(again.output()).not.toMatch(/Building|Installing/)
    expect(await query('select it from marker')).toEqual([{ it: 1 }])
    expect(await close(again, 'SIGTERM')).toBe(0)
    expect(processesAbout(dataDir)).toEqual([])
    await cp(dataOf(dataDir), dataOf(made), { recursive: true })
  })

  it('restarts a killed server on the same port', async () => {
    await skipFirstStart()
    const shop = await open()
    const killed = processOf(server, dataDir)
    process.kill(killed, 'SIGKILL')
    await until('a new server answers', async () => (await statusOf(`${shop.url}/readyz`)) === 200)
    expect(processOf(server, dataDir)).not.toBe(killed)
    expect(shop.output()).toContain('The server stopped unexpectedly')
  })

  /** The process of the database. A backend that is being started has its name for a moment. */
  const oneDatabase = async () => {
    let pid: number | undefined
    await until('one database runs', () => (pid = findProcess(database, dataDir)) !== undefined)
    return pid!
  }

  it('restarts a killed database, and the running server reconnects', async () => {
    await skipFirstStart()
    const shop = await open()
    const [before, killed] = [processOf(server, dataDir), await oneDatabase()]
    process.kill(killed, 'SIGKILL')
    await until(
      'the shop is ready again',
      async () =>
        shop.output().includes('The database') && (await statusOf(`${shop.url}/readyz`)) === 200,
    )
    expect(processOf(server, dataDir)).toBe(before)
    expect(await oneDatabase()).not.toBe(killed)
  })

  it('restarts a database that was killed beside a busy query', async () => {
    await skipFirstStart()
    const shop = await open()
    // Its backend outlives the postmaster, and no new postmaster can start while it works.
    const busy = query(
      'select count(*) from generate_series(1, 100000000) a, generate_series(1, 100000000) b',
    ).catch(() => 'broken')
    await until('the query works', async () => {
      const [row] = (await query(
        `select count(*)::int as n from pg_stat_activity where state = 'active' and query like '%generate_series%'`,
      )) as {
        n: number
      }[]
      return row!.n === 2
    })
    process.kill(await oneDatabase(), 'SIGKILL')
    expect(await busy).toBe('broken')
    await until(
      'the shop is ready again',
      async () =>
        shop.output().includes('The database') && (await statusOf(`${shop.url}/readyz`)) === 200,
    )
    expect(shop.child.exitCode).toBeNull()
  })

  it('recovers when both are killed at once', async () => {
    await skipFirstStart()
    const shop = await open()
    const [first, second] = [processOf(server, dataDir), await oneDatabase()]
    for (const pid of [first, second]) process.kill(pid, 'SIGKILL')
    await until(
      'the shop is ready again',
      async () => (await statusOf(`${shop.url}/readyz`)) === 200,
    )
    expect(processOf(server, dataDir)).not.toBe(first)
  })

  it('gives up with one line when the server keeps dying', async () => {
    await skipFirstStart()
    const shop = await open()
    for (let kills = 1; kills <= 5; kills += 1) {
      const killed = processOf(server, dataDir)
      process.kill(killed, 'SIGKILL')
      await until('another server follows, or the end', () => {
        const next = findProcess(server, dataDir)
        return shop.child.exitCode !== null || (next !== undefined && next !== killed)
      })
    }
    expect(await shop.ended).toBe(1)
    expect(shop.output()).toMatch(
      /^Tsiran cannot continue: the server stopped 5 times within a minute$/m,
    )
    expect(processesAbout(dataDir)).toEqual([])
  })

  it('takes the server along when it is killed, and the next start takes over the database', async () => {
    await skipFirstStart()
    const shop = await open()
    const orphan = await oneDatabase()
    await close(shop, 'SIGKILL')
    await until(
      'the server has ended',
      () => !processesAbout(dataDir).some((pid) => pid !== orphan),
    )
    expect(await oneDatabase()).toBe(orphan)
    const again = await open()
    expect(await oneDatabase()).not.toBe(orphan)
    expect(await statusOf(`${again.url}/readyz`)).toBe(200)
  })

  it('stops cleanly on a signal while it still starts', async () => {
    const shop = launch(env)
    shops.push(shop)
    await until('the database is being made', () => processesAbout(dataDir).length > 1)
    expect(await close(shop)).toBe(0)
    expect(processesAbout(dataDir)).toEqual([])
  })

  it('refuses a data folder that another launcher holds, and leaves that one alone', async () => {
    await skipFirstStart()
    const shop = await open()
    const second = launch({ ...env, PORT: String(await freePort()) })
    shops.push(second)
    expect(await second.ended).toBe(1)
    expect(second.output()).toBe(
      `Tsiran cannot start: the shop already runs from ${dataDir} (process ${shop.child.pid}): stop it, or set DATA_DIR to another folder\n`,
    )
    expect(await statusOf(`${shop.url}/readyz`)).toBe(200)
  })
})

describe('a failed start prints one line and exits with code 1', { timeout: 60_000 }, () => {
  const refusalOf = async (changes: NodeJS.ProcessEnv) => {
    const shop = launch({ ...env, ...changes })
    shops.push(shop)
    expect(await shop.ended).toBe(1)
    expect(shop.output()).toMatch(/^Tsiran cannot start: .+\n$/)
    expect(processesAbout(dataDir)).toEqual([])
    return shop.output()
  }

  it('a port in use', async () => {
    const other = net.createServer().listen(Number(env['PORT']), '127.0.0.1')
    expect(await refusalOf({})).toContain(`port ${env['PORT']} is in use`)
    other.close()
  })

  it.each(['eighty', '70000', '-1', '80.5'])('PORT=%s', async (port) => {
    expect(await refusalOf({ PORT: port })).toContain(`PORT is "${port}"`)
  })

  it('an unreachable DATABASE_URL', async () => {
    const port = await freePort()
    expect(await refusalOf({ DATABASE_URL: `postgres://shop@127.0.0.1:${port}/shop` })).toContain(
      'DATABASE_URL is unreachable',
    )
  })

  it('a DATABASE_URL that never answers', async () => {
    const mute = net.createServer().listen(0, '127.0.0.1')
    await sleep(0)
    const { port } = mute.address() as net.AddressInfo
    expect(await refusalOf({ DATABASE_URL: `postgres://shop@127.0.0.1:${port}/shop` })).toContain(
      'DATABASE_URL is unreachable',
    )
    mute.close()
  })

  it('a DATABASE_URL whose database does not exist', async () => {
    const url = new URL(inject('databaseServer'))
    url.pathname = '/no_such_database'
    expect(await refusalOf({ DATABASE_URL: url.href })).toContain(
      'DATABASE_URL refuses: database "no_such_database" does not exist',
    )
  })

  it('a DATABASE_URL that is not a URL', async () => {
    expect(await refusalOf({ DATABASE_URL: 'mysql://localhost/shop' })).toContain(
      'DATABASE_URL is not an address',
    )
  })

  it('data of another version', async () => {
    const data = path.join(dataDir, 'postgres/data')
    await mkdir(data, { recursive: true })
    await writeFile(path.join(data, 'PG_VERSION'), '15\n')
    expect(await refusalOf({})).toContain(`${data} holds data of PostgreSQL 15`)
  })

  it('a data folder that cannot be written', async () => {
    const file = path.join(dataDir, 'file')
    await writeFile(file, '')
    expect(await refusalOf({ DATA_DIR: path.join(file, 'data') })).toContain('cannot be written')
  })
})
