import { wishlistPath } from '@tsiran/contract/shop-paths'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs'
import { CountBadge } from '@tsiran/ui/badge'
import { Link } from 'react-router'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useFavorites } from './use-indicators.ts'
import { type PersonalLinkProps, usePersonalPlace } from './personal-links.tsx'

/** Favorites with their count; guests see a hint to sign in. */
export function FavoritesLink({ className, badgeClass }: PersonalLinkProps) {
  const t = useMessages()
  const locale = useLocale()
  const { signedIn, count, label, hint } = useFavorites()
  const here = usePersonalPlace() === 'favorites'
  const Heart = here ? IconHeartFilled : IconHeart
  const inside = (
    <>
      <Heart size={24} stroke={1.75} aria-hidden />
      <span aria-hidden>{t('shell.favorites')}</span>
      <span className="sr-only">{label}</span>
      {count > 0 && (
        <CountBadge silent className={badgeClass}>
          {count}
        </CountBadge>
      )}
    </>
  )
  if (signedIn) {
    return (
      <Link
        to={wishlistPath(locale)}
        aria-current={here ? 'page' : undefined}
        className={className}
      >
        {inside}
      </Link>
    )
  }
  return (
    <button type="button" onClick={hint} className={`${className} noscript:hidden`}>
      {inside}
    </button>
  )
}
