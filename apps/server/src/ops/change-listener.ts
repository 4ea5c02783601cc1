import pg from 'pg'
import type { Logger } from 'pino'

const channel = 'tsiran_changed'
const retryAfter = 1_000

/**
 * Listens for changes that other processes announce with `pg_notify('tsiran_changed', …)`, over a connection of its own.
 * `onChange` also runs after a reconnection, because changes may have been missed. Resolves after the first attempt,
 * successful or not, and keeps retrying. Returns a function that stops it.
 */
export async function listenForChanges(
  url: string,
  onChange: () => void,
  log: Logger,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let ended = false

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'tsiran-listen',
      keepAlive: true,
      connectionTimeoutMillis: 2_000,
    })
    next.on('error', (error) => log.warn({ err: error }, 'the listening connection broke'))
    next.on('end', again)
    next.on('notification', onChange)
    client = next
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
      onChange()
    } catch {
      await next.end().catch(() => undefined)
    }
  }

  function again(): void {
    if (ended) return
    clearTimeout(timer)
    timer = setTimeout(() => void connect(), retryAfter)
  }

  await connect()
  return async () => {
    ended = true
    clearTimeout(timer)
    await client?.end().catch(() => undefined)
  }
}
