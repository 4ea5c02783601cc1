import { homePath } from '@tsiran/contract/shop-paths'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs'
import { Button, ButtonLink, type ButtonVariant } from '@tsiran/ui/button'
import { IconButton } from '@tsiran/ui/icon-button'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { Section } from './section.tsx'

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger']

/** Buttons of every kind: at rest, busy, and not available; links that look like them; round ones. */
export function Buttons() {
  const t = useMessages()
  const locale = useLocale()
  return (
    <Section title={t('site.components.buttons')} className="grid gap-3">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          <Button variant={variant}>{t(`site.components.${variant}`)}</Button>
          <Button variant={variant} loading>
            {t('site.components.busy')}
          </Button>
          <Button variant={variant} disabled>
            {t('site.components.disabled')}
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink to={homePath(locale)} variant="secondary">
          {t('site.newsletter.home')}
        </ButtonLink>
        <IconButton label={t('wishlist.add')}>
          <IconHeart size={22} aria-hidden />
        </IconButton>
        <IconButton label={t('product.share')} disabled>
          <IconShare size={22} aria-hidden />
        </IconButton>
      </div>
    </Section>
  )
}
