import IconSnowflake from '@tabler/icons-react/dist/esm/icons/IconSnowflake.mjs'
import type { PickLine } from '@tsiran/contract/admin/pick-line-shapes'
import { formatDate } from '@tsiran/i18n/dates'
import { useMessages } from '../../platform/i18n/language.tsx'
import { gramsRange } from './weights.ts'

/** One line on the whole screen: where it is, what it looks like, how much is wanted, what to do without it. */
export function LineCard({
  line,
  box,
  waits,
}: {
  line: PickLine
  /** Where it goes; empty where an order is picked alone. */
  box: string
  waits: boolean
}) {
  const t = useMessages()
  return (
    <article aria-label={line.name} className="grid gap-3">
      {box && (
        <p className="rounded-control bg-leaf px-3 py-2 text-xl font-bold text-card tabular-nums">
          {box}
        </p>
      )}
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <strong className="text-2xl">{line.place || line.category}</strong>
        {line.place && <span className="text-muted">{line.category}</span>}
      </p>
      <img
        src={line.image}
        alt=""
        width={320}
        height={320}
        className="mx-auto aspect-square w-full max-w-72 rounded-card object-cover"
      />
      <h2 className="text-xl font-bold">{line.name}</h2>
      {line.name_hy !== line.name && (
        <p lang="hy" className="text-lg">
          {line.name_hy}
        </p>
      )}
      <p className="text-sm text-muted tabular-nums">
        {[line.sku, line.barcode].filter(Boolean).join(' · ')}
      </p>
      <p className="text-3xl font-bold tabular-nums">
        {t('picking.need', { count: line.quantity })}
      </p>
      {line.weighed && <p>{t('picking.weightOf', gramsRange(line.weighed, line.quantity))}</p>}
      {line.expires_on && (
        <p className="font-semibold tabular-nums">
          {t('picking.takeFirst', { day: formatDate(line.expires_on) })}
        </p>
      )}
      {line.chilled && (
        <p className="flex items-center gap-1.5 font-semibold">
          <IconSnowflake size={20} aria-hidden />
          {t('picking.chilled')}
        </p>
      )}
      {line.age_restricted && <p className="font-semibold text-red">{t('picking.age')}</p>}
      <p>{t(`picking.wish.${line.wish ?? 'none'}`)}</p>
      {line.named && <p>{t('picking.namedIs', { name: line.named.name })}</p>}
      <LineState line={line} />
      {waits && <p className="font-semibold">{t('picking.waits')}</p>}
    </article>
  )
}

/** What was recorded of a line. */
export function LineState({ line }: { line: PickLine }) {
  const t = useMessages()
  if (line.state === null) return null
  const { picked_quantity: quantity, picked_grams: grams, substitute } = line
  const amount = substitute ?? { quantity, grams }
  return (
    <p className="rounded-control bg-leaf-soft px-3 py-2 font-semibold">
      {t(`picking.state.${line.state}`)}
      {line.state !== 'missing' && (
        <>
          {': '}
          {substitute && `${substitute.name}, `}
          <span className="tabular-nums">
            {amount.grams
              ? t('picking.addGrams', { grams: String(amount.grams) })
              : t('picking.count', { count: amount.quantity ?? 0 })}
          </span>
        </>
      )}
    </p>
  )
}
