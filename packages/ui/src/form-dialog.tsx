import { useCallback, useState } from 'react'
import { Dialog, type DialogProps } from './dialog.tsx'
import { LeaveGuard } from './save-bar/leave-guard.tsx'
import { LeaveQuestion } from './save-bar/leave-question.tsx'
import { Touch } from './touch.tsx'

interface FormDialogProps extends Omit<DialogProps, 'open' | 'onInput'> {
  /** A field holds something else than it began with, however that was done. */
  changed?: boolean
  /** The form was sent: nothing is lost. */
  done?: boolean
}

/**
 * A dialog with a form: once somebody has typed into it or changed a field by a button, closing it by Escape, the cross, a press
 * beside it or Back asks first. The form closes it by what its own caller gives it.
 */
export function FormDialog({
  onClose,
  changed = false,
  done = false,
  children,
  ...dialog
}: FormDialogProps) {
  const [touched, setTouched] = useState(false)
  const touch = useCallback(() => setTouched(true), [])
  const typed = (touched || changed) && !done
  const [asking, setAsking] = useState(false)
  return (
    <Dialog {...dialog} open onClose={() => (typed ? setAsking(true) : onClose())} onInput={touch}>
      <Touch value={touch}>{children}</Touch>
      <LeaveGuard active={typed} only="back" />
      <LeaveQuestion open={asking} onLeave={onClose} onStay={() => setAsking(false)} />
    </Dialog>
  )
}
