import type { Address } from '@tsiran/contract/addresses'
import { RadioCard } from '@tsiran/ui/checkbox'
import type { ReactNode } from 'react'
import { addressTexts } from './chosen-address.ts'
import { newAddress } from './checkout-values.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

interface SavedAddressesProps {
  saved: readonly Address[]
  /** Id of the address that was chosen before; the first one otherwise. */
  chosen: string | undefined
  /** The fields of a new address. */
  children: ReactNode
}

/** The saved addresses and a new one, whose fields show unless a saved one is chosen: what is posted is shown. */
export function SavedAddresses({ saved, chosen, children }: SavedAddressesProps) {
  const t = useMessages()
  const known = chosen === newAddress || saved.some(({ id }) => String(id) === chosen)
  const first = known ? chosen : String(saved[0]?.id)
  return (
    <div className="group/saved">
      <div className="grid gap-3 sm:grid-cols-2">
        {saved.map((address) => {
          const [street, recipient] = addressTexts(address)
          return (
            <RadioCard
              key={address.id}
              name="addressId"
              value={address.id}
              defaultChecked={String(address.id) === first}
              label={street}
            >
              <span className="block text-sm text-muted wrap-anywhere">{recipient}</span>
            </RadioCard>
          )
        })}
        <RadioCard
          name="addressId"
          value={newAddress}
          defaultChecked={first === newAddress}
          label={t('checkout.newAddress')}
        />
      </div>
      {saved.map((address) => (
        <input
          key={address.id}
          type="hidden"
          name="shownAddress"
          value={`${address.id} ${addressTexts(address).join(', ')}`}
        />
      ))}
      <div className="mt-6 group-has-[[name=addressId]:not([value=new]):checked]/saved:hidden">
        {children}
      </div>
    </div>
  )
}
