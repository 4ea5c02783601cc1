import type { ToCart } from '@tsiran/contract/quick-order-shapes'
import { cartPath } from '@tsiran/contract/shop-paths'
import { Link } from 'react-router'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { Notice } from '@tsiran/app-kit/blocks/notice'

/** Lists the added lines, those with an adjusted quantity, and those left out. */
export function FilledNotice({
  message,
  added,
  skipped,
}: Pick<ToCart, 'message' | 'added' | 'skipped'>) {
  const t = useMessages()
  const locale = useLocale()
  const adjusted = added.filter(({ asked, quantity }) => asked !== quantity)
  return (
    <Notice kind={added.length > 0 ? 'success' : 'warning'}>
      <p className="font-semibold">
        {message}{' '}
        <Link to={cartPath(locale)} className="underline">
          {t('orders.toCart')}
        </Link>
      </p>
      <Lines
        title={t('quickOrder.lessTitle')}
        lines={adjusted.map((line) => [line.sku, t('quickOrder.less', { ...line })])}
      />
      <Lines
        title={t('orders.skipped')}
        lines={skipped.map(({ sku, name, reason }) => [
          sku,
          t('ui.named', { label: name, name: t(`orders.reason.${reason}`) }),
        ])}
      />
    </Notice>
  )
}

function Lines({
  title,
  lines,
}: {
  title: string
  lines: readonly (readonly [sku: string, text: string])[]
}) {
  if (lines.length === 0) return null
  return (
    <>
      <p className="mt-2 text-ink">{title}</p>
      <ul className="list-disc pl-5 text-ink">
        {lines.map(([sku, text]) => (
          <li key={sku}>{text}</li>
        ))}
      </ul>
    </>
  )
}
