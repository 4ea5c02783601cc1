import { Worker, type Transferable } from 'node:worker_threads'

interface ThreadCall {
  /** The program's `workerData`. */
  input: unknown
  transfer?: Transferable[]
  signal: AbortSignal
}

/** Megabytes of the thread's own heap: the server's is not touched. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/**
 * Runs a program in a thread with a heap and an event loop of its own, so that neither waits for shoppers' calls nor they for it. Returns
 * the program's message. Throws what the program throws, ERR_WORKER_OUT_OF_MEMORY where its heap is full, and the signal's reason once
 * it is aborted, which ends the thread.
 */
export async function runInThread<Output>(
  program: URL,
  { input, transfer = [], signal }: ThreadCall,
): Promise<Output> {
  const thread = new Worker(program, { workerData: input, transferList: transfer, resourceLimits })
  const end = () => void thread.terminate()
  signal.addEventListener('abort', end)
  try {
    signal.throwIfAborted()
    return await new Promise<Output>((resolve, reject) => {
      thread.once('message', resolve)
      thread.once('error', reject)
      thread.once('exit', () => {
        reject(signal.aborted ? (signal.reason as Error) : new Error('the thread ended'))
      })
    })
  } finally {
    signal.removeEventListener('abort', end)
    await thread.terminate()
  }
}
