import { Notice } from '@tsiran/app-kit/blocks/notice'
import { useMessages } from '../../platform/i18n/language.tsx'
import { placeBars } from './bars.ts'
import type { LabelSize } from './label-options.ts'
import type { LabelsToPrint } from './label-queries.ts'

/** Says which codes are too long for the paper; not printed. */
export function ThinBars({ labels, bars, size }: LabelsToPrint & { size: LabelSize }) {
  const t = useMessages()
  const thin = labels.filter(({ variant_id }) => {
    const drawn = bars.get(variant_id)
    return drawn && placeBars(drawn, size).isThin
  })
  if (thin.length === 0) return null
  return (
    <div className="mx-auto max-w-[210mm] px-4 print:hidden">
      <Notice kind="warning">
        {t('labels.thinBars', { codes: thin.map(({ barcode }) => barcode).join(', ') })}
      </Notice>
    </div>
  )
}
