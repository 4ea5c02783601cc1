import { useState } from 'react'

/** The server's last refusal, until the next submission: fetching the totals again clears the action's own data. */
export function useLastRefusal<T>(refused: T | undefined): T | undefined {
  const [last, setLast] = useState(refused)
  if (refused && refused !== last) setLast(refused)
  return refused ?? last
}
