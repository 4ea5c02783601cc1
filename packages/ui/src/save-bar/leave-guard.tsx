import { useEffect, useId } from 'react'
import { useBlocker } from 'react-router'
import { LeaveQuestion } from './leave-question.tsx'

interface LeaveGuardProps {
  active: boolean
  /** A window's guard: nothing but the browser's Back leads away from there, while its form may lead on once it is sent. */
  only?: 'back'
  /** While it is being saved, which may lead to another page, nothing is asked. */
  paused?: boolean
}

/** The guards of the page that have something to lose. The router asks one of them alone, which answers for all. */
const activeGuards = new Map<string, Pick<LeaveGuardProps, 'only' | 'paused'>>()

/** Whether the page, or a window of it, has something that is not saved. */
export const hasUnsavedChanges = (): boolean => activeGuards.size > 0

/** Asks before a page with unsaved changes is left. Another tab or panel of the same page is not left. */
export function LeaveGuard({ active, only, paused = false }: LeaveGuardProps) {
  const id = useId()
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isBack = historyAction === 'POP'
    return (
      [...activeGuards.values()].some(
        (guard) => !guard.paused && (isBack || guard.only === undefined),
      ) && currentLocation.pathname !== nextLocation.pathname
    )
  })
  useEffect(() => {
    if (!active) return
    activeGuards.set(id, { ...(only && { only }), paused })
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    if (!paused) addEventListener('beforeunload', ask)
    return () => {
      activeGuards.delete(id)
      removeEventListener('beforeunload', ask)
    }
  }, [active, id, only, paused])
  return (
    <LeaveQuestion
      open={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  )
}
