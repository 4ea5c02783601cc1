import type { Text3 } from '@tsiran/contract/admin/schema'
import { Text3Field } from '@tsiran/ui/text3/text3-field'
import type { FieldError } from 'react-hook-form'
import { RichTextField } from '../../editor/rich-text-field.tsx'
import { useProductField, type Common } from './form-fields.tsx'

type TextPath = 'name' | 'short_description' | 'description' | 'meta_title'

interface Text3Props extends Omit<Common, 'label' | 'hint'> {
  name: TextPath
  label: string
  hint?: string
  maxLength?: number
}

const messagesOf = (parts: Partial<Record<string, FieldError>> | undefined) =>
  Object.fromEntries(Object.entries(parts ?? {}).map(([lang, part]) => [lang, part?.message]))

/** A text in every language. */
export function FormText3({
  name,
  ...props
}: Text3Props & { multiline?: boolean; required?: boolean }) {
  const { value, parts, set } = useProductField(name)
  return <Text3Field<Text3> {...props} value={value} onChange={set} errors={messagesOf(parts)} />
}

/** A text with headings, lists and tables in every language. */
export function FormRichText({ name, ...props }: Text3Props) {
  const { value, parts, set } = useProductField(name)
  return (
    <RichTextField
      {...props}
      kind="description"
      value={value}
      onChange={set}
      errors={messagesOf(parts)}
    />
  )
}
