import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import type { Cart } from '@tsiran/contract/cart-shapes'
import { Button } from '@tsiran/ui/button'
import { Form, useNavigation } from 'react-router'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useIsMutating } from '../../platform/api/use-mutation.ts'

/** The form that is being submitted, if any; submissions wait for quantity changes. */
function useSending() {
  const { formData } = useNavigation()
  const changing = useIsMutating() > 0
  return { sending: formData?.get('intent'), changing }
}

/** Merges the carts of sub-users into the Manager's. */
export function SyncForm({ cart }: { cart: Cart | null }) {
  const t = useMessages()
  const { sending, changing } = useSending()
  const own = cart?.items.filter(({ locked }) => !locked) ?? []
  return (
    <Form method="post" preventScrollReset className="mb-3 w-full">
      <input type="hidden" name="intent" value="sync" />
      {own.map(({ id, quantity }) => (
        <input key={id} type="hidden" name="shown" value={`${id}:${quantity}`} />
      ))}
      <Button
        type="submit"
        variant="secondary"
        title={t('companies.syncHint')}
        loading={sending === 'sync'}
        disabled={changing}
        className="w-full"
      >
        <IconRefresh size={20} aria-hidden className="shrink-0" />
        {t('companies.sync')}
      </Button>
    </Form>
  )
}

/** Sends the sub-user's cart to the Manager, who orders. */
export function ConfirmForm() {
  const t = useMessages()
  const { sending, changing } = useSending()
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="confirm" />
      <Button type="submit" loading={sending === 'confirm'} disabled={changing} className="w-full">
        {t('companies.confirm')}
      </Button>
      <p className="mt-2 hidden text-sm text-muted md:block">{t('companies.confirmHint')}</p>
    </Form>
  )
}
