import type { Worker } from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import type { Metrics, MetricValues } from '../ops/metrics.ts'
import type { ServerMessage } from './messages.ts'
import { tell } from './start-process.ts'

/** Milliseconds after which a process that does not answer is left out. */
const timeoutMs = 2_000

/** The metrics of several processes in one text; the label `process` tells them apart. */
export function jointMetrics(workers: () => readonly Worker[]) {
  const asked = new Map<number, (values: MetricValues) => void>()
  let lastId = 0

  async function ask(worker: Worker): Promise<MetricValues> {
    const id = ++lastId
    const { promise, resolve } = Promise.withResolvers<MetricValues>()
    asked.set(id, resolve)
    const timer = setTimeout(resolve, timeoutMs, [])
    tell(worker, { metricsOf: id })
    return promise.finally(() => {
      clearTimeout(timer)
      asked.delete(id)
    })
  }

  return {
    /** Takes a process's answer. */
    onMessage({ metricsOf, metrics }: ServerMessage): void {
      if (metricsOf !== undefined) asked.get(metricsOf)?.(metrics ?? [])
    },
    contentType: AggregatorRegistry.PROMETHEUS_CONTENT_TYPE,
    async read() {
      const found = await Promise.all(workers().map(ask))
      // No two have the same labels: nothing is added up or left out.
      const values = found.map((metrics) =>
        metrics.map((metric) => ({ ...metric, aggregator: 'sum' as const })),
      )
      return AggregatorRegistry.aggregate(values).metrics()
    },
  } satisfies Pick<Metrics, 'contentType' | 'read'> & { onMessage(message: ServerMessage): void }
}
