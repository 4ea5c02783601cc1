import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PersonMenu } from './person-menu.tsx'

/** The bar over every page: the search at its start, what waits beside the person at its end. */
export function TopBar({ children, end }: { children: ReactNode; end: ReactNode }) {
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-3 border-b border-line bg-page px-3.5 sm:px-6 print:hidden">
      <Link to="/" className="flex min-h-11 items-center text-lg font-bold text-leaf md:hidden">
        Tsiran
      </Link>
      {children}
      <span className="grow" />
      {end}
      <PersonMenu />
    </header>
  )
}
