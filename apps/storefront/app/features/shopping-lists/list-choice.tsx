import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useQueryClient } from '../../platform/api/query-hooks.ts'
import { api } from '../../platform/api/api.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { maxLengths } from '@tsiran/contract/limits'
import { ApiError } from '@tsiran/contract/client'
import { Button } from '@tsiran/ui/button'
import { Field } from '@tsiran/ui/field'
import { RadioCard } from '@tsiran/ui/checkbox'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { maxTypedQuantity } from '../product/quantity.ts'
import { QuantityStepper } from '../product/quantity-stepper.tsx'
import { useMutation } from '../../platform/api/use-mutation.ts'
import { useFormDraft } from '../session/use-form-draft.ts'

/** A variant as the dialog needs it. */
export interface ListedVariant {
  sku: string
  name: string
  min_qty: number
}

interface ListChoiceProps {
  variant: ListedVariant
  lists: readonly { id: number; name: string }[]
  onDone: () => void
}

/** Chooses one of the lists, or names a new one, and the quantity. */
export function ListChoice({ variant, lists, onDone }: ListChoiceProps) {
  const t = useMessages()
  const locale = useLocale()
  const toast = useToast()
  const queries = useQueryClient()
  const [quantity, setQuantity] = useState(variant.min_qty)
  const [chosen, setChosen] = useState(lists[0]?.id ?? 0)
  const form = useRef<HTMLFormElement>(null)
  useFormDraft(form)
  // A name that was typed before the session ended is back in its field.
  useEffect(() => {
    if (new FormData(form.current!).get('name')) setChosen(0)
  }, [])
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
    <form ref={form} onSubmit={submit} className="grid gap-4">
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
      <Field
        name="name"
        label={t('shoppingLists.name')}
        error={chosen === 0 ? problem : undefined}
        required={chosen === 0}
        maxLength={maxLengths.listName}
        autoComplete="off"
        className={chosen === 0 ? '' : 'hidden'}
      />
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

/** The cached lists' key. */
export const listsKey = ['shopping-lists'] as const
