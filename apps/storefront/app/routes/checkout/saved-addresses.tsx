import type { Address } from '@tsiran/contract/customers'
import { RadioCard } from '@tsiran/ui/checkbox'
import type { ReactNode } from 'react'
import { newAddress } from './checkout-values.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

interface SavedAddressesProps {
  saved: readonly Address[]
  /** Id of the address that was chosen before; the first one otherwise. */
  chosen: string | undefined
  /** The fields of a new address. */
  children: ReactNode
}

/** The saved addresses and a new one, whose fields show when it is chosen. */
export function SavedAddresses({ saved, chosen, children }: SavedAddressesProps) {
  const t = useMessages()
  const known = chosen === newAddress || saved.some(({ id }) => String(id) === chosen)
  const first = known ? chosen : String(saved[0]?.id)
  return (
    <div className="group/saved">
      <div className="grid gap-3 sm:grid-cols-2">
        {saved.map(({ id, first_name, last_name, address1, phone }) => (
          <RadioCard
            key={id}
            name="addressId"
            value={id}
            defaultChecked={String(id) === first}
            label={address1.join(', ')}
          >
            <span className="block text-sm text-muted wrap-anywhere">{`${first_name} ${last_name}, ${phone}`}</span>
          </RadioCard>
        ))}
        <RadioCard
          name="addressId"
          value={newAddress}
          defaultChecked={first === newAddress}
          label={t('checkout.newAddress')}
        />
      </div>
      <div className="mt-6 hidden group-has-[[name=addressId][value=new]:checked]/saved:block">
        {children}
      </div>
    </div>
  )
}
