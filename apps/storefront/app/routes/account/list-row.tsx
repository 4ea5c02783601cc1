import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import type { ShoppingList } from '@tsiran/contract/shopping-list-shapes'
import { shoppingListPath } from '@tsiran/contract/shop-paths'
import { Link } from 'react-router'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** A shopping list with the number of its lines. */
export function ListRow({ list }: { list: ShoppingList }) {
  const t = useMessages()
  const locale = useLocale()
  const shared = list.own
    ? list.shared && t('shoppingLists.shared')
    : t('shoppingLists.sharedBy', { name: list.owner ?? '' })
  return (
    <li className="relative flex items-center gap-3 border-b border-line px-4 py-3 last:border-b-0 hover:bg-leaf-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-leaf sm:px-5">
      <div className="min-w-0 flex-1 leading-snug wrap-anywhere">
        <Link
          to={shoppingListPath(locale, list.id)}
          className="text-lg font-bold outline-none after:absolute after:inset-0"
        >
          {list.name}
        </Link>
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
          {t('shoppingLists.lines', { count: list.lines_count })}
          {shared && (
            <span className="inline-flex items-center gap-1.5">
              <IconUsers size={16} aria-hidden />
              {shared}
            </span>
          )}
        </p>
      </div>
      <IconChevronRight size={20} aria-hidden className="shrink-0 text-muted" />
    </li>
  )
}
