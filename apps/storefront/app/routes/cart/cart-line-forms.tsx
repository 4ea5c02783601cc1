import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { CartItem } from '@tsiran/contract/cart-shapes'
import { Button } from '@tsiran/ui/button'
import type { FormEvent } from 'react'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { pieceRule } from '../../features/product/quantity.ts'
import { LineSteppers } from '../../features/cart/line-steppers.tsx'
import { useLineChange } from '../../features/cart/use-line-change.ts'

/** The quantity of a line as a plain form. */
export function LineForm({ line }: { line: CartItem }) {
  const t = useMessages()
  const rule = pieceRule(line.product)
  return (
    <form
      method="post"
      onSubmit={(event: FormEvent) => event.preventDefault()}
      className="grid gap-2"
    >
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="line" value={line.id} />
      <input type="hidden" name="step" value={rule.step} />
      <input type="hidden" name="max" value={rule.max} />
      <LineSteppers line={line} boxes />
      <noscript>
        <Button type="submit" variant="secondary" className="w-full">
          {t('cart.update')}
        </Button>
      </noscript>
    </form>
  )
}

/** The bin of a line as a plain form. */
export function RemoveForm({ line }: { line: CartItem }) {
  const t = useMessages()
  const { remove } = useLineChange(line)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    remove()
  }
  return (
    <form method="post" onSubmit={submit} className="col-start-3 row-start-1 sm:col-start-5">
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="line" value={line.id} />
      <button
        type="submit"
        aria-label={t('product.remove', { name: line.name })}
        className="-mt-2 -mr-2 grid size-11 place-items-center rounded-control text-muted hover:bg-red-soft hover:text-red sm:m-0"
      >
        <IconTrash size={20} aria-hidden />
      </button>
    </form>
  )
}
