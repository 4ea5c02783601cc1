import { maxLengths } from '@tsiran/contract/limits'
import { isNewsletterEmail } from '@tsiran/contract/newsletter-email'
import { newsletterPath } from '@tsiran/contract/shop-paths'
import { visibleText } from '@tsiran/contract/visible-text'
import { controlClass } from '@tsiran/ui/control'
import { useEffect, useId, useState, type FormEvent } from 'react'
import { api } from '../../platform/api/api.ts'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** Milliseconds that the answer is shown (spec 2 §9). */
const shownMs = 3000

interface Answer {
  kind: 'success' | 'error'
  text: string
}

/** Subscribes to the newsletter. Without scripts it posts to a page of its own, which shows the answer and the `typed` text. */
export function NewsletterForm({ typed }: { typed?: string }) {
  const t = useMessages()
  const locale = useLocale()
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    if (!answer) return
    const timer = setTimeout(() => setAnswer(null), shownMs)
    return () => clearTimeout(timer)
  }, [answer])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const box = form.elements.namedItem('subscriber_email') as HTMLInputElement
    const sent = box.value
    const email = visibleText(sent).trim()
    if (!isNewsletterEmail(email))
      return setAnswer({ kind: 'error', text: t('errors.subscriber_email_invalid') })
    setBusy(true)
    try {
      const { success } = await api('POST /api/subscribe', {
        body: { subscriber_email: email, locale },
      })
      // What was typed meanwhile stays.
      if (box.value === sent) form.reset()
      setAnswer({ kind: 'success', text: success })
    } catch (error) {
      setAnswer({
        kind: 'error',
        text: isApiError(error) ? error.message : t('errors.unavailable'),
      })
    } finally {
      setBusy(false)
    }
  }

  const wrong = answer?.kind === 'error'
  return (
    <form method="post" action={newsletterPath(locale)} noValidate onSubmit={onSubmit}>
      <label htmlFor={id} className="sr-only">
        {t('site.newsletter.label')}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          name="subscriber_email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={maxLengths.email}
          required
          defaultValue={typed}
          placeholder={t('site.newsletter.placeholder')}
          aria-invalid={wrong || undefined}
          aria-describedby={`${id}-answer`}
          className={`${controlClass} min-w-48 flex-1`}
        />
        <button
          type="submit"
          aria-busy={busy || undefined}
          className="min-h-11 cursor-pointer rounded-control bg-leaf px-4 font-bold text-white transition-colors duration-150 hover:bg-leaf-dark aria-busy:cursor-wait aria-busy:bg-muted"
        >
          {t('site.newsletter.submit')}
        </button>
      </div>
      <p
        id={`${id}-answer`}
        role="status"
        className={`mt-1.5 min-h-[1.45em] text-sm font-medium ${wrong ? 'text-red' : 'text-leaf'}`}
      >
        {answer?.text}
      </p>
    </form>
  )
}
