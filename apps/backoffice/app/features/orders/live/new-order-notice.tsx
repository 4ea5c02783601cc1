import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import { Link } from 'react-router'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { markOrdersSeen, useNewOrders } from './new-orders.ts'

/** Says on the list how many orders came meanwhile; they stand there, highlighted, or one press away. */
export function NewOrderNotice({ listed }: { listed: boolean }) {
  const t = useMessages()
  const { count } = useNewOrders()
  return (
    <div role="status">
      {count > 0 && (
        <p className="mb-3 flex min-h-11 flex-wrap items-center gap-x-4 rounded-control bg-apricot-soft px-4 py-1">
          <span className="inline-flex items-center gap-2 font-semibold">
            <IconBell size={18} aria-hidden />
            {t('orders.cameIn', { count })}
          </span>
          {!listed && (
            <Link
              to="/orders"
              className="inline-flex min-h-9 max-md:min-h-11 items-center font-semibold text-leaf hover:underline"
            >
              {t('orders.showNew')}
            </Link>
          )}
          <button
            type="button"
            onClick={markOrdersSeen}
            className="min-h-9 max-md:min-h-11 cursor-pointer font-semibold text-leaf hover:underline"
          >
            {t('orders.markSeen')}
          </button>
        </p>
      )}
    </div>
  )
}
