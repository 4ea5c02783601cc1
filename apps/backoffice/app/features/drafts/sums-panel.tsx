import type { Draft } from '@tsiran/contract/admin/draft-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { Button } from '@tsiran/ui/button'
import { Checkbox } from '@tsiran/ui/checkbox'
import { useMessages } from '../../platform/i18n/language.tsx'

interface SumsPanelProps {
  draft: Draft
  busy: boolean
  placing: boolean
  /** Whether the person agrees to an order below the zone's minimum. */
  belowMinimum: boolean
  onBelowMinimum: (agrees: boolean) => void
  onPlace: () => void
}

/** What the order costs by the server's sums, what it still needs, and the button that places it. */
export function SumsPanel({
  draft,
  busy,
  placing,
  belowMinimum,
  onBelowMinimum,
  onPlace,
}: SumsPanelProps) {
  const t = useMessages()
  const { sub_total, service, shipping_amount, grand_total, missing, minimum } = draft
  const small = minimum && minimum.missing > 0 ? minimum : null
  const rows = [
    [t('drafts.productsSum'), sub_total - (service?.total ?? 0)] as const,
    ...(service ? [[service.name, service.total] as const] : []),
    ...(shipping_amount === null ? [] : [[t('drafts.delivery'), shipping_amount] as const]),
  ]
  return (
    <section
      aria-label={t('drafts.sums')}
      className="rounded-card border border-line bg-card p-4 max-lg:p-3 max-lg:shadow-lg max-lg:shadow-shade/15 lg:p-5"
    >
      <dl className="grid gap-1 max-lg:hidden">
        {rows.map(([label, drams]) => (
          <div key={label} className="flex justify-between gap-4 text-muted">
            <dt className="min-w-0">{label}</dt>
            <dd className="whitespace-nowrap tabular-nums">{formatMoney(drams)}</dd>
          </div>
        ))}
      </dl>
      <p className="flex items-baseline justify-between gap-4 lg:mt-2 lg:border-t lg:border-line lg:pt-2">
        <span className="font-semibold">{t('drafts.total')}</span>
        <output
          aria-busy={busy}
          className={`text-2xl font-bold whitespace-nowrap tabular-nums transition-opacity ${busy ? 'opacity-60' : ''}`}
        >
          {formatMoney(grand_total)}
        </output>
      </p>
      {missing.length > 0 && (
        <p id="draft-missing" className="mt-2 text-sm text-muted">
          {t('drafts.stillMissing', {
            parts: missing.map((part) => t(`drafts.missing.${part}`)).join(', '),
          })}
        </p>
      )}
      {small && (
        <Checkbox
          className="mt-2 text-sm"
          label={t('drafts.belowMinimum', {
            amount: formatMoney(small.amount),
            missing: formatMoney(small.missing),
          })}
          checked={belowMinimum}
          onChange={({ target }) => onBelowMinimum(target.checked)}
        />
      )}
      <Button
        className="mt-3 w-full"
        loading={placing}
        disabled={missing.length > 0 || (small !== null && !belowMinimum)}
        aria-describedby={missing.length > 0 ? 'draft-missing' : undefined}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={onPlace}
      >
        {t('drafts.place', { money: formatMoney(grand_total) })}
      </Button>
    </section>
  )
}
