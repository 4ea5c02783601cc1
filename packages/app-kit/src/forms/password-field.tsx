import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { controlClass } from '@tsiran/ui/control'
import { FieldFrame } from '@tsiran/ui/field'
import { useState, type ComponentProps } from 'react'
import { useMessages } from '../i18n/messages.ts'

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  label: string
  hint?: string
  error: string | undefined
}

/** A password that can be shown while it is typed. */
export function PasswordField({ label, hint, error, className, ...input }: PasswordFieldProps) {
  const t = useMessages()
  const [shown, setShown] = useState(false)
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(described) => (
        <span className="relative block">
          <input
            {...input}
            {...described}
            type={shown ? 'text' : 'password'}
            className={`${controlClass} pr-12`}
          />
          <button
            type="button"
            aria-label={t('auth.showPassword')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute top-0 right-0 grid size-11 cursor-pointer place-items-center rounded-control text-muted hover:text-leaf noscript:hidden"
          >
            <Icon size={20} aria-hidden />
          </button>
        </span>
      )}
    </FieldFrame>
  )
}
