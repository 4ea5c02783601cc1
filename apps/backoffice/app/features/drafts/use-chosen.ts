import { startTransition, useOptimistic } from 'react'

/** A choice that shows at once and saves itself; a refused one goes back to what the server has. */
export function useChosen<T>(
  value: T,
  save: (value: T) => Promise<unknown>,
): [T, (value: T) => void] {
  const [shown, show] = useOptimistic(value)
  const choose = (next: T) =>
    startTransition(async () => {
      show(next)
      // `useDraftChanges` shows the error.
      await save(next).catch(() => undefined)
    })
  return [shown, choose]
}
