import { Field } from '@tsiran/ui/field'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** Hidden while a pickup method is chosen, also without scripts. */
export const forDelivery = 'group-has-[[data-pickup]:checked]/checkout:hidden'
/** Shown only then. */
export const forPickup = 'hidden group-has-[[data-pickup]:checked]/checkout:block'

/** Country and city, read-only: delivery is in Yerevan alone. */
export function LockedPlace() {
  const t = useMessages()
  return (
    <div className={`grid grid-cols-2 gap-4 sm:col-span-2 ${forDelivery}`}>
      <Field label={t('checkout.country')} value={t('checkout.countryName')} disabled />
      <Field label={t('checkout.city')} value={t('checkout.cityName')} disabled />
    </div>
  )
}
