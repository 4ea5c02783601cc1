import { newsletterPath } from '@tsiran/contract/shop-paths'
import { ButtonLink } from '@tsiran/ui/button'
import { useRef, useState } from 'react'
import { lazyPart } from '../../platform/browser/lazy-part.tsx'
import { useLocale } from '../../platform/i18n/locale.ts'
import { useMessages } from '../../platform/i18n/messages.ts'
import { useSeen } from '../../platform/browser/use-seen.ts'

const NewsletterForm = lazyPart(async () => (await import('../content/newsletter-form.tsx')).NewsletterForm)

/** The newsletter's form. Its code comes when the footer is near; until then, and without scripts, a link leads to its page. */
export function FooterNewsletter() {
  const t = useMessages()
  const locale = useLocale()
  const [failed, setFailed] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const near = useSeen(place, '300px')
  return (
    <section aria-labelledby="newsletter" className="rounded-card bg-apricot-soft/60 p-5 sm:p-6">
      <div className="grid gap-x-8 gap-y-3 lg:grid-cols-2">
        <div className="max-w-lg">
          <h2 id="newsletter" className="text-lg font-bold">
            {t('site.newsletter.title')}
          </h2>
          <p>{t('site.newsletter.hint')}</p>
        </div>
        <div ref={place} className="min-h-18">
          {near && !failed ? (
            <NewsletterForm onFailed={() => setFailed(true)} />
          ) : (
            <ButtonLink to={newsletterPath(locale)}>{t('site.newsletter.submit')}</ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}
