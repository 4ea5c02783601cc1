import { newsletterPath } from '@tsiran/contract/shop-paths'
import { ButtonLink } from '@tsiran/ui/button'
import { useRef, useState } from 'react'
import { lazyPart } from '@tsiran/app-kit/browser/lazy-part'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useSeen } from '@tsiran/app-kit/browser/use-seen'

const NewsletterForm = lazyPart(
  async () => (await import('../contact/newsletter-form.tsx')).NewsletterForm,
)

/** The newsletter's form. Its code loads when the footer is near; until then, and without scripts, a link leads to its page. */
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
