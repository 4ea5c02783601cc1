import { useEffect, useState } from 'react'
import { useBlockTexts } from './block-texts.tsx'
import { Button } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

interface FormDialogProps extends Omit<DialogProps, 'open' | 'onInput'> {
  /** The form was sent: nothing is lost. */
  done?: boolean
}

/**
 * A dialog with a form: once somebody has typed into it, closing it by Escape, the cross or a press beside it asks first. The form
 * closes it by what its own caller gives it.
 */
export function FormDialog({ onClose, done = false, children, ...dialog }: FormDialogProps) {
  const { saveBar: texts } = useBlockTexts()
  const [touched, setTouched] = useState(false)
  const typed = touched && !done
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    if (!typed) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [typed])
  return (
    <Dialog
      {...dialog}
      open
      onClose={() => (typed ? setAsking(true) : onClose())}
      onInput={() => setTouched(true)}
    >
      {children}
      <Dialog open={asking} onClose={() => setAsking(false)} title={texts.leaveTitle}>
        <p className="mb-5">{texts.leaveNote}</p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="danger" onClick={onClose}>
            {texts.leave}
          </Button>
          <Button onClick={() => setAsking(false)}>{texts.stay}</Button>
        </div>
      </Dialog>
    </Dialog>
  )
}
