import { Indicators } from './indicators.tsx'
import { MenuButtons } from './menu-buttons.tsx'
import type { Contact } from '../shop/contact-links.tsx'
import { SearchForm } from '../search/search-form.tsx'
import { TopBar } from './top-bar.tsx'

/** Suggestions: below the box; on phones the whole screen below the header. */
const panel =
  'absolute inset-x-0 top-full mt-2 max-h-[min(70dvh,40rem)] rounded-card border border-line shadow-xl shadow-ink/15 max-md:fixed max-md:top-16.25 max-md:bottom-0 max-md:mt-0 max-md:max-h-none max-md:rounded-none max-md:border-0 max-md:pb-24'

/**
 * The top bar, which scrolls away, and the row of logo, menus, search and indicators, which stays at the top of the
 * screen, a little lower than it began.
 */
export function Header({ name, contact }: { name: string; contact: Contact }) {
  return (
    <header className="contents">
      <p className="content hidden justify-between pb-4 font-bold print:flex">
        <span>{name}</span>
        <span>
          {contact.phone} · {contact.email}
        </span>
      </p>
      <TopBar contact={contact} />
      <div className="print:hidden! sticky top-0 z-30 border-b border-line bg-card desktop:-top-2">
        <div className="content flex items-center gap-2 py-2 sm:gap-4 desktop:pt-4.5 desktop:pb-2.5">
          <MenuButtons name={name} contact={contact} />
          <SearchForm className="min-w-0 flex-1" panelClass={panel} />
          <Indicators />
        </div>
      </div>
    </header>
  )
}
