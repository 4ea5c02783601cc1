import type { Cart, CartItem } from '@tsiran/contract/cart-shapes'
import { Button } from '@tsiran/ui/button'
import { RadioCard } from '@tsiran/ui/checkbox'
import { useState, type ChangeEvent, type ReactNode } from 'react'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useSaveWish } from './use-save-wish.ts'
import { readWish } from './wish.ts'

const wishes = ['replace', 'call', 'refund'] as const

/** A wish is saved as soon as it is chosen. The choice shows meanwhile; after a refusal, what is saved shows again. */
function useWish(saved: string) {
  const { mutate, isPending } = useSaveWish()
  const [chosen, setChosen] = useState(saved)
  return {
    shown: isPending ? chosen : saved,
    choose: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      setChosen(target.value)
      mutate(readWish(new FormData(target.form!)))
    },
  }
}

/** A form that has a button where scripts are off. */
function WishForm({ children, className }: { children: ReactNode; className: string }) {
  const t = useMessages()
  return (
    <form method="post" className={className}>
      <input type="hidden" name="intent" value="wish" />
      {children}
      <noscript>
        <Button type="submit" variant="secondary" className="mt-3">
          {t('cart.update')}
        </Button>
      </noscript>
    </form>
  )
}

/** What to do where something is not there, for the whole cart. */
export function CartWish({ wish }: { wish: Cart['substitution'] }) {
  const t = useMessages()
  const { shown, choose } = useWish(wish ?? '')
  return (
    <WishForm className="mt-4 rounded-card border border-line bg-card p-4">
      <fieldset className="min-w-0">
        <legend className="mb-3 font-bold">{t('cart.substitution.title')}</legend>
        <div className="grid gap-3 sm:grid-cols-3">
          {wishes.map((one) => (
            <RadioCard
              key={one}
              name="substitution"
              value={one}
              checked={one === shown}
              onChange={choose}
              label={t(`cart.substitution.${one}`)}
            />
          ))}
        </div>
      </fieldset>
    </WishForm>
  )
}

/** The wish of one line, which is the cart's unless it is changed. */
export function LineWish({ line }: { line: CartItem }) {
  const t = useMessages()
  const { shown, choose } = useWish(line.substitution ?? '')
  return (
    <WishForm className="mt-1">
      <input type="hidden" name="line" value={line.id} />
      <p aria-hidden className="text-sm text-muted">
        {t('cart.substitution.short')}
      </p>
      <select
        name="substitution"
        aria-label={t('cart.substitution.line', { name: line.name })}
        value={shown}
        onChange={choose}
        className="min-h-11 w-full max-w-72 cursor-pointer rounded-control border border-line bg-card px-1.5 text-xs text-ellipsis sm:px-2 sm:text-sm"
      >
        <option value="">{t('cart.substitution.same')}</option>
        {wishes.map((one) => (
          <option key={one} value={one}>
            {t(`cart.substitution.${one}`)}
          </option>
        ))}
      </select>
    </WishForm>
  )
}
