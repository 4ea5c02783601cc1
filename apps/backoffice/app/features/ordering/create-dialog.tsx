import { isApiError } from '@tsiran/app-kit/api/api-error'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { maxCatalogTexts } from '@tsiran/contract/admin/catalog-shapes'
import type { Locale } from '@tsiran/contract/locale'
import { Button } from '@tsiran/ui/button'
import { FormDialog } from '@tsiran/ui/form-dialog'
import { Text3Field, type Text3FieldProps } from '@tsiran/ui/text3/text3-field'
import type { ReactNode } from 'react'
import { text3Errors } from '../../platform/api/text3-errors.ts'

interface CreateDialogProps extends Pick<
  Text3FieldProps<Record<Locale, string>>,
  'label' | 'value' | 'onChange'
> {
  title: string
  /** The field of the call that holds the name. */
  field: 'label' | 'name'
  /** Of the button. */
  submit: string
  create: { isPending: boolean; error: Error | null; mutate: () => void }
  /** The other fields, with the errors of the last call. */
  children?: (errors: Readonly<Record<string, readonly string[]>>) => ReactNode
  onClose: () => void
}

/** Adds a thing of the catalogue by its names in every language. */
export function CreateDialog(props: CreateDialogProps) {
  const { title, field, label, value, onChange, submit, create, children, onClose } = props
  const locale = useLocale()
  const errors = isApiError(create.error) ? create.error.fields : {}
  return (
    <FormDialog onClose={onClose} title={title} wide>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!create.isPending) create.mutate()
        }}
      >
        <Text3Field
          label={label}
          value={value}
          onChange={onChange}
          required
          maxLength={maxCatalogTexts.name}
          preferred={locale}
          errors={text3Errors(field, errors)}
        />
        {children?.(errors)}
        <Button type="submit" loading={create.isPending} className="justify-self-end">
          {submit}
        </Button>
      </form>
    </FormDialog>
  )
}
