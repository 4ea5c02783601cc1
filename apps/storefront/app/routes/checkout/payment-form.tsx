import { Button } from '@tsiran/ui/button'
import { Form, useNavigation } from 'react-router'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** Pays, checks the payment, or goes back to the cart. */
export function PaymentForm({ payable }: { payable: boolean }) {
  const t = useMessages()
  const acting = useNavigation().formData?.get('act')
  return (
    <Form method="post" className="mt-2 flex w-full max-w-sm flex-col gap-3">
      {payable && (
        <Button type="submit" name="act" value="pay" loading={acting === 'pay'}>
          {t('payment.pay')}
        </Button>
      )}
      <Button
        type="submit"
        name="act"
        value="check"
        variant={payable ? 'secondary' : 'primary'}
        loading={acting === 'check'}
      >
        {t('payment.check')}
      </Button>
      <Button
        type="submit"
        name="act"
        value="change"
        variant="quiet"
        loading={acting === 'change'}
        aria-describedby="change-hint"
      >
        {t('payment.change')}
      </Button>
      <p id="change-hint" className="text-sm text-muted">
        {t('payment.changeHint')}
      </p>
    </Form>
  )
}
