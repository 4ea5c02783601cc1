import { useState } from 'react'
import type { Card } from '../product/card.ts'
import { lazyPart } from '@tsiran/app-kit/browser/lazy-part'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { CompareButton } from '../compare/compare-button.tsx'
import { HeartButton } from '../wishlist/heart-button.tsx'
import { RoundButton } from '../product/round-button.tsx'

const QuickView = lazyPart(async () => (await import('./quick-view.tsx')).QuickView)

/** The round buttons in the corner of a card's picture. */
export function CardTools({ product }: { product: Card }) {
  const t = useMessages()
  const toast = useToast()
  const [viewing, setViewing] = useState(false)
  const close = () => setViewing(false)
  const fail = () => {
    close()
    toast.error(t('shell.loadFailed'))
  }
  return (
    <div className="card-tools">
      <HeartButton product={product} />
      <CompareButton product={product} />
      {/* Alcohol has no quick view: its page has the age gate. On phones a tap opens the page as fast. */}
      {!product.age_restricted && (
        <RoundButton
          title={t('product.quickView')}
          name={product.name}
          icon="eye"
          onClick={() => setViewing(true)}
          className="tool-shy max-sm:hidden"
        />
      )}
      {viewing && <QuickView product={product} onClose={close} onFailed={fail} />}
    </div>
  )
}
