import { useEffect, useState } from 'react'

/** The secret of a link, `#k=…`, taken once and removed from the address at once: no history, no screenshot keeps it. */
export function useLinkSecret(): string | null {
  const [secret] = useState(() => new URLSearchParams(location.hash.slice(1)).get('k'))
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
  }, [])
  return secret
}
