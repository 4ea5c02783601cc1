import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { ListDetail, ListLine } from '@tsiran/contract/shopping-list-shapes'
import { productPath } from '@tsiran/contract/shop-paths'
import { formatMoney } from '@tsiran/i18n/money'
import { Button } from '@tsiran/ui/button'
import { IconButton } from '@tsiran/ui/icon-button'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { readUnit } from '../product/unit.ts'
import { Picture } from '../product/picture.tsx'
import { maxTypedQuantity } from '../product/quantity.ts'
import { QuantityStepper } from '../product/quantity-stepper.tsx'
import { useListFetcher } from './use-list-fetcher.ts'

/** The lines of a list with today's prices; the viewer's own list can be changed. */
export function ListLines({ list }: { list: ListDetail }) {
  return (
    <ul className="overflow-hidden rounded-card border border-line bg-card">
      {list.lines.map((line) => (
        <Line key={line.sku} line={line} own={list.own} />
      ))}
    </ul>
  )
}

function Line({ line, own }: { line: ListLine; own: boolean }) {
  const t = useMessages()
  const locale = useLocale()
  const name = [line.name, line.options].filter(Boolean).join(', ')
  const scarce = line.sold && line.qty < line.quantity
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 border-b border-line p-3 last:border-b-0 sm:grid-cols-[4rem_minmax(0,1fr)_10rem_7rem_2.75rem] sm:items-center sm:gap-x-4 sm:p-4">
      <span className="overflow-hidden rounded-control bg-apricot-soft/40">
        <Picture urls={line.base_image} alt="" sizes="64px" />
      </span>
      <div className="min-w-0 leading-snug wrap-anywhere">
        {line.sold ? (
          <Link
            to={productPath(locale, line.url_key)}
            className="font-semibold hover:text-leaf hover:underline"
          >
            {name}
          </Link>
        ) : (
          <span className="font-semibold">{name}</span>
        )}
        <p className="text-sm text-muted tabular-nums">
          {line.sku} · {formatMoney(line.price)} / {t(`product.unit.${readUnit(line.unit)}`)}
        </p>
        {!line.sold && <p className="text-sm font-semibold text-red">{t('shoppingLists.gone')}</p>}
        {scarce && (
          <p className="text-sm font-semibold text-apricot-dark">
            {line.qty < line.min_qty
              ? t('product.outOfStock')
              : t('field.quantityStock', { stock: line.qty })}
          </p>
        )}
      </div>
      <div className="col-span-2 col-start-2 row-start-2 flex items-center justify-between gap-3 sm:contents">
        {own && line.sold ? (
          <LineForm line={line} name={name} />
        ) : (
          <p className="text-muted tabular-nums sm:text-center">× {line.quantity}</p>
        )}
        <p className="text-right font-extrabold tabular-nums">
          {line.total > 0 && formatMoney(line.total)}
        </p>
      </div>
      {own && <RemoveForm line={line} name={name} />}
    </li>
  )
}

function LineForm({ line, name }: { line: ListLine; name: string }) {
  const t = useMessages()
  const { submit, state } = useListFetcher()
  const [sent, setSent] = useState(line.quantity)
  const change = (quantity: number) => {
    setSent(quantity)
    void submit({ intent: 'line', sku: line.sku, quantity }, { method: 'post' })
  }
  return (
    <form
      method="post"
      onSubmit={(event: FormEvent) => event.preventDefault()}
      className="grid w-40 gap-2 sm:w-auto"
    >
      <input type="hidden" name="intent" value="line" />
      <input type="hidden" name="sku" value={line.sku} />
      <QuantityStepper
        name={name}
        label={t('shoppingLists.quantity', { name })}
        value={state === 'idle' ? line.quantity : sent}
        rule={{ step: line.min_qty, max: maxTypedQuantity }}
        onChange={change}
      />
      <noscript>
        <Button type="submit" variant="secondary" className="w-full">
          {t('cart.update')}
        </Button>
      </noscript>
    </form>
  )
}

function RemoveForm({ line, name }: { line: ListLine; name: string }) {
  const t = useMessages()
  const { Form } = useListFetcher()
  return (
    <Form method="post" className="col-start-3 row-start-1 -mt-2 -mr-2 sm:col-start-5 sm:m-0">
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="sku" value={line.sku} />
      <IconButton
        type="submit"
        label={t('shoppingLists.removeLine', { name })}
        className="text-muted hover:bg-red-soft hover:text-red"
      >
        <IconTrash size={20} aria-hidden />
      </IconButton>
    </Form>
  )
}
