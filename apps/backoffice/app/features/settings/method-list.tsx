import type { AdminPaymentMethod, AdminShippingMethod } from '@tsiran/contract/admin/methods'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { formatMoney } from '@tsiran/i18n/money'
import { FormDialog } from '@tsiran/ui/form-dialog'
import { Status } from '@tsiran/ui/status-dot'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'
import { OrderedList } from '../ordering/ordered-list.tsx'
import { MethodForm, type MethodChange } from './method-form.tsx'
import { settingsChanged } from './settings-queries.ts'

type Method = AdminShippingMethod | AdminPaymentMethod

interface MethodListProps<M extends Method> {
  label: string
  methods: readonly M[]
  mayWrite: boolean
  save: (method: M, change: MethodChange, version: number) => Promise<{ data: readonly Method[] }>
  move: (method: M, before: string | null) => Promise<unknown>
}

/** Ways of delivery or payment in the order that buyers see: on or off, worded, priced, moved. */
export function MethodList<M extends Method>(props: MethodListProps<M>) {
  const { label, methods, mayWrite, save, move } = props
  const t = useMessages()
  const locale = useLocale()
  // A link may lead to one way's form.
  const [search] = useSearchParams()
  const [edited, setEdited] = useState(mayWrite ? search.get('edit') : null)
  const moving = useAct(
    ({ method, before }: { method: M; before: string | null }) => move(method, before),
    { done: t('common.saved'), refresh: settingsChanged },
  )
  const shown = methods.find(({ code }) => code === edited)
  return (
    <>
      <OrderedList
        label={label}
        kind="method"
        enabled={mayWrite}
        items={methods.map((method) => ({
          id: method.code,
          name: method.title[locale],
          content: (
            <>
              <span className="min-w-0 flex-1 basis-48">
                <span className="block font-semibold">{method.title[locale]}</span>
                <span className="block text-sm text-muted">{method.description[locale]}</span>
              </span>
              {'rate' in method && (
                <span className="whitespace-nowrap tabular-nums">{formatMoney(method.rate)}</span>
              )}
              <MethodState method={method} />
            </>
          ),
          acts: mayWrite
            ? [{ label: t('categories.edit'), run: () => setEdited(method.code) }]
            : [],
        }))}
        onMove={(code, before) =>
          moving.mutate({ method: methods.find((method) => method.code === code)!, before })
        }
      />
      {shown && (
        <FormDialog wide onClose={() => setEdited(null)} title={shown.title[locale]}>
          <MethodForm
            method={shown}
            save={(change, version) => save(shown, change, version)}
            onClose={() => setEdited(null)}
          />
        </FormDialog>
      )}
    </>
  )
}

function MethodState({ method }: { method: Method }) {
  const t = useMessages()
  if (!method.active) return <Status tone="off">{t('settings.method.off')}</Status>
  if ('connected' in method && !method.connected)
    return <Status tone="attention">{t('settings.payments.notConnected')}</Status>
  return <Status tone="good">{t('settings.method.on')}</Status>
}
