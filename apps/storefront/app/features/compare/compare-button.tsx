import { Button } from '@tsiran/ui/button'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { RoundButton } from '../product/round-button.tsx'
import { useCompareToggle } from './use-compare-toggle.ts'

interface CompareButtonProps {
  product: { id: number; name: string }
}

/** Adds a product to the comparison, or removes it: a round button on its picture. */
export function CompareButton({ product }: CompareButtonProps) {
  const t = useMessages()
  const { compared, busy, toggle } = useCompareToggle(product)
  return (
    <RoundButton
      title={t('compare.add')}
      name={product.name}
      icon="scale"
      pressed={compared}
      busy={busy}
      onClick={toggle}
      className="tool-shy"
    />
  )
}

/** {@link CompareButton} with a label. */
export function CompareTextButton({ product }: CompareButtonProps) {
  const t = useMessages()
  const { compared, busy, toggle } = useCompareToggle(product)
  return (
    <Button
      variant="quiet"
      aria-pressed={compared}
      loading={busy}
      onClick={toggle}
      className="aria-pressed:bg-apricot-soft noscript:hidden"
    >
      <span aria-hidden className="icon icon-scale" />
      {t('compare.add')}
    </Button>
  )
}
