import { Field } from '@tsiran/ui/field'
import { Button } from '@tsiran/ui/button'
import { useState } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { OrderedList } from '../lists/ordered-list.tsx'

export interface PictureFieldProps {
  label: string
  /** Media keys in their order; the first one is the main picture. */
  value: readonly string[]
  onChange: (keys: string[]) => void
  /** Addresses of small pictures by their keys, as far as they are known. */
  addresses: ReadonlyMap<string, string>
  max: number
  disabled: boolean
}

/** The pictures of a thing in their order. */
export function PictureField(props: PictureFieldProps) {
  const { label, value, onChange, addresses, max, disabled } = props
  const t = useMessages()
  const [key, setKey] = useState('')
  const add = () => {
    const added = key.trim()
    if (!added || value.includes(added)) return
    onChange([...value, added])
    setKey('')
  }
  return (
    <div>
      {value.length === 0 && <p className="text-muted">{t('media.none')}</p>}
      <OrderedList
        label={label}
        items={value}
        idOf={(one) => one}
        nameOf={(one) => one}
        firstMark={t('media.main')}
        onChange={onChange}
        disabled={disabled}
      >
        {(one) => (
          <span className="flex items-center gap-3">
            <img
              src={addresses.get(one) ?? `/media/${one}/240.webp`}
              alt=""
              width={48}
              height={48}
              className="size-12 shrink-0 rounded-md bg-line/40 object-cover"
            />
            <span className="min-w-0 text-sm wrap-anywhere">{one}</span>
          </span>
        )}
      </OrderedList>
      {!disabled && value.length < max && (
        <div className="mt-3 flex items-end gap-2">
          <Field
            className="min-w-0 flex-1"
            label={t('media.key')}
            value={key}
            onChange={({ target }) => setKey(target.value)}
          />
          <Button variant="secondary" onClick={add}>
            {t('media.add')}
          </Button>
        </div>
      )}
    </div>
  )
}
