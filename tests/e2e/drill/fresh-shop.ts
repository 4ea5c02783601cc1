import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chooseIdentity } from '@tsiran/db/embedded/identity'
import { layOut } from '@tsiran/db/embedded/layout'
import { addressOf } from '@tsiran/db/embedded/shop-database'
import { databaseHome, shopDatabase } from '../../../scripts/launcher/database.ts'
import { freePort, openShop, type Launch } from '../../launcher/shop.ts'
import { processesAbout, until } from '../../launcher/processes.ts'

const program = path.resolve(import.meta.dirname, '../../../apps/server/build/main.js')

export interface OwnShop {
  /** Its origin. */
  url: string
  /** Starts another server on the same database and returns its origin. Before there is an owner it would void the owner's link. */
  addServer(): Promise<string>
  close(): Promise<void>
}
export interface FreshShop extends OwnShop {
  /** The link that makes its owner, as the start printed it. */
  link: string
}

/** Starts a shop on a database of its own, and hands over what it printed. */
async function openOwnShop(env: NodeJS.ProcessEnv): Promise<OwnShop & { output: string }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tsiran-own-shop-'))
  const port = String(await freePort())
  const url = `http://localhost:${port}`
  let shop: Launch | undefined
  let other: ChildProcess | undefined
  const addServer = async () => {
    const { socket } = await layOut(databaseHome(folder), await chooseIdentity())
    const settings = {
      DATABASE_URL: addressOf(socket, shopDatabase.database, shopDatabase.role),
      DATA_DIR: folder,
      ORIGIN: url,
      HOST: '127.0.0.1',
      PORT: '0',
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      PROCESSES: '1',
    }
    other = fork(program, { env: { ...process.env, ...settings } })
    const [ready] = (await once(other, 'message')) as [{ port: number }]
    return `http://127.0.0.1:${ready.port}`
  }
  const close = async () => {
    if (other && other.exitCode === null) {
      other.kill('SIGTERM')
      await once(other, 'exit')
    }
    shop?.child.kill('SIGTERM')
    await shop?.ended
    for (const pid of processesAbout(folder)) process.kill(pid, 'SIGKILL')
    await until('the shop has ended', () => processesAbout(folder).length === 0)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    shop = await openShop({ DATA_DIR: folder, PORT: port, ORIGIN: url, ...env })
    return { url, addServer, close, output: shop.output() }
  } catch (error) {
    await close()
    throw error
  }
}

/** Starts a shop of nobody's on an empty database, as `SEED=none npm start` does. */
export async function openFreshShop(): Promise<FreshShop> {
  const { output, ...shop } = await openOwnShop({ SANDBOX_BANK: 'on' })
  const [link] = /http:\S+\/admin\/claim#k=\S+/.exec(output) ?? []
  if (link !== undefined) return { ...shop, link }
  await shop.close()
  throw new Error(`no link of an owner: ${output}`)
}

/** Starts a demo with zones of deliveries, as `npm start` does, or with other settings. */
export const openDemoShop = (env: NodeJS.ProcessEnv = {}): Promise<OwnShop> =>
  openOwnShop({ SEED: 'demo', PICTURES: 'none', DEMO_ZONES: 'on', ...env })
