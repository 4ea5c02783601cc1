import type { Address } from '@tsiran/contract/addresses'
import { fullName } from '@tsiran/contract/full-name'
import { addressPath } from '@tsiran/contract/shop-paths'
import { Button, ButtonLink } from '@tsiran/ui/button'
import { Form, useNavigation } from 'react-router'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useHydrated } from '@tsiran/app-kit/browser/use-hydrated'

/** A saved address with its buttons; `onRemove` is called as the removal is sent. */
export function AddressCard({
  address,
  onRemove,
}: {
  address: Address
  onRemove: (address: Address) => void
}) {
  const hydrated = useHydrated()
  const t = useMessages()
  const locale = useLocale()
  const { formData } = useNavigation()
  const street = address.address1.join(', ')
  return (
    <li className="flex flex-col rounded-card border border-line bg-card p-4 sm:p-5">
      <address className="grow leading-relaxed not-italic wrap-anywhere">
        <b className="block">{fullName(address)}</b>
        {address.company_name && <span className="block">{address.company_name}</span>}
        <span className="block">{street}</span>
        <span className="block text-muted">
          {t('checkout.cityName')}, {address.postcode}
        </span>
        <span className="block tabular-nums">{address.phone}</span>
      </address>
      <div className="mt-3 flex gap-2">
        <ButtonLink
          to={addressPath(locale, address.id)}
          variant="secondary"
          aria-label={t('ui.named', { label: t('account.change'), name: street })}
          className="flex-1"
        >
          {t('account.change')}
        </ButtonLink>
        <Form
          method="post"
          preventScrollReset
          onSubmit={() => onRemove(address)}
          className="flex flex-1"
        >
          {hydrated && <input type="hidden" name="scripted" value="1" />}
          <Button
            type="submit"
            name="remove"
            value={address.id}
            variant="danger"
            aria-label={t('ui.named', { label: t('account.remove'), name: street })}
            loading={formData?.get('remove') === String(address.id)}
            className="flex-1"
          >
            {t('account.remove')}
          </Button>
        </Form>
      </div>
    </li>
  )
}
