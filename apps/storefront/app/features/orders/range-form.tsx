import { Button } from '@tsiran/ui/button'
import { Field } from '@tsiran/ui/field'
import type { ChangeEvent } from 'react'
import { Form, useSubmit } from 'react-router'
import { today, type HistoryRange } from './history-range.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** From and To. A change of either loads the list from its first page; without scripts there is a button. */
export function RangeForm({ range }: { range: HistoryRange }) {
  const t = useMessages()
  const submit = useSubmit()
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // While a date is typed its field is empty.
    if (target.value && target.form)
      void submit(target.form, { preventScrollReset: true, replace: true })
  }
  return (
    <Form className="mb-4 flex flex-wrap items-start gap-3 rounded-card border border-line bg-card p-4 sm:px-6">
      {(['from', 'to'] as const).map((name) => (
        <Field
          key={`${name}-${range[name]}`}
          type="date"
          name={name}
          label={t(`orders.${name}`)}
          defaultValue={range[name]}
          max={today()}
          error={name === 'to' && range.from > range.to ? t('orders.rangeOrder') : undefined}
          required
          onChange={change}
          className="min-w-36 flex-1 sm:max-w-52"
        />
      ))}
      <noscript className="self-end">
        <Button type="submit" variant="secondary">
          {t('catalog.apply')}
        </Button>
      </noscript>
    </Form>
  )
}
