import { CachedMarkup } from '../../platform/document/markup-cache.tsx'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useShop } from '../shop/shop.ts'

/** Links to the shop's pages in social networks. */
export function SocialLinks() {
  const t = useMessages()
  const { social, name: shop } = useShop()
  if (social.length === 0) return null
  return (
    <CachedMarkup of={['social', shop, social]}>
      <ul aria-label={t('footer.social')} className="mt-3 flex flex-wrap gap-2">
        {social.map(({ name, link, icon }) => (
          <li key={link}>
            <a
              href={link}
              rel="noopener"
              className="grid size-11 place-items-center rounded-full border border-line bg-cream transition-colors duration-150 hover:border-apricot hover:bg-apricot-soft"
            >
              <img
                src={`/storage/icons/${icon}`}
                alt={t('footer.socialLink', { shop, name })}
                width={20}
                height={20}
                loading="lazy"
                className="size-5 opacity-80"
              />
            </a>
          </li>
        ))}
      </ul>
    </CachedMarkup>
  )
}
