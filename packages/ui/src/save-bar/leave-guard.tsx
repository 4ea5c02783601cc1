import { useEffect, useId } from 'react'
import { useBlocker } from 'react-router'
import { LeaveQuestion } from './leave-question.tsx'

/** The guards of the page that have something to lose. The router asks one of them alone, which answers for all. */
const activeGuards = new Set<string>()

/** Asks before a page with unsaved changes is left. Another tab or panel of the same page is not left. */
export function LeaveGuard({ active }: { active: boolean }) {
  const id = useId()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      activeGuards.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!active) return
    activeGuards.add(id)
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => {
      activeGuards.delete(id)
      removeEventListener('beforeunload', ask)
    }
  }, [active, id])
  return (
    <LeaveQuestion
      open={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  )
}
