import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs'
import { Button } from '@tsiran/ui/button'
import { useMessages } from '../../lib/messages.ts'
import { useWishlistToggle } from '../../lib/wishlist.ts'
import { RoundButton } from './round-button.tsx'

interface HeartButtonProps {
  product: { id: number; name: string }
}

/** Puts a product among the favourites, or takes it out: a heart on its picture. */
export function HeartButton({ product }: HeartButtonProps) {
  const t = useMessages()
  const { chosen, busy, toggle } = useWishlistToggle(product.id)
  const Icon = chosen ? IconHeartFilled : IconHeart
  return (
    <RoundButton
      always
      label={t('ui.named', { label: t('wishlist.add'), name: product.name })}
      pressed={chosen}
      busy={busy}
      onClick={toggle}
    >
      <Icon size={20} aria-hidden className={chosen ? 'text-red' : ''} />
    </RoundButton>
  )
}

/** The same with its name. */
export function HeartTextButton({ product }: HeartButtonProps) {
  const t = useMessages()
  const { chosen, busy, toggle } = useWishlistToggle(product.id)
  const Icon = chosen ? IconHeartFilled : IconHeart
  return (
    <Button variant="quiet" aria-pressed={chosen} loading={busy} onClick={toggle} className="aria-pressed:bg-apricot-soft noscript:hidden">
      <Icon size={20} aria-hidden className={chosen ? 'text-red' : ''} />
      {t('wishlist.add')}
    </Button>
  )
}
