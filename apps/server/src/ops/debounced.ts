/** Clearings happen once in so many milliseconds at most: an import announces a change with each of its batches. */
const clearEveryMs = 250

/** Calls `clear` for the first of many changes at once, and then once in `everyMs` at most, always after the last one. */
export function debounced(clear: () => void, everyMs = clearEveryMs) {
  let timer: NodeJS.Timeout | undefined
  let isWaiting = false
  const wait = () => {
    timer = setTimeout(() => {
      timer = undefined
      if (!isWaiting) return
      isWaiting = false
      clear()
      wait()
    }, everyMs).unref()
  }
  return {
    change(): void {
      if (timer) {
        isWaiting = true
        return
      }
      clear()
      wait()
    },
    stop(): void {
      clearTimeout(timer)
    },
  }
}
