import type { SyncedLine } from '@tsiran/contract/company-cart'
import { formatNumber } from '@tsiran/i18n/money'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** The result of a Sync: the added pieces, from whom, and lines with fewer than requested. */
export function SyncedLines({ message, lines }: { message: string; lines: readonly SyncedLine[] }) {
  const t = useMessages()
  if (lines.length === 0) return <Notice kind="success">{message}</Notice>
  return (
    <Notice kind={lines.some(({ clamped }) => clamped) ? 'warning' : 'success'}>
      <p className="font-bold">{t('companies.syncedTitle')}</p>
      <ul className="mt-1 grid gap-2 text-ink">
        {lines.map((line) => (
          <li key={`${line.product_id}-${line.product_name}`} className="flex items-center gap-3">
            <img
              src={line.product_image}
              alt=""
              width={48}
              height={48}
              className="size-12 shrink-0 rounded-control bg-card object-contain"
            />
            <span className="min-w-0 leading-snug wrap-anywhere">
              <b>
                {t('companies.syncedLine', {
                  name: line.product_name,
                  quantity: formatNumber(line.quantity),
                })}
              </b>
              <span className="block text-sm">
                {line.users
                  .map(({ name, quantity }) =>
                    t('companies.syncedFrom', { name, quantity: formatNumber(quantity) }),
                  )
                  .join(', ')}
              </span>
              {line.clamped && (
                <span className="block text-sm font-semibold text-red">{clampedText(t, line)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

const clampedText = (t: ReturnType<typeof useMessages>, { quantity, requested }: SyncedLine) =>
  t(quantity === 0 ? 'companies.goneLine' : 'companies.clampedLine', {
    quantity: formatNumber(quantity),
    requested: formatNumber(requested),
  })
