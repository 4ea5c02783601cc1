import { useQuery } from '@tanstack/react-query'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { FieldFrame } from '@tsiran/ui/field'
import { Select } from '@tsiran/ui/select'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { districtsQuery } from '../../delivery/delivery-queries.ts'

interface DistrictFieldProps {
  value: number
  onChange: (id: number) => void
  hint?: string | undefined
  /** Why it cannot be this one. */
  error: string | undefined
}

/** The district of an order that is delivered by zones: another street may lie in another one. */
export function DistrictField({ value, onChange, hint, error }: DistrictFieldProps) {
  const t = useMessages()
  const locale = useLocale()
  const { data: districts = [] } = useQuery(districtsQuery)
  return (
    <FieldFrame label={t('drafts.district')} hint={hint} error={error}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => onChange(Number(target.value))}
        >
          {districts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name[locale]}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  )
}
