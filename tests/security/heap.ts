import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Bytes of the heap that are in use. What has a finaliser goes in a later turn. */
export async function heapAfterGarbage(): Promise<number> {
  for (let turn = 0; turn < 5; turn++) {
    collectGarbage()
    await nextTurn()
  }
  return process.memoryUsage().heapUsed
}
