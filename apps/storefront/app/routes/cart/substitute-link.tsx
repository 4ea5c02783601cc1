import type { CartItem } from '@tsiran/contract/cart'
import { substitutePath } from '@tsiran/contract/shop-paths'
import { lazyPart } from '@tsiran/app-kit/browser/lazy-part'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useRef, useState, type MouseEvent } from 'react'

const Dialog = lazyPart(async () => (await import('./substitute-dialog.tsx')).SubstituteDialog)

/** The substitute of a line, and the way to choose it: a dialog, without scripts a page. */
export function SubstituteLink({ line }: { line: CartItem }) {
  const t = useMessages()
  const locale = useLocale()
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLAnchorElement>(null)
  const { substitute_name: name } = line
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  const close = () => setOpen(false)
  return (
    <>
      <a
        ref={opener}
        href={substitutePath(locale, line.id)}
        onClick={press}
        className="flex min-h-11 items-center text-sm text-leaf underline"
      >
        <span>
          {name ? t('cart.substitute.named', { name }) : t('cart.substitute.choose')}
          <span className="sr-only">{` (${line.name})`}</span>
        </span>
      </a>
      {open && (
        <Dialog
          line={line}
          onClose={close}
          opener={opener}
          onFailed={() => {
            close()
            toast.error(t('shell.loadFailed'))
          }}
        />
      )}
    </>
  )
}
