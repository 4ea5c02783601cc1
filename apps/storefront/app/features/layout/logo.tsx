import { homePath } from '@tsiran/contract/shop-paths'
import { Link } from 'react-router'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import logo from '../shop/tsiran.svg?url'

/** The shop's logo and name, a link home. */
export function Logo({ name, className = '' }: { name: string; className?: string }) {
  const locale = useLocale()
  return (
    <Link
      to={homePath(locale)}
      className={`inline-flex min-h-11 shrink-0 items-center gap-2 text-xl font-bold text-leaf-dark sm:text-2xl ${className}`}
    >
      <img src={logo} alt="" width={36} height={36} className="size-8 sm:size-9" />
      {name}
    </Link>
  )
}
