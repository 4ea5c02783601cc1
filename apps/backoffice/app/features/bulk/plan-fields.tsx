import { isApiError } from '@tsiran/app-kit/api/api-error'
import { firstMessages } from '@tsiran/app-kit/forms/field-errors'
import { Field } from '@tsiran/ui/field'
import { useMessages } from '../../platform/i18n/language.tsx'
import { ofTimeField } from '../../platform/i18n/shop-time.ts'

const names = ['starts_at', 'ends_at'] as const

/** When an edit is done and taken back, as the fields have it; empty for now and never. */
export type PlanTimes = Record<(typeof names)[number], string>
export const noTimes: PlanTimes = { starts_at: '', ends_at: '' }

/** The times as the call carries them: empty ones are left out. */
export const planBody = (times: PlanTimes): Partial<PlanTimes> =>
  Object.fromEntries(
    names.filter((name) => times[name]).map((name) => [name, ofTimeField(times[name])]),
  )

/** What the server says of the times; nothing where it refuses something else. */
export const planErrors = (error: unknown): Partial<PlanTimes> =>
  isApiError(error) ? firstMessages(error.fields, names) : {}

interface PlanFieldsProps {
  times: PlanTimes
  errors: Partial<PlanTimes>
  onChange: (times: PlanTimes) => void
}

/** When an edit begins and when it is taken back. */
export function PlanFields({ times, errors, onChange }: PlanFieldsProps) {
  const t = useMessages()
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="sr-only">{t('bulk.when')}</legend>
      <Field
        type="datetime-local"
        label={t('bulk.starts')}
        hint={times.starts_at ? t('bulk.plannedNote') : t('bulk.startsHint')}
        value={times.starts_at}
        error={errors.starts_at}
        onChange={({ target }) => onChange({ ...times, starts_at: target.value })}
      />
      <Field
        type="datetime-local"
        label={t('bulk.ends')}
        hint={t('bulk.endsHint')}
        value={times.ends_at}
        error={errors.ends_at}
        onChange={({ target }) => onChange({ ...times, ends_at: target.value })}
      />
    </fieldset>
  )
}
