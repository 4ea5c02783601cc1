import { faultOf } from './answer-rules.ts'
import { nextCall, written } from './fuzz-calls.ts'
import type { FuzzShop } from './fuzz-shop.ts'
import { heapAfterGarbage } from './heap.ts'
import { Random } from './random.ts'
import { send } from './wire.ts'

export interface FuzzResult {
  /** Requests whose answers break a rule, and which rule; the first 20. */
  faults: string[]
  /** Answers by their status. */
  statuses: Record<string, number>
  /** The longest processor time of one request on this thread, in ms, and the request. */
  slowest: { milliseconds: number; request: string }
  /** Bytes by which the heap grew in the second half. */
  growth: number
}

const signInEvery = 500

/** Processor time of this thread in milliseconds: a busy machine does not lengthen it. */
const cpu = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Sends `calls` requests that the seed generates, one after the other. */
export async function fuzz(shop: FuzzShop, seed: number, calls: number): Promise<FuzzResult> {
  const random = new Random(seed)
  const result: FuzzResult = {
    faults: [],
    statuses: {},
    slowest: { milliseconds: 0, request: '' },
    growth: 0,
  }
  let tokens: string[] = []
  let before = 0
  for (let number = 0; number < calls; number++) {
    if (number % signInEvery === 0) tokens = await shop.signIn()
    if (number === Math.floor(calls / 2)) before = await heapAfterGarbage()
    const request = nextCall(random, { tokens })
    const start = cpu()
    const answer = await send(shop.port, request)
    const milliseconds = cpu() - start
    if (milliseconds > result.slowest.milliseconds)
      result.slowest = { milliseconds, request: written(request) }
    const status = String(answer?.status ?? 'none')
    result.statuses[status] = (result.statuses[status] ?? 0) + 1
    const fault = faultOf(answer, request)
    if (fault !== undefined && result.faults.length < 20)
      result.faults.push(`call ${number}: ${fault} <- ${written(request)}`)
  }
  result.growth = (await heapAfterGarbage()) - before
  return result
}
