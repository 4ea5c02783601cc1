import type { MetricValues } from '../ops/metrics.ts'
import type { Picture } from '../media/picture-queue.ts'

/** What a server process says to the process that started it: the launcher, or the supervisor of several. */
export interface ServerMessage {
  /** It listens on `port`. */
  ready?: true
  port?: number
  /** The link that makes the shop's owner; an earlier one is void. */
  ownerLink?: string | undefined
  /** A missing picture that it wants, under an `id` of its own. */
  picture?: Picture
  id?: number
  /** It takes no further connections. */
  closed?: true
  /** Its metrics, as {@link SupervisorMessage.metricsOf} asked. */
  metricsOf?: number
  metrics?: MetricValues
}

/** What the supervisor says to a server process. */
export interface SupervisorMessage {
  /** From now on it runs the background jobs. */
  lead?: true
  /** Another one takes its place: it ends once its connections have. */
  drain?: true
  /** Every connection that was handed over has arrived: it may end. */
  end?: true
  /** The answer about a wanted picture. */
  id?: number
  made?: boolean | undefined
  metricsOf?: number
}
