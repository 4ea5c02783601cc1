import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { EmbeddedError } from './embedded-error.ts'

const silenceTimeoutMs = 30_000
const probeTimeoutMs = 5_000
const intervalMs = 20
/** SQLSTATE while a server starts or recovers. */
const cannotConnectNow = '57P03'

export type Answer = 'ready' | 'starting' | 'silent'

export interface StartingServer {
  hasEnded(): boolean
  probe(): Promise<Answer>
}

/**
 * Waits until a server accepts connections and returns true; false where it ends or is silent for 30 seconds. While it reports
 * recovery, which takes minutes after a crash under load, there is no limit.
 */
export async function waitUntilReady(
  { hasEnded, probe }: StartingServer,
  signal?: AbortSignal,
  clock = { now: () => performance.now(), sleep: (ms: number) => sleep(ms) as Promise<unknown> },
): Promise<boolean> {
  for (
    let answeredAt = clock.now();
    !hasEnded() && !signal?.aborted;
    await clock.sleep(intervalMs)
  ) {
    const answer = await probe()
    if (answer === 'ready') return true
    if (answer === 'starting') answeredAt = clock.now()
    if (clock.now() - answeredAt > silenceTimeoutMs) return false
  }
  return false
}

/** Checks whether a server accepts connections. Throws {@link EmbeddedError} on an unsuitable locale. */
export async function probe(url: string): Promise<Answer> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: probeTimeoutMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ fine: boolean }>(
      `select lower('ԾԻՐԱՆ Ж') = 'ծիրան ж' as fine`,
    )
    if (!rows[0]?.fine)
      throw new EmbeddedError(
        'the database was created with a locale that does not know Armenian letters',
      )
    return 'ready'
  } catch (error) {
    if (error instanceof EmbeddedError) throw error
    return (error as { code?: string }).code === cannotConnectNow ? 'starting' : 'silent'
  } finally {
    await client.end().catch(() => undefined)
  }
}
