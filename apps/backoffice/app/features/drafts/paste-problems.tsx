import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { DraftVariant, PasteProblem } from '@tsiran/contract/admin/draft-line-shapes'
import type { AdminMessageKey } from '@tsiran/i18n/admin-translator'
import { IconButton } from '@tsiran/ui/icon-button'
import { useMessages } from '../../platform/i18n/language.tsx'
import { VariantSummary } from './variant-summary.tsx'

const reasons = {
  unknown: 'drafts.problem.unknown',
  variant: 'drafts.problem.variant',
  quantity: 'drafts.problem.quantity',
  fraction: 'drafts.problem.fraction',
} as const satisfies Record<PasteProblem['problem'], AdminMessageKey>

interface PasteProblemsProps {
  problems: readonly PasteProblem[]
  onChoose: (variant: DraftVariant, problem: PasteProblem) => void
  onDismiss: (problem: PasteProblem) => void
  /** Lines of a pasted text have numbers. */
  numbered?: boolean
}

/** Lines that are not in the draft, each with its reason and a way on. */
export function PasteProblems({
  problems,
  onChoose,
  onDismiss,
  numbered = false,
}: PasteProblemsProps) {
  const t = useMessages()
  if (problems.length === 0) return null
  return (
    <ul role="alert" className="grid gap-1.5">
      {problems.map((problem) => (
        <li
          key={`${problem.line} ${problem.sku}`}
          className="rounded-control border border-red/30 bg-red-soft py-1 pr-1 pl-3.5"
        >
          <div className="flex items-center justify-between gap-2">
            <p className="min-w-0 break-words">
              {numbered && (
                <span className="text-muted tabular-nums">
                  {t('drafts.lineNumber', { number: problem.line })}{' '}
                </span>
              )}
              <strong>{problem.sku}</strong>{' '}
              <span className="text-red">
                {t(reasons[problem.problem], { written: problem.written })}
              </span>
            </p>
            <IconButton
              label={t('drafts.dismiss', { text: problem.sku })}
              onClick={() => onDismiss(problem)}
            >
              <IconX size={18} aria-hidden />
            </IconButton>
          </div>
          {problem.variants.length > 0 && (
            <ul className="grid gap-1 pr-2 pb-2">
              {problem.variants.map((variant) => (
                <li key={variant.variant_id}>
                  <button
                    type="button"
                    onClick={() => onChoose(variant, problem)}
                    className="min-h-11 w-full cursor-pointer rounded-control border border-line bg-card px-3 py-1 text-left hover:border-leaf"
                  >
                    <VariantSummary variant={variant} />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
