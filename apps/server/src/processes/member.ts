import cluster from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Metrics } from '../ops/metrics.ts'
import type { ServerMessage, SupervisorMessage } from './messages.ts'

/** Milliseconds that the supervisor may take to let this process go. */
const farewellMs = 1_000

/** Number of this process among those of a supervisor, from 1 on; undefined where it is the only one. */
export const processNumber = (): number | undefined =>
  cluster.isWorker ? Number(process.argv[2]) : undefined

/** Says something to the launcher or supervisor, where there is one. */
export const tellParent = (message: ServerMessage): void => void process.send?.(message)

export interface MemberActs {
  /** Begins the background jobs. */
  lead(): void
  /** Ends the process after its connections. */
  drain(): void
  metrics: Metrics | undefined
}

/** Does what the supervisor says. */
export function followSupervisor({ lead, drain, metrics }: MemberActs): void {
  process.on('message', async (message: SupervisorMessage) => {
    if (message.lead) lead()
    if (message.drain) drain()
    if (message.metricsOf !== undefined)
      tellParent({ metricsOf: message.metricsOf, metrics: (await metrics?.readValues()) ?? [] })
  })
}

/** Waits until no connection is on its way to this process, which accepts none any more: one that nobody reads would never end. */
export async function leaveSupervisor(): Promise<void> {
  const left = (async () => {
    for (;;) if (((await once(process, 'message')) as [SupervisorMessage])[0].end) return
  })()
  tellParent({ closed: true })
  await Promise.race([left, sleep(farewellMs)])
}
