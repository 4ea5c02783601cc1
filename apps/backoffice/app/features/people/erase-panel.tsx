import type { QueryKey } from '@tanstack/react-query'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { maxLengths } from '@tsiran/contract/limits'
import { Button } from '@tsiran/ui/button'
import { Panel } from '@tsiran/ui/detail-layout'
import { Field } from '@tsiran/ui/field'
import { FormDialog } from '@tsiran/ui/form-dialog'
import { useRef, useState, type RefObject } from 'react'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

interface ErasePanelProps {
  /** Who is erased, by name or e-mail. */
  name: string
  email: string
  /** For whom it is, and what is deleted. */
  note: string
  goes: string
  /** Takes the e-mail as it was typed. */
  call: (email: string) => Promise<unknown>
  /** Queries that read again afterwards. */
  refresh: readonly QueryKey[]
  onDone: () => void
}

/** The owner's way to erase a person, behind a window that says what goes and what stays. */
export function ErasePanel(props: ErasePanelProps) {
  const t = useMessages()
  const [asking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <div className="mt-5">
      <Panel title={t('customers.erasePanel')}>
        <p className="mb-4 text-muted">{props.note}</p>
        <Button ref={opener} variant="danger" onClick={() => setAsking(true)}>
          {t('customers.erase')}
        </Button>
        {asking && <EraseDialog {...props} opener={opener} onClose={() => setAsking(false)} />}
      </Panel>
    </div>
  )
}

interface EraseDialogProps extends ErasePanelProps {
  opener: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

function EraseDialog({
  name,
  email: own,
  goes,
  call,
  refresh,
  onDone,
  opener,
  onClose,
}: EraseDialogProps) {
  const t = useMessages()
  const failureText = useFailureText()
  const [email, setEmail] = useState('')
  const erase = useAct(call, { done: t('customers.erased'), refresh, quiet: true, onDone })
  const matches = email.trim().toLowerCase() === own.toLowerCase()
  const declined = isApiError(erase.error) && erase.error.code === 'confirmation_needed'
  return (
    <FormDialog
      title={t('customers.eraseTitle', { name })}
      opener={opener}
      done={erase.isSuccess}
      onClose={onClose}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (matches) erase.mutate(email)
        }}
      >
        {erase.error && !declined && <Notice kind="error">{failureText(erase.error)}</Notice>}
        <dl className="grid gap-3">
          <div>
            <dt className="font-semibold">{t('customers.eraseGoes')}</dt>
            <dd>{goes}</dd>
          </div>
          <div>
            <dt className="font-semibold">{t('customers.eraseStays')}</dt>
            <dd>{t('customers.eraseStaysNote')}</dd>
          </div>
        </dl>
        <p className="font-semibold">{t('customers.eraseFinal')}</p>
        <Field
          type="email"
          label={t('customers.eraseEmail')}
          hint={t('customers.eraseHint', { email: own })}
          value={email}
          autoComplete="off"
          maxLength={maxLengths.email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
          <Button variant="quiet" onClick={onClose}>
            {t('people.cancel')}
          </Button>
          <Button type="submit" variant="danger" loading={erase.isPending} disabled={!matches}>
            {t('customers.erase')}
          </Button>
        </div>
      </form>
    </FormDialog>
  )
}
