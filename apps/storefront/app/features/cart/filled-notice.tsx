import type { SkippedLine } from '@tsiran/contract/order-shapes'
import { cartPath } from '@tsiran/contract/shop-paths'
import { Link } from 'react-router'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { Notice } from '@tsiran/app-kit/blocks/notice'

/** What an old order, a list or a quick order put into the cart. */
export interface Filled {
  message: string
  /** `quantity` differs from what was `asked` where there was less, or no full packs. */
  added: readonly { name: string; asked: number; quantity: number }[]
  skipped: readonly Pick<SkippedLine, 'name' | 'reason'>[]
}

/** Lists the lines that were added with another quantity, and those left out. */
export function FilledNotice({ message, added, skipped }: Filled) {
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
        lines={adjusted.map((line) => t('quickOrder.less', { ...line }))}
      />
      <Lines
        title={t('orders.skipped')}
        lines={skipped.map(({ name, reason }) =>
          t('ui.named', { label: name, name: t(`orders.reason.${reason}`) }),
        )}
      />
    </Notice>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <p className="mt-2 text-ink">{title}</p>
      <ul className="list-disc pl-5 text-ink">
        {[...new Set(lines)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  )
}
