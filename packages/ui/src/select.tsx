import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import type { ComponentProps } from 'react'
import { controlClass } from './control.tsx'

/** The browser's own select with the shop's styles: best on phones and for keyboards. */
export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return (
    <span className={`relative inline-grid ${className}`}>
      <select {...rest} className={`${controlClass} cursor-pointer appearance-none pr-10`} />
      <IconChevronDown
        size={18}
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2"
      />
    </span>
  )
}
