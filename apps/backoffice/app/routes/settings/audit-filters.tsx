import { useQuery } from '@tanstack/react-query'
import { Button } from '@tsiran/ui/button'
import { Field, FieldFrame } from '@tsiran/ui/field'
import { Select } from '@tsiran/ui/select'
import { useSearchParams } from 'react-router'
import { useCan } from '../../features/session/me-query.ts'
import { staffQuery } from '../../features/staff/staff-query.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

/** Filters of the change log: by person and by day. Each choice is in the address at once. */
export function AuditFiltersForm() {
  const t = useMessages()
  const maySeePeople = useCan()('staff.read')
  const people = useQuery({ ...staffQuery, enabled: maySeePeople })
  const [params, setParams] = useSearchParams()
  const set = (name: string, value: string, replace: boolean) =>
    setParams(
      (known) => {
        const next = new URLSearchParams(known)
        next.delete('page')
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace },
    )
  const day = (name: 'since' | 'until') => (
    <Field
      type="date"
      label={t(`audit.${name}`)}
      value={params.get(name) ?? ''}
      // It changes with each key: Back leads out of all of them at once.
      onChange={({ currentTarget }) => set(name, currentTarget.value, true)}
    />
  )
  return (
    <form
      role="search"
      onSubmit={(event) => event.preventDefault()}
      className="mb-5 flex flex-wrap items-end gap-3"
    >
      {maySeePeople && (
        <FieldFrame label={t('audit.person')}>
          {(described) => (
            <Select
              {...described}
              value={params.get('staff_id') ?? ''}
              onChange={({ currentTarget }) => set('staff_id', currentTarget.value, false)}
            >
              <option value="">{t('audit.everybody')}</option>
              {people.data?.staff.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
      )}
      {day('since')}
      {day('until')}
      {params.size > 0 && (
        <Button variant="quiet" onClick={() => setParams({})}>
          {t('common.resetFilters')}
        </Button>
      )}
    </form>
  )
}
