import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { CategoryNode } from '@tsiran/contract/category-shapes'
import { categoryPath, comparePath, profilePath } from '@tsiran/contract/shop-paths'
import { Drawer } from '@tsiran/ui/drawer'
import { Skeleton } from '@tsiran/ui/skeleton'
import { useEffect, useState, type RefObject } from 'react'
import { Link } from 'react-router'
import { useCategories } from './categories-query.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useShop } from '../shop/shop.ts'
import { useSignedIn } from '../session/session.ts'
import { AuthLink } from '../session/auth-link.tsx'
import { CategoryPicture } from '../product/category-picture.tsx'
import { ContactLinks, type Contact } from '../shop/contact-links.tsx'
import { LanguageLinks } from './language-links.tsx'
import { LoadFailure } from '@tsiran/app-kit/blocks/load-failure'
import { useCompareLabel } from './use-indicators.ts'
import { CreateAccountLink, useGreeting } from './personal-links.tsx'
import { useIsHere, useNavLinks } from './use-nav-links.ts'

interface MobileMenuProps {
  name: string
  contact: Contact
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

const line =
  'flex min-h-11 items-center gap-3 rounded-control px-2 font-medium hover:bg-leaf-soft aria-[current]:bg-apricot-soft'

/** The menu of screens of 991 px or less: pages, categories in two levels, languages, contact. */
export function MobileMenu({ name, contact, opener, onClose }: MobileMenuProps) {
  const t = useMessages()
  // Mounted closed, so that its opening is animated.
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  return (
    <Drawer
      open={open}
      opener={opener}
      title={name}
      onClose={onClose}
      footer={
        <LanguageLinks
          className="justify-between"
          linkClass="min-h-11 rounded-control px-2 font-medium aria-[current]:bg-apricot-soft"
        />
      }
    >
      <Pages />
      <Personal onOpen={onClose} />
      <h2 className="mt-5 mb-1 px-2 text-sm font-semibold text-muted">{t('shell.categories')}</h2>
      <Categories />
      <ul className="mt-5 border-t border-line pt-3">
        <ContactLinks contact={contact} className={line} />
      </ul>
    </Drawer>
  )
}

function Pages() {
  const t = useMessages()
  const locale = useLocale()
  const compare = useCompareLabel()
  const links = [
    ...useNavLinks(),
    ...useShop().headerLinks,
    { to: comparePath(locale), label: compare.label },
  ]
  const isHere = useIsHere()
  return (
    <nav aria-label={t('shell.mainNav')}>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} aria-current={isHere(to) ? 'page' : undefined} className={line}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The account's links; for guests sign-in and registration. */
function Personal({ onOpen }: { onOpen: () => void }) {
  const t = useMessages()
  const locale = useLocale()
  const signedIn = useSignedIn()
  const greeting = useGreeting()
  if (signedIn) {
    return (
      <Link to={profilePath(locale)} className={line}>
        {greeting}
      </Link>
    )
  }
  return (
    <>
      <AuthLink view="login" className={line} onOpen={onOpen}>
        {t('shell.account')}
      </AuthLink>
      <CreateAccountLink className={line} onOpen={onOpen} />
    </>
  )
}

function Categories() {
  const t = useMessages()
  const { data: roots, isError, refetch } = useCategories()
  if (isError) return <LoadFailure onRetry={() => void refetch()} />
  if (!roots) {
    return (
      <div role="status" aria-label={t('shell.loading')} className="grid gap-1">
        {Array.from({ length: 8 }, (_, place) => (
          <Skeleton key={place} className="h-11" />
        ))}
      </div>
    )
  }
  return (
    <nav aria-label={t('shell.categories')}>
      <ul>
        {roots.map((root) => (
          <li key={root.id}>
            {root.children.length > 0 ? <Branch root={root} /> : <CategoryLine category={root} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function CategoryLine({ category }: { category: CategoryNode }) {
  const locale = useLocale()
  return (
    <Link to={categoryPath(locale, category)} className={line}>
      <Thumb category={category} />
      {category.name}
    </Link>
  )
}

function Branch({ root }: { root: CategoryNode }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <details className="group" name="categories">
      <summary className={`${line} list-none [&::-webkit-details-marker]:hidden`}>
        <Thumb category={root} />
        <span className="min-w-0 flex-1">{root.name}</span>
        <IconChevronRight
          size={18}
          aria-hidden
          className="shrink-0 text-muted transition-transform duration-150 group-open:rotate-90 motion-reduce:transition-none"
        />
      </summary>
      <ul className="mb-2 ml-6.5 border-l-2 border-apricot-soft pl-3">
        <li>
          <Link to={categoryPath(locale, root)} className={`${line} text-leaf`}>
            {t('shell.allOf', { name: root.name })}
          </Link>
        </li>
        {root.children.map((child) => (
          <li key={child.id}>
            <CategoryLine category={child} />
          </li>
        ))}
      </ul>
    </details>
  )
}

const Thumb = ({ category }: { category: CategoryNode }) => (
  <CategoryPicture
    url={category.image_url}
    sizes="36px"
    className="size-9 shrink-0 rounded-lg bg-card"
  />
)
