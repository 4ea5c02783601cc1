import { homePath } from '@tsiran/contract/shop-paths'
import { Link } from 'react-router'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useShop } from '../shop/shop.ts'
import ownLogo from '../shop/tsiran.svg?url'

/** The shop's logo and name, a link home. */
export function Logo({ name, className = '' }: { name: string; className?: string }) {
  const locale = useLocale()
  const { logo } = useShop()
  return (
    <Link
      to={homePath(locale)}
      className={`inline-flex min-h-11 shrink-0 items-center gap-2 text-xl font-bold text-leaf-dark sm:text-2xl ${className}`}
    >
      <img
        src={logo ?? ownLogo}
        alt=""
        width={36}
        height={36}
        className="size-8 rounded-lg sm:size-9"
      />
      {name}
    </Link>
  )
}
