import { data, useActionData, type ActionFunctionArgs } from 'react-router'
import { NewsletterForm } from '../../features/contact/newsletter-form.tsx'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { clientContext } from '../../platform/api/context.ts'
import { textOf } from '@tsiran/app-kit/forms/field-errors'
import { readLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { NewsletterCard } from './newsletter-card.tsx'

/** Handles the newsletter's form of any page, where scripts are off. */
export async function action({ params, context, request }: ActionFunctionArgs) {
  const locale = readLocale(params)
  const subscriber_email = textOf(await request.formData(), 'subscriber_email')
  try {
    const { success } = await context.get(clientContext)('POST /api/subscribe', {
      body: { subscriber_email, locale },
    })
    return data({ kind: 'success' as const, text: success, typed: '' })
  } catch (error) {
    if (!isApiError(error)) throw error
    return data(
      { kind: 'error' as const, text: error.message, typed: subscriber_email },
      { status: error.status },
    )
  }
}

/** The newsletter's form as a page, with the answer to the post. */
export default function SubscribePage() {
  const answer = useActionData<typeof action>()
  const t = useMessages()
  return (
    <NewsletterCard title={t('site.newsletter.title')} text={t('site.newsletter.hint')}>
      {answer && <Notice kind={answer.kind}>{answer.text}</Notice>}
      {answer?.kind !== 'success' && <NewsletterForm typed={answer?.typed ?? ''} />}
    </NewsletterCard>
  )
}
