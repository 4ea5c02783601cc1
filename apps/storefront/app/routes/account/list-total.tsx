import { shoppingListCsvPath } from '@tsiran/contract/shop-paths'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { formatMoney } from '@tsiran/i18n/money'
import { Button } from '@tsiran/ui/button'
import type { useListFetcher } from '../../features/shopping-lists/use-list-fetcher.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import type { ListDetail } from '@tsiran/contract/shopping-list-shapes'

interface ListTotalProps {
  list: ListDetail
  /** Posts the form. */
  form: ReturnType<typeof useListFetcher>
}

/** What the list costs, its table, and the button that puts it into the cart. */
export function ListTotal({ list, form }: ListTotalProps) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-card p-4 sm:p-5">
      <p className="tabular-nums">
        {t('shoppingLists.total')}
        {t('shell.colon')}{' '}
        <b className="text-xl font-extrabold whitespace-nowrap">{formatMoney(list.total)}</b>
      </p>
      <div className="flex grow flex-wrap justify-end gap-3">
        <a
          href={shoppingListCsvPath(locale, list.id)}
          download
          className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-bold text-leaf hover:bg-leaf-soft"
        >
          <IconDownload size={20} aria-hidden />
          {t('shoppingLists.csv')}
        </a>
        <form.Form method="post" className="grow sm:grow-0">
          <Button
            type="submit"
            name="intent"
            value="cart"
            loading={form.state !== 'idle'}
            className="w-full"
          >
            {t('shoppingLists.toCart')}
          </Button>
        </form.Form>
      </div>
    </div>
  )
}
