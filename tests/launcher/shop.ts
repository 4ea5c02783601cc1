import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import net from 'node:net'
import path from 'node:path'
import { statusOf, until } from './processes.ts'

const root = path.resolve(import.meta.dirname, '../..')

export interface Launch {
  child: ChildProcess
  url: string
  /** Its output so far. */
  output(): string
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Starts the launcher of a folder as `npm start` does, with an empty shop. */
export function launch(env: NodeJS.ProcessEnv, folder = root): Launch {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: '',
      SEED: 'none',
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      LOG_LEVEL: 'silent',
      PROCESSES: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  return {
    child,
    url: `http://127.0.0.1:${env['PORT']}`,
    output: () => output,
    ended: once(child, 'close').then(([code]) => code as number | null),
  }
}

/** Seconds that a shop may take to fill its database on a slow machine, beside browsers. */
const startSeconds = 110

/** Starts the launcher and waits until the shop answers. */
export async function openShop(env: NodeJS.ProcessEnv, folder = root): Promise<Launch> {
  const shop = launch(env, folder)
  const isOpen = async () => {
    if (shop.child.exitCode !== null) throw new Error(`the launcher ended: ${shop.output()}`)
    return (
      shop.output().includes('Tsiran is open') && (await statusOf(`${shop.url}/readyz`)) === 200
    )
  }
  await until('the shop answers', isOpen, startSeconds)
  return shop
}
