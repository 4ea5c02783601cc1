import { catalogPath } from '@tsiran/contract/shop-paths'
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { usePrefetchCategories } from './categories-query.ts'
import { CachedMarkup } from '../../platform/document/markup-cache.tsx'
import { lazyPart } from '@tsiran/app-kit/browser/lazy-part'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import type { Contact } from '../shop/contact-links.tsx'
import { Logo } from './logo.tsx'
import { useOpen } from '@tsiran/app-kit/browser/use-open'

const loadMegaMenu = () => import('./mega-menu.tsx')
const loadMobileMenu = () => import('./mobile-menu.tsx')
const MegaMenu = lazyPart(async () => (await loadMegaMenu()).MegaMenu)
const MobileMenu = lazyPart(async () => (await loadMobileMenu()).MobileMenu)

/** The category tree and the menus' code load on hover. */
function useMenu(load: () => Promise<unknown>) {
  const [open, setOpen] = useOpen()
  const prefetch = usePrefetchCategories()
  const prepare = () => {
    prefetch()
    // After a failure, opening the menu loads it again.
    load().catch(() => undefined)
  }
  return { open, setOpen, prepare }
}

/** The logo and the two menus of categories: drawer at 991 px or less, mega-menu above. */
export function MenuButtons({ name, contact }: { name: string; contact: Contact }) {
  return (
    <>
      <CachedMarkup of={['mobile-menu']}>
        <MobileMenuButton name={name} contact={contact} />
      </CachedMarkup>
      <Logo name={name} />
      <CachedMarkup of={['mega-menu']}>
        <MegaMenuButton />
      </CachedMarkup>
    </>
  )
}

function MobileMenuButton(shop: { name: string; contact: Contact }) {
  const t = useMessages()
  const { open, setOpen, prepare } = useMenu(loadMobileMenu)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div className="-ml-2.5 desktop:hidden">
      <button
        ref={button}
        type="button"
        aria-label={t('shell.openMenu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
        className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-leaf-soft noscript:hidden"
      >
        <IconMenu2 size={26} aria-hidden />
      </button>
      <PlainLink />
      {open && (
        <MobileMenu
          {...shop}
          opener={button}
          onClose={() => setOpen(false)}
          onFailed={() => setOpen(false)}
        />
      )}
    </div>
  )
}

function MegaMenuButton() {
  const t = useMessages()
  const { open, setOpen, prepare } = useMenu(loadMegaMenu)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <div className="hidden desktop:block">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(!open)}
        className="inline-flex h-12 cursor-pointer items-center gap-2 rounded-control bg-leaf px-4 font-bold text-white hover:bg-leaf-dark noscript:hidden"
      >
        {open ? <IconX size={20} aria-hidden /> : <IconMenu2 size={20} aria-hidden />}
        {t('shell.menu')}
      </button>
      <PlainLink />
      {open && (
        <MegaMenu
          id={id}
          opener={button}
          onClose={() => setOpen(false)}
          onFailed={() => setOpen(false)}
        />
      )}
    </div>
  )
}

/** Without scripts: a link to the page of all categories. */
function PlainLink() {
  const t = useMessages()
  const locale = useLocale()
  return (
    <Link
      to={catalogPath(locale)}
      className="hidden h-12 items-center rounded-control bg-leaf px-3 font-bold text-white hover:bg-leaf-dark noscript:inline-flex"
    >
      {t('shell.menu')}
    </Link>
  )
}
