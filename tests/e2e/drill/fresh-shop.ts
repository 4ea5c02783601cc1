import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { freePort, openShop, type Launch } from '../../launcher/shop.ts'
import { processesAbout, until } from '../../launcher/processes.ts'

export interface FreshShop {
  /** Its origin. */
  url: string
  /** The link that makes its owner, as the start printed it. */
  link: string
  close(): Promise<void>
}

/** Starts a shop of nobody's on an empty database, as `SEED=none npm start` does. */
export async function openFreshShop(): Promise<FreshShop> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tsiran-first-hour-'))
  const port = String(await freePort())
  const url = `http://localhost:${port}`
  let shop: Launch | undefined
  const close = async () => {
    shop?.child.kill('SIGTERM')
    await shop?.ended
    for (const pid of processesAbout(folder)) process.kill(pid, 'SIGKILL')
    await until('the shop has ended', () => processesAbout(folder).length === 0)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    shop = await openShop({ DATA_DIR: folder, PORT: port, ORIGIN: url, SANDBOX_BANK: 'on' })
    const [link] = /http:\S+\/admin\/claim#k=\S+/.exec(shop.output()) ?? []
    if (link === undefined) throw new Error(`no link of an owner: ${shop.output()}`)
    return { url, link, close }
  } catch (error) {
    await close()
    throw error
  }
}
