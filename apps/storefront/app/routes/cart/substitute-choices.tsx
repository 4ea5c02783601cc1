import type { CartItem, CartSubstitute } from '@tsiran/contract/cart-shapes'
import { cartPath } from '@tsiran/contract/shop-paths'
import { Button } from '@tsiran/ui/button'
import type { FormEvent } from 'react'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { Picture } from '../../features/product/picture.tsx'

interface SubstituteChoicesProps {
  line: CartItem
  options: readonly CartSubstitute[]
  /** Takes the form with the pressed button; without it the form is posted to the cart. */
  onChoose?: (form: FormData) => void
}

/** What a buyer may name in place of a line, a button each, and one that removes the choice. */
export function SubstituteChoices({ line, options, onChoose }: SubstituteChoicesProps) {
  const t = useMessages()
  const locale = useLocale()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onChoose) return
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    onChoose(new FormData(event.currentTarget, submitter))
  }
  return (
    <form method="post" action={cartPath(locale)} onSubmit={submit} className="grid gap-3">
      <input type="hidden" name="intent" value="wish" />
      <input type="hidden" name="line" value={line.id} />
      <p className="text-sm text-muted">{t('cart.substitute.hint')}</p>
      {options.length === 0 && <p>{t('cart.substitute.empty')}</p>}
      <ul className="grid gap-2" aria-label={t('cart.substitute.list')}>
        {options.map((option) => {
          const isChosen = option.variant_id === line.substitute_variant_id
          return (
            <li key={option.variant_id}>
              <button
                name="substitute"
                value={option.variant_id}
                aria-current={isChosen || undefined}
                className={`flex min-h-16 w-full cursor-pointer items-center gap-3 rounded-control border bg-card p-2 text-left hover:border-leaf ${isChosen ? 'border-leaf' : 'border-line'}`}
              >
                <span className="size-14 shrink-0 overflow-hidden rounded-lg">
                  <Picture urls={option.base_image} alt="" sizes="56px" small />
                </span>
                <span className="min-w-0 flex-1 leading-snug">
                  <span className="block font-semibold">{option.name}</span>
                  <span className="block text-sm text-muted tabular-nums">
                    {[option.formated_price, option.unit_price?.formatted]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  {isChosen && (
                    <span className="block text-sm text-leaf">{t('cart.substitute.chosen')}</span>
                  )}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {line.substitute_variant_id != null && (
        <Button type="submit" name="substitute" value="" variant="secondary">
          {t('cart.substitute.remove')}
        </Button>
      )}
    </form>
  )
}
