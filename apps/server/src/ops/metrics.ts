import { poolUse, type Db } from '@tsiran/db/database'
import { newestOrder } from '@tsiran/domain/orders/count-orders'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { ResponseCache } from '../pages/response-cache.ts'
import { shopMetrics } from './shop-metrics.ts'

/** Upper bounds of the request durations, in seconds. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type MetricValues = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** Metrics of one process, exposed as Prometheus text. */
export interface Metrics {
  timeRequests(app: FastifyInstance): void
  watchCache(name: string, cache: ResponseCache): void
  jobFailed(job: string): void
  /** Whether the change listener is connected; the caches depend on it. */
  setListening(isListening: boolean): void
  contentType: string
  read(): Promise<string>
  /** The same as data, which another process may join with that of others. */
  readValues(): Promise<MetricValues>
}

/**
 * Creates the metrics of this process; with a `number` each has the label `process`. Labels never hold URLs, people or texts; a route
 * is named by its pattern.
 */
export async function createMetrics(db: Db, number?: number): Promise<Metrics> {
  const registry = new Registry()
  if (number !== undefined) registry.setDefaultLabels({ process: String(number) })
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'tsiran_request_seconds',
    help: 'Duration of requests, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  const failures = new Counter({
    name: 'tsiran_job_failures_total',
    help: 'Background jobs that failed',
    labelNames: ['job'],
    registers,
  })
  const listening = new Gauge({
    name: 'tsiran_listening',
    help: '1 while the change listener is connected; the caches are bypassed otherwise',
    registers,
  })
  const caches = new Map<string, ResponseCache>()
  watchCaches(caches, registry)
  watchPool(db, registry)
  const figures = shopMetrics(db, await newestOrder(db), registry)
  return {
    timeRequests(app: FastifyInstance) {
      app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
        durations.observe(
          { method, route: routeOptions.url ?? 'none', status: reply.statusCode },
          reply.elapsedTime / 1_000,
        )
      })
    },
    watchCache: (name, cache) => void caches.set(name, cache),
    jobFailed: (job) => failures.inc({ job }),
    setListening: (isListening) => listening.set(isListening ? 1 : 0),
    contentType: registry.contentType,
    async read() {
      await figures()
      return registry.metrics()
    },
    async readValues() {
      await figures()
      return registry.getMetricsAsJSON()
    },
  }
}

/** Exports the hits and misses that the response caches count. */
function watchCaches(caches: ReadonlyMap<string, ResponseCache>, registry: Registry): void {
  const lookups = new Counter({
    name: 'tsiran_cache_lookups_total',
    help: 'Lookups in the response caches, hit or miss',
    labelNames: ['cache', 'result'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [cache, { hits, misses }] of caches) {
        this.inc({ cache, result: 'hit' }, hits)
        this.inc({ cache, result: 'miss' }, misses)
      }
    },
  })
  lookups.reset()
}

function watchPool(db: Db, registry: Registry): void {
  const connections = new Gauge({
    name: 'tsiran_database_connections',
    help: 'Database connections of this process in use and idle, and callers that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(poolUse(db))) this.set({ state }, count)
    },
  })
  connections.reset()
}
