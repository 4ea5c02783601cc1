import type { DraftLine } from '@tsiran/contract/admin/draft-line-shapes'
import { formatNumber } from '@tsiran/i18n/money'
import { useMessages } from '../../platform/i18n/language.tsx'

/** Why a line cannot be had as it is, and the way out. */
export function LineProblem({
  line: { problem, available, in_stock, min_qty },
  onTake,
}: {
  line: DraftLine
  onTake: () => void
}) {
  const t = useMessages()
  if (problem === null) return null
  const count = formatNumber(in_stock)
  const text = {
    stock: t('drafts.problem.stock', { count }),
    pack: t('drafts.problem.pack', { step: formatNumber(min_qty) }),
    gone: t(in_stock > 0 ? 'drafts.problem.less' : 'drafts.problem.gone', { count }),
  }[problem]
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
      <span role="alert" className="font-medium text-red">
        {text}
      </span>
      <button
        type="button"
        onClick={onTake}
        className="min-h-11 cursor-pointer font-semibold text-leaf hover:underline md:min-h-8"
      >
        {available > 0 ? t('drafts.take', { count: formatNumber(available) }) : t('drafts.drop')}
      </button>
    </span>
  )
}
