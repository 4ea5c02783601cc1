import { maxLengths } from '@tsiran/contract/limits'
import { shoppingListsPath } from '@tsiran/contract/shop-paths'
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import { Button } from '@tsiran/ui/button'
import { Field } from '@tsiran/ui/field'
import { useRef } from 'react'
import { useFetcher } from 'react-router'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useFormDraft } from '../session/use-form-draft.ts'
import { listSourceQuery, saveListLabel, type ListSource } from './list-source.ts'

interface SaveListFormProps extends ListSource {
  name?: string
  error?: string | undefined
  className?: string
}

/** Saves the cart or an order as a named list, by a post to the page of lists. */
export function SaveListForm({ className = '', ...fields }: SaveListFormProps) {
  const t = useMessages()
  return (
    <details className={`group ${className}`}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control font-semibold text-leaf hover:underline [&::-webkit-details-marker]:hidden">
        <IconListCheck size={20} aria-hidden />
        {t(saveListLabel(fields))}
      </summary>
      <NewListForm {...fields} />
    </details>
  )
}

/**
 * The name of a new list. A refusal leaves the page as it is, also where the network fails. After the end of the session, the page
 * of lists has the form with the name.
 */
export function NewListForm({ name = '', error, ...source }: SaveListFormProps) {
  const t = useMessages()
  const locale = useLocale()
  const { Form, data, state } = useFetcher<{ error: string }>()
  const action = shoppingListsPath(locale) + listSourceQuery(source)
  const form = useRef<HTMLFormElement>(null)
  useFormDraft(form, action)
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      className="mt-2 flex flex-wrap items-start gap-3"
    >
      <Field
        name="name"
        label={t('shoppingLists.name')}
        defaultValue={name}
        error={data ? data.error || t('errors.unavailable') : error}
        required
        maxLength={maxLengths.listName}
        autoComplete="off"
        className="min-w-48 flex-1"
      />
      <Button type="submit" variant="secondary" loading={state !== 'idle'} className="mt-7.5">
        {t('shoppingLists.save')}
      </Button>
    </Form>
  )
}
