import { maxLengths } from '@tsiran/contract/limits'
import { Button } from '@tsiran/ui/button'
import { Field } from '@tsiran/ui/field'
import {
  data,
  Form,
  useActionData,
  useNavigation,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
} from 'react-router'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { loadUnpaidOrder } from '../../features/cart/load-unpaid-order.ts'
import { OrderStatus } from '../../features/orders/order-status.tsx'
import { UnpaidNotice } from '../../features/orders/unpaid-notice.tsx'
import { requireRefusal } from '@tsiran/app-kit/forms/submit'
import { actOrStay } from '../../platform/api/act-or-stay.ts'
import { clientContext } from '../../platform/api/context.ts'
import {
  emailProblem,
  onlyErrors,
  requiredProblem,
  textOf,
  typedText,
  type FieldErrors,
} from '@tsiran/app-kit/forms/field-errors'
import { readLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useFormErrors } from '@tsiran/app-kit/forms/use-form-errors'

type TrackField = 'number' | 'email'

const check = (form: FormData): FieldErrors<TrackField> =>
  onlyErrors({
    number: requiredProblem(textOf(form, 'number')),
    email: emailProblem(textOf(form, 'email')),
  })

/** The answer that finds nothing, with what was typed. */
const nothingFor = (form: FormData) => ({
  asked: { number: typedText(textOf(form, 'number')), email: typedText(textOf(form, 'email')) },
  errors: {},
  status: null,
  unpaid: null,
  failure: null,
})

/**
 * Looks up an order's status; whoever placed it is led to its payment. Number and e-mail are posted, so that no address contains
 * them.
 */
export async function action({ params, context, request }: ActionFunctionArgs) {
  const locale = readLocale(params)
  const form = await request.formData()
  const nothing = nothingFor(form)
  const { asked } = nothing
  const errors = check(form)
  if (Object.keys(errors).length > 0) return data({ ...nothing, errors }, { status: 422 })
  const id = Number(asked.number.replace(/^[#№]\s*/, ''))
  if (!Number.isSafeInteger(id) || id < 1)
    return data({ ...nothing, failure: 'unknown' as const }, { status: 404 })
  try {
    const { data: found } = await context.get(clientContext)('GET /api/orders/track', {
      query: { locale, id, email: asked.email },
    })
    const unpaid =
      found.status === 'pending_payment' ? await loadUnpaidOrder(context, locale, id) : null
    return data({ ...nothing, status: found, unpaid })
  } catch (error) {
    const refusal = requireRefusal(error)
    return data(
      { ...nothing, failure: refusal.status === 404 ? ('unknown' as const) : refusal.message },
      { status: refusal.status },
    )
  }
}

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
    check,
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
