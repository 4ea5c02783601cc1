import { maxLengths } from '@tsiran/contract/limits'
import { ApiError } from '@tsiran/contract/client'
import { Button } from '@tsiran/ui/button'
import { Dialog } from '@tsiran/ui/dialog'
import { Field } from '@tsiran/ui/field'
import { RadioCard } from '@tsiran/ui/checkbox'
import { Spinner } from '@tsiran/ui/spinner'
import { useState, type FormEvent, type RefObject } from 'react'
import { useMutation, useQuery, useQueryClient } from '../../platform/api/query-hooks.ts'
import { api } from '../../platform/api/api.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { maxTypedQuantity } from '../product/quantity.ts'
import { QuantityStepper } from '../product/quantity-stepper.tsx'

export interface AddToListDialogProps {
  variant: { sku: string; name: string; min_qty: number }
  open: boolean
  onClose: () => void
  opener: RefObject<HTMLElement | null>
}

const listsKey = ['shopping-lists'] as const

/** Asks for the list and the quantity. A product that is in the list gets the new quantity. */
export function AddToListDialog({ variant, open, onClose, opener }: AddToListDialogProps) {
  const t = useMessages()
  const locale = useLocale()
  const { data: lists, isError } = useQuery({
    queryKey: listsKey,
    enabled: open,
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await api('GET /api/shopping-lists', { query: { locale }, signal })).data.filter(
        ({ own }) => own,
      ),
  })
  return (
    <Dialog open={open} onClose={onClose} title={t('shoppingLists.addTo')} opener={opener}>
      {isError && <p role="alert">{t('shell.loadFailed')}</p>}
      {!lists && !isError && <Spinner />}
      {lists && <ChoiceForm variant={variant} lists={lists} onDone={onClose} />}
    </Dialog>
  )
}

interface ChoiceFormProps {
  variant: AddToListDialogProps['variant']
  lists: readonly { id: number; name: string }[]
  onDone: () => void
}

function ChoiceForm({ variant, lists, onDone }: ChoiceFormProps) {
  const t = useMessages()
  const locale = useLocale()
  const toast = useToast()
  const queries = useQueryClient()
  const [quantity, setQuantity] = useState(variant.min_qty)
  const [chosen, setChosen] = useState(lists[0]?.id ?? 0)
  const save = useMutation({
    mutationFn: async (name: string) => {
      const body = { locale, lines: [{ sku: variant.sku, quantity }] }
      const call =
        chosen === 0
          ? api('POST /api/shopping-lists', { body: { ...body, name } })
          : api('PUT /api/shopping-lists/:id/lines', { params: { id: chosen }, body })
      return (await call).data
    },
    onSuccess: (list) => {
      toast.success(t('shoppingLists.addedTo', { list: list.name, name: variant.name, quantity }))
      void queries.invalidateQueries({ queryKey: listsKey })
      onDone()
    },
  })
  const problem =
    save.error instanceof ApiError
      ? (Object.values(save.error.fields)[0]?.[0] ?? save.error.message)
      : save.isError
        ? t('errors.unavailable')
        : undefined
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    if (!save.isPending) save.mutate(typeof name === 'string' ? name : '')
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <p className="font-semibold">{variant.name}</p>
      <QuantityStepper
        name={variant.name}
        value={quantity}
        rule={{ step: variant.min_qty, max: maxTypedQuantity }}
        onChange={setQuantity}
        className="max-w-44"
      />
      {lists.length > 0 && (
        <fieldset className="grid max-h-72 gap-2 overflow-y-auto">
          <legend className="sr-only">{t('shoppingLists.addTo')}</legend>
          {[...lists, { id: 0, name: t('shoppingLists.newList') }].map(({ id, name }) => (
            <RadioCard
              key={id}
              name="list"
              value={id}
              label={name}
              checked={chosen === id}
              onChange={() => setChosen(id)}
            />
          ))}
        </fieldset>
      )}
      {chosen === 0 && (
        <Field
          name="name"
          label={t('shoppingLists.name')}
          error={problem}
          required
          maxLength={maxLengths.listName}
          autoComplete="off"
        />
      )}
      {chosen !== 0 && problem && (
        <p role="alert" className="font-medium text-red">
          {problem}
        </p>
      )}
      <Button type="submit" loading={save.isPending}>
        {t('shoppingLists.add')}
      </Button>
    </form>
  )
}
