import { Button } from '@tsiran/ui/button'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useWishlistToggle } from './wishlist-ids.ts'
import { RoundButton } from '../product/round-button.tsx'

interface HeartButtonProps {
  product: { id: number; name: string }
}

/** Adds a product to the favourites, or removes it: a heart on its picture. */
export function HeartButton({ product }: HeartButtonProps) {
  const t = useMessages()
  const { chosen, busy, toggle } = useWishlistToggle(product.id)
  return (
    <RoundButton
      title={t('wishlist.add')}
      name={product.name}
      icon={chosen ? 'heart-filled' : 'heart'}
      pressed={chosen}
      busy={busy}
      onClick={toggle}
    />
  )
}

/** {@link HeartButton} with a label. */
export function HeartTextButton({ product }: HeartButtonProps) {
  const t = useMessages()
  const { chosen, busy, toggle } = useWishlistToggle(product.id)
  return (
    <Button
      variant="quiet"
      aria-pressed={chosen}
      loading={busy}
      onClick={toggle}
      className="aria-pressed:bg-apricot-soft noscript:hidden"
    >
      <span
        aria-hidden
        className={chosen ? 'icon icon-heart-filled text-red' : 'icon icon-heart'}
      />
      {t('wishlist.add')}
    </Button>
  )
}
