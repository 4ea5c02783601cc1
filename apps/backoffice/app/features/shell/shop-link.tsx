import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import { buttonClass } from '@tsiran/ui/button'
import { useMessages } from '../../platform/i18n/language.tsx'

/** Opens a thing's page of the shop in a tab of its own. */
export function ShopLink({ href }: { href: string }) {
  const t = useMessages()
  return (
    <a href={href} target="_blank" rel="noreferrer" className={buttonClass('secondary')}>
      <IconExternalLink size={18} aria-hidden />
      {t('common.inShop')}
    </a>
  )
}
