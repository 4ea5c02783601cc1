import type { District } from '@tsiran/contract/delivery-zones'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { FieldFrame } from '@tsiran/ui/field'
import { Select } from '@tsiran/ui/select'

interface DistrictSelectProps {
  districts: readonly District[]
  /** Id of the chosen one; empty for none. */
  value: string
  error: string | undefined
}

/** The district that an address lies in, which the checkout begins with. */
export function DistrictSelect({ districts, value, error }: DistrictSelectProps) {
  const t = useMessages()
  return (
    <FieldFrame
      label={t('checkout.district')}
      hint={t('checkout.districtHint')}
      error={error}
      className="sm:col-span-2"
    >
      {(described) => (
        <Select {...described} name="district_id" defaultValue={value}>
          <option value="">{t('checkout.districtChoose')}</option>
          {districts.map(({ id, name, zone_id }) => (
            <option key={id} value={id} disabled={zone_id === null}>
              {zone_id === null ? t('checkout.districtNone', { name }) : name}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  )
}
