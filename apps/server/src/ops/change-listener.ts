import pg from 'pg'
import type { Logger } from 'pino'
import { debounced } from './debounced.ts'

const channel = 'tsiran_changed'
/** A connection that was open is opened again soon; one that cannot be opened is tried again later. */
const reopenAfterMs = 50
const retryAfterMs = 1_000
/** How often the connection is proved to be alive, and how long an answer may take. */
const pingEveryMs = 5_000
const pingTimeoutMs = 2_000

/** What follows the changes. */
export interface ChangeFollower {
  /** Something changed, or may have while nobody listened. */
  clear(): void
  /** Called when the connection opens (true) or is lost (false); it starts as lost. */
  setListening(isListening: boolean): void
}

/**
 * Listens for changes that any process announces with `pg_notify('tsiran_changed', …)`, over a connection of its own. `clear` also
 * runs after a reconnection, because changes may have been missed. Resolves after the first attempt, successful or not, and keeps
 * retrying. Returns a function that stops it.
 */
export async function listenForChanges(
  url: string,
  { clear, setListening }: ChangeFollower,
  log: Logger,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let ping: NodeJS.Timeout | undefined
  let isOpen = false
  let ended = false
  const clearing = debounced(clear)

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'tsiran-listen',
      keepAlive: true,
      connectionTimeoutMillis: 2_000,
      query_timeout: pingTimeoutMs,
    })
    next.on('error', (error) => log.warn({ err: error }, 'the listening connection broke'))
    next.on('end', () => lose(next))
    next.on('notification', () => clearing.change())
    client = next
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
      if (ended) return
      isOpen = true
      clear()
      setListening(true)
      ping = setInterval(() => void prove(next), pingEveryMs)
    } catch {
      drop(next)
    }
  }

  async function prove(connection: pg.Client): Promise<void> {
    try {
      await connection.query('select 1')
    } catch {
      drop(connection)
    }
  }

  /** Ends a connection that does not answer, without waiting for it. */
  function drop(lost: pg.Client): void {
    void lost.end().catch(() => undefined)
    lose(lost)
  }

  function lose(lost: pg.Client): void {
    if (ended || lost !== client) return
    client = undefined
    clearInterval(ping)
    setListening(false)
    clearTimeout(retry)
    retry = setTimeout(() => void connect(), isOpen ? reopenAfterMs : retryAfterMs)
    isOpen = false
  }

  await connect()
  return async () => {
    ended = true
    clearTimeout(retry)
    clearInterval(ping)
    clearing.stop()
    await client?.end().catch(() => undefined)
  }
}
