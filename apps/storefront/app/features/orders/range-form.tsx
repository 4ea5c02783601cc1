import { Button } from '@tsiran/ui/button'
import { Field } from '@tsiran/ui/field'
import { useEffect, useRef, type ChangeEvent } from 'react'
import { Form, useSubmit } from 'react-router'
import { today, type HistoryRange } from './history-range.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** While a year is typed, its first digits are a year of their own: `0020-05-14`. */
const firstDay = '2000-01-01'

/** From and To. A change of either loads the list from its first page; without scripts there is a button. */
export function RangeForm({ range }: { range: HistoryRange }) {
  const t = useMessages()
  return (
    <Form className="mb-4 flex flex-wrap items-start gap-3 rounded-card border border-line bg-card p-4 sm:px-6">
      {(['from', 'to'] as const).map((name) => (
        <DayField
          key={name}
          name={name}
          day={range[name]}
          error={name === 'to' && range.from > range.to ? t('orders.rangeOrder') : undefined}
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

interface DayFieldProps {
  name: 'from' | 'to'
  day: string
  error: string | undefined
}

/** One end of the range. The field that is being typed into stays as it is, whatever list its first digits have loaded. */
function DayField({ name, day, error }: DayFieldProps) {
  const t = useMessages()
  const submit = useSubmit()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const { current } = field
    if (current && current !== document.activeElement) current.value = day
  }, [day])
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.value >= firstDay && target.form)
      void submit(target.form, { preventScrollReset: true, replace: true })
  }
  return (
    <Field
      ref={field}
      type="date"
      name={name}
      label={t(`orders.${name}`)}
      defaultValue={day}
      max={today()}
      error={error}
      required
      onChange={change}
      className="min-w-36 flex-1 sm:max-w-52"
    />
  )
}
