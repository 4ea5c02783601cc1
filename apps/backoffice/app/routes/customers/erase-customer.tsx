import { useQueryClient } from '@tanstack/react-query'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import type { AdminCustomer } from '@tsiran/contract/admin/customers'
import { fullName } from '@tsiran/contract/full-name'
import { maxLengths } from '@tsiran/contract/limits'
import { Button } from '@tsiran/ui/button'
import { Panel } from '@tsiran/ui/detail-layout'
import { Field } from '@tsiran/ui/field'
import { FormDialog } from '@tsiran/ui/form-dialog'
import { useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api/admin-client.ts'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** The owner's way to erase a customer, behind a window that says what goes and what stays. */
export function EraseCustomer({ customer }: { customer: AdminCustomer }) {
  const t = useMessages()
  const [asking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <div className="mt-5">
      <Panel title={t('customers.erasePanel')}>
        <p className="mb-4 text-muted">{t('customers.erasePanelNote')}</p>
        <Button ref={opener} variant="danger" onClick={() => setAsking(true)}>
          {t('customers.erase')}
        </Button>
        {asking && (
          <EraseDialog customer={customer} opener={opener} onClose={() => setAsking(false)} />
        )}
      </Panel>
    </div>
  )
}

interface EraseDialogProps {
  customer: AdminCustomer
  opener: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

function EraseDialog({ customer, opener, onClose }: EraseDialogProps) {
  const t = useMessages()
  const failureText = useFailureText()
  const [email, setEmail] = useState('')
  const erase = useErase(customer.id)
  const matches = email.trim().toLowerCase() === customer.email.toLowerCase()
  const declined = isApiError(erase.error) && erase.error.code === 'confirmation_needed'
  return (
    <FormDialog
      title={t('customers.eraseTitle', { name: fullName(customer) || customer.email })}
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
          {(['Goes', 'Stays'] as const).map((part) => (
            <div key={part}>
              <dt className="font-semibold">{t(`customers.erase${part}`)}</dt>
              <dd>{t(`customers.erase${part}Note`)}</dd>
            </div>
          ))}
        </dl>
        <p className="font-semibold">{t('customers.eraseFinal')}</p>
        <Field
          type="email"
          label={t('customers.eraseEmail')}
          hint={t('customers.eraseHint', { email: customer.email })}
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

/** Erases a customer and goes back to the list. Somebody who is gone already is erased: the answer to an earlier press was lost. */
function useErase(id: number) {
  const t = useMessages()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const call = (email: string) =>
    api('POST /api/admin/customers/:id/erase', { params: { id }, body: { email } }).catch(
      (error: unknown) => {
        if (!isApiError(error) || error.status !== 404) throw error
      },
    )
  const leave = async () => {
    await navigate('/customers', { replace: true })
    // Pages that were read earlier still name the customer.
    queries.removeQueries({ type: 'inactive' })
  }
  return useAct(call, {
    done: t('customers.erased'),
    refresh: [['GET /api/admin/customers'], ['audit']],
    quiet: true,
    onDone: () => void leave(),
  })
}
