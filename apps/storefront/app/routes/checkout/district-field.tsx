import { Button } from '@tsiran/ui/button'
import { FieldFrame } from '@tsiran/ui/field'
import { Select } from '@tsiran/ui/select'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import type { DeliveryOffer } from './load-delivery.ts'

interface DistrictFieldProps {
  offer: DeliveryOffer
  /** The posted choice of a refused form. */
  chosen: string | undefined
  error: string | undefined
  className: string
}

/** The district of a delivery. Without scripts a button shows its price and times, and keeps what was typed. */
export function DistrictField({ offer, chosen, error, className }: DistrictFieldProps) {
  const t = useMessages()
  const shown = offer.district === null ? '' : String(offer.district)
  return (
    <div className={className}>
      <input type="hidden" name="slotsOf" value={shown} />
      <FieldFrame
        label={t('checkout.district')}
        hint={t('checkout.districtHint')}
        error={error}
        className="sm:max-w-sm"
      >
        {(described) => (
          <Select {...described} name="district" required defaultValue={chosen || shown}>
            <option value="">{t('checkout.districtChoose')}</option>
            {offer.districts.map(({ id, name, zone_id }) => (
              <option key={id} value={id} disabled={zone_id === null}>
                {zone_id === null ? t('checkout.districtNone', { name }) : name}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
      <noscript>
        <Button
          type="submit"
          name="intent"
          value="times"
          variant="secondary"
          className="mt-3 w-full sm:w-auto"
        >
          {t('checkout.showTimes')}
        </Button>
      </noscript>
    </div>
  )
}
