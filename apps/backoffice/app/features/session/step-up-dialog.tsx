import { useEffect, useRef, useState } from 'react'
import { onStepUp } from '../../platform/api/step-up.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { Dialog } from '@tsiran/ui/dialog'
import { ConfirmForm } from './confirm-form.tsx'

/** Asks the person to prove who they are before a dangerous act; the act's call is then repeated. */
export function StepUpDialog() {
  const t = useMessages()
  const [open, setOpen] = useState(false)
  const answer = useRef<(confirmed: boolean) => void>(undefined)
  useEffect(
    () =>
      onStepUp(() => {
        setOpen(true)
        return new Promise((resolve) => (answer.current = resolve))
      }),
    [],
  )
  const close = (confirmed: boolean) => {
    setOpen(false)
    answer.current?.(confirmed)
  }
  return (
    <Dialog open={open} onClose={() => close(false)} title={t('session.confirmTitle')}>
      <p className="mb-4 text-muted">{t('session.confirmNote')}</p>
      <ConfirmForm onConfirmed={() => close(true)} />
    </Dialog>
  )
}
