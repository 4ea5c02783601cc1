import { useCallback, useSyncExternalStore } from 'react'

function listen(hear: () => void) {
  addEventListener('scroll', hear, { passive: true })
  return () => removeEventListener('scroll', hear)
}

/** Whether the page is scrolled by so many pixels or more. */
export function useScrolled(pixels: number): boolean {
  const read = useCallback(() => scrollY >= pixels, [pixels])
  return useSyncExternalStore(listen, read, () => false)
}
