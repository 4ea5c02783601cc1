import type { Logger } from 'pino'

/** A loading that failed is tried again after so many milliseconds. */
const retryMs = 1_000

export interface TextLoader {
  /** Loads the texts as they are from now on; a later answer is never replaced by an earlier one. Does not throw. */
  follow(): Promise<void>
  stop(): void
}

/** Loads the merchant's texts whenever they may have changed: one loading at a time, until one has succeeded since the last change. */
export function createTextLoader(load: () => Promise<void>, log: Logger): TextLoader {
  let isLoading = false
  let isStale = false
  let isStopped = false
  let retry: NodeJS.Timeout | undefined

  async function follow(): Promise<void> {
    isStale = true
    if (isLoading) return
    clearTimeout(retry)
    isLoading = true
    try {
      while (isStale) {
        isStale = false
        await load()
      }
    } catch (error) {
      log.warn({ err: error }, 'message overrides are not loaded')
      if (!isStopped) retry = setTimeout(() => void follow(), retryMs).unref()
    } finally {
      isLoading = false
    }
  }

  return {
    follow,
    stop() {
      isStopped = true
      clearTimeout(retry)
    },
  }
}
