import { Notice } from '@tsiran/app-kit/blocks/notice'
import { Link } from 'react-router'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { orderPath } from '../paths.ts'
import type { RefusedOrder } from './use-bulk-step.ts'

/** The orders that an action on many left as they were, each with its reason. */
export function RefusedNotice({
  refused,
  onClose,
}: {
  refused: readonly RefusedOrder[]
  onClose: () => void
}) {
  const t = useMessages()
  if (refused.length === 0) return null
  return (
    <Notice kind="warning">
      <p className="font-semibold">{t('orders.bulkRefused', { count: refused.length })}</p>
      <ul className="my-1 max-h-40 overflow-y-auto">
        {refused.map(({ id, message }) => (
          <li key={id}>
            <Link to={orderPath(id)} className="font-semibold text-leaf hover:underline">
              {id}
            </Link>
            : {message}
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={onClose}
        className="min-h-9 max-md:min-h-11 cursor-pointer font-semibold text-leaf hover:underline"
      >
        {t('orders.understood')}
      </button>
    </Notice>
  )
}
