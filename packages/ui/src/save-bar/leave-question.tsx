import { useBlockTexts } from '../block-texts.tsx'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'

interface LeaveQuestionProps {
  open: boolean
  onLeave: () => void
  onStay: () => void
}

/** Asks whether what was typed and is not saved may be lost. */
export function LeaveQuestion({ open, onLeave, onStay }: LeaveQuestionProps) {
  const { saveBar: texts } = useBlockTexts()
  return (
    <Dialog open={open} onClose={onStay} title={texts.leaveTitle}>
      <p className="mb-5">{texts.leaveNote}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="danger" onClick={onLeave}>
          {texts.leave}
        </Button>
        <Button onClick={onStay}>{texts.stay}</Button>
      </div>
    </Dialog>
  )
}
