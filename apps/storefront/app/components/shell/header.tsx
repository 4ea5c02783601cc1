import { Indicators } from './indicators.tsx'
import { MenuButtons } from './menu-buttons.tsx'
import type { Contact } from './contact-links.tsx'
import { SearchForm } from './search-form.tsx'
import { TopBar } from './top-bar.tsx'
import { searchBoxId } from './use-indicators.ts'

/**
 * The top bar, which scrolls away, and the row of logo, menus, search and indicators, which stays at the top of the
 * screen, a little lower than it began.
 */
export function Header({ name, contact }: { name: string; contact: Contact }) {
  return (
    <header className="contents">
      <TopBar contact={contact} />
      <div className="sticky top-0 z-30 border-b border-line bg-card desktop:-top-2">
        <div className="content flex items-center gap-2 py-2 sm:gap-4 desktop:pt-4.5 desktop:pb-2.5">
          <MenuButtons name={name} contact={contact} />
          <SearchForm id={searchBoxId} className="min-w-0 flex-1" />
          <Indicators />
        </div>
      </div>
    </header>
  )
}
