import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useBlockTexts } from '../block-texts.tsx'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'

/** Asks before a page with unsaved changes is left. Another tab or panel of the same page is not left. */
export function LeaveGuard({ active }: { active: boolean }) {
  const { saveBar: texts } = useBlockTexts()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [active])
  const blocked = blocker.state === 'blocked'
  return (
    <Dialog open={blocked} onClose={() => blocker.reset?.()} title={texts.leaveTitle}>
      <p className="mb-5">{texts.leaveNote}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="danger" onClick={() => blocker.proceed?.()}>
          {texts.leave}
        </Button>
        <Button onClick={() => blocker.reset?.()}>{texts.stay}</Button>
      </div>
    </Dialog>
  )
}
