import { useState } from 'react'
import type { Card } from '../../lib/card.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useMessages } from '../../lib/messages.ts'
import { useToast } from '../../lib/toast.ts'
import { CompareButton } from './compare-button.tsx'
import { HeartButton } from './heart-button.tsx'
import { RoundButton } from './round-button.tsx'

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
      {/* Alcohol is seen on its own page, behind the age gate. On phones a tap opens the page as fast. */}
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
