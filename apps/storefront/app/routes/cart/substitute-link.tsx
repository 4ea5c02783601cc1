import type { CartItem } from '@tsiran/contract/cart-shapes'
import { substitutePath } from '@tsiran/contract/shop-paths'
import { lazyPart } from '@tsiran/app-kit/browser/lazy-part'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useSaveWish } from './use-save-wish.ts'
import { readWish } from './wish.ts'
import { useRef, useState, type MouseEvent } from 'react'

// The dialog imports nothing of the cart's: each shared module would be a file more to load.
const Dialog = lazyPart(async () => (await import('./substitute-dialog.tsx')).SubstituteDialog)

/** The substitute of a line, and the way to choose it: a dialog, without scripts a page. */
export function SubstituteLink({ line }: { line: CartItem }) {
  const t = useMessages()
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const { mutate } = useSaveWish()
  const opener = useRef<HTMLAnchorElement>(null)
  const { substitute_name: name } = line
  const page = substitutePath(locale, line.id)
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a
        ref={opener}
        href={page}
        onClick={press}
        className="flex min-h-11 items-center text-sm text-leaf underline"
      >
        <span>
          {name ? t('cart.substitute.named', { name }) : t('cart.substitute.choose')}
          <span className="sr-only">{` (${line.name})`}</span>
          {name && line.substitute_in_stock === false && (
            <strong className="text-red">{` · ${t('product.outOfStock')}`}</strong>
          )}
        </span>
      </a>
      {open && (
        <Dialog
          line={line}
          onChoose={(form) => mutate(readWish(form))}
          onClose={() => setOpen(false)}
          opener={opener}
          onFailed={() => location.assign(page)}
        />
      )}
    </>
  )
}
