import { maxLengths } from '@tsiran/contract/limits'
import { Button } from '@tsiran/ui/button'
import { Field } from '@tsiran/ui/field'
import { Form, useActionData, useNavigation, type ClientActionFunctionArgs } from 'react-router'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { OrderStatus } from '../../features/orders/order-status.tsx'
import { UnpaidNotice } from '../../features/orders/unpaid-notice.tsx'
import { actOrStay } from '../../platform/api/act-or-stay.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useFormErrors } from '@tsiran/app-kit/forms/use-form-errors'
import type { action } from './track-action.ts'
import { type TrackField, checkTrackForm, nothingFor } from './track-values.ts'

export { action } from './track-action.ts'

/** If the network fails, the form stays with what was typed; '' is the reason. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const nothing = nothingFor(await request.clone().formData())
  return actOrStay(serverAction<typeof action>, { ...nothing, failure: '' })
}

/** The status of an order, for anybody with its number and e-mail (R38). */
export default function TrackOrderPage() {
  const answer = useActionData<typeof clientAction>()
  const t = useMessages()
  const busy = useNavigation().formMethod === 'POST'
  const { form, words, onSubmit, onInput } = useFormErrors<TrackField>({
    check: checkTrackForm,
    refused: answer?.errors,
    busy,
  })
  return (
    <div className="mx-auto mt-6 w-full max-w-xl rounded-card border border-line bg-card p-5 sm:mt-10 sm:p-8">
      <title>{t('orders.track')}</title>
      <h1 className="mb-2 text-2xl font-extrabold">{t('orders.track')}</h1>
      <p className="mb-5 text-muted">{t('orders.trackHint')}</p>
      {typeof answer?.failure === 'string' && (
        <Notice kind="error">
          {answer.failure === 'unknown'
            ? t('orders.unknown')
            : answer.failure || t('errors.unavailable')}
        </Notice>
      )}
      {answer?.status && (
        <Notice kind="success">
          {t('orders.title', { number: answer.asked.number })}:{' '}
          <b>
            <OrderStatus status={answer.status.status} label={answer.status.status_label} />
          </b>
        </Notice>
      )}
      {answer?.unpaid && <UnpaidNotice order={answer.unpaid} />}
      <Form
        ref={form}
        method="post"
        noValidate
        onSubmit={onSubmit}
        onInput={onInput}
        className="grid gap-4"
      >
        <Field
          name="number"
          label={t('thanks.number')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={maxLengths.orderNumber}
          required
          defaultValue={answer?.asked.number}
          error={words('number')}
        />
        <Field
          name="email"
          type="email"
          inputMode="email"
          label={t('checkout.email')}
          autoComplete="email"
          maxLength={maxLengths.email}
          required
          defaultValue={answer?.asked.email}
          error={words('email')}
        />
        <Button type="submit" loading={busy}>
          {t('orders.trackSubmit')}
        </Button>
      </Form>
    </div>
  )
}
