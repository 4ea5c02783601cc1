import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '@tsiran/db/database'
import { GatewayUnreachableError } from '../provider.ts'
import type { VposCall } from './vpos.ts'
import { runSandbox } from './sandbox.ts'

/** Delay of a slow answer in ms: longer than the shop's timeout. */
export const sandboxDelay = 5_500

/** The sandbox bank within the process, without a network. */
export const sandboxCall =
  (db: Db, delay: number = sandboxDelay): VposCall =>
  async (operation, body) => {
    const answer = await runSandbox(db, operation, JSON.parse(JSON.stringify(body)))
    if (answer.mode === 'slow') await sleep(delay)
    if (answer.mode !== 'normal')
      throw new GatewayUnreachableError(`${operation}: the sandbox bank is ${answer.mode}`)
    return answer.body
  }
