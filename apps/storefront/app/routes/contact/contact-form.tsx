import { maxLengths } from '@tsiran/contract/limits'
import { Button } from '@tsiran/ui/button'
import { Field, TextArea } from '@tsiran/ui/field'
import { Form, useNavigation } from 'react-router'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { checkContactForm, type ContactField, type Refused } from './contact-values.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useFormErrors } from '@tsiran/app-kit/forms/use-form-errors'

/** Name, e-mail, phone, message. A plain form first; with scripts its errors show before it is sent. */
export function ContactForm({ refused }: { refused: Refused | undefined }) {
  const t = useMessages()
  const busy = useNavigation().formMethod === 'POST'
  const { form, words, onSubmit, onInput } = useFormErrors<ContactField>({
    check: checkContactForm,
    refused: refused?.errors,
    busy,
  })
  const typed = refused?.typed
  const optional = <span className="font-normal text-muted"> ({t('site.contact.optional')})</span>
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      aria-label={t('site.contact.title')}
      className="grid gap-4 rounded-card border border-line bg-card p-5 sm:grid-cols-2 sm:p-8"
    >
      {typeof refused?.failure === 'string' && (
        <div className="-mb-4 sm:col-span-2">
          <Notice kind="error">{refused.failure || t('errors.unavailable')}</Notice>
        </div>
      )}
      <Field
        name="name"
        label={t('site.contact.name')}
        autoComplete="name"
        maxLength={maxLengths.senderName}
        required
        defaultValue={typed?.name}
        error={words('name')}
        className="sm:col-span-2"
      />
      <Field
        name="email"
        type="email"
        inputMode="email"
        label={t('site.contact.email')}
        autoComplete="email"
        maxLength={maxLengths.email}
        required
        defaultValue={typed?.email}
        error={words('email')}
      />
      <Field
        name="phone"
        type="tel"
        label={
          <>
            {t('site.contact.phone')}
            {optional}
          </>
        }
        autoComplete="tel"
        maxLength={maxLengths.senderPhone}
        defaultValue={typed?.phone}
        error={words('phone')}
      />
      <TextArea
        name="message"
        label={t('site.contact.message')}
        rows={7}
        maxLength={maxLengths.message}
        required
        defaultValue={typed?.message}
        error={words('message')}
        className="sm:col-span-2"
      />
      {/* A honeypot for bots. */}
      <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
        <label>
          {t('site.contact.trap')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" loading={busy} className="justify-self-start sm:col-span-2">
        {t('site.contact.send')}
      </Button>
    </Form>
  )
}
