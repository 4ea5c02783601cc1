import { Button } from '@tsiran/ui/button'
import { Field } from '@tsiran/ui/field'
import { useState, type FormEvent } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import type { ReportDays } from './report-queries.ts'

interface DaysFormProps {
  days: Required<ReportDays>
  error: string | null
  onShow: (days: ReportDays) => void
}

/** The days of a report, both included. */
export function DaysForm({ days, error, onShow }: DaysFormProps) {
  const t = useMessages()
  const [typed, setTyped] = useState(days)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onShow(typed)
  }
  const day = (name: 'from' | 'to') => (
    <Field
      type="date"
      required
      label={t(`reports.${name}`)}
      value={typed[name]}
      error={name === 'from' ? (error ?? undefined) : undefined}
      onChange={({ currentTarget: { value } }) =>
        setTyped((known) => ({ ...known, [name]: value }))
      }
    />
  )
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      {day('from')}
      {day('to')}
      <Button type="submit" variant="secondary">
        {t('reports.show')}
      </Button>
    </form>
  )
}
