import { homePath } from '@tsiran/contract/shop-paths'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { historyIndex } from '../../features/layout/use-shopping-place.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { placeToReturn } from '../../features/shop/shopping-place.ts'

interface ContinueLinkProps {
  /** Where the cart's form was posted from, without scripts. */
  back: string
  className: string
}

/** Leads back to the last page where products were chosen, at its scroll position; home where none is known. */
export function ContinueLink({ back, className }: ContinueLinkProps) {
  const t = useMessages()
  const locale = useLocale()
  const navigate = useNavigate()
  const [place, setPlace] = useState<ReturnType<typeof placeToReturn>>(null)
  useEffect(() => setPlace(placeToReturn(locale, historyIndex())), [locale])
  const steps = back ? null : (place?.steps ?? null)
  return (
    <Link
      to={back || place?.address || homePath(locale)}
      onClick={(event) => {
        if (steps === null || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void navigate(steps)
      }}
      className={className}
    >
      <IconArrowLeft size={20} aria-hidden />
      {t('cart.continue')}
    </Link>
  )
}
