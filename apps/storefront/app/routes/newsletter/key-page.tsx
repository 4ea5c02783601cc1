import { homePath } from '@tsiran/contract/shop-paths'
import { Button, ButtonLink } from '@tsiran/ui/button'
import { Form, useActionData, useNavigation } from 'react-router'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { NewsletterCard } from './newsletter-card.tsx'
import type { spendOrStay } from './spend-key.ts'

/** A page for a link in a mail: one button, then the result. */
export function KeyPage({ kind }: { kind: 'confirm' | 'end' }) {
  const answer = useActionData<typeof spendOrStay>()
  const t = useMessages()
  const locale = useLocale()
  const busy = useNavigation().formMethod === 'POST'
  return (
    <NewsletterCard
      title={t(`site.newsletter.${kind}Title`)}
      text={answer ? undefined : t(`site.newsletter.${kind}Text`)}
    >
      {answer && (
        <Notice kind={answer.outcome === 'done' ? 'success' : 'error'}>
          {answer.message || t('errors.unavailable')}
        </Notice>
      )}
      {answer && answer.outcome !== 'again' ? (
        <ButtonLink to={homePath(locale)} className="w-full">
          {t('site.newsletter.home')}
        </ButtonLink>
      ) : (
        <Form method="post">
          <Button type="submit" loading={busy} className="w-full">
            {t(`site.newsletter.${kind}`)}
          </Button>
        </Form>
      )}
    </NewsletterCard>
  )
}
