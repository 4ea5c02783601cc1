import type { ComponentProps } from 'react'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Its accessible name. */
  label: string
}

/** A round button of 44 px around an icon. */
export function IconButton({ label, type = 'button', className = '', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={`grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-ink transition-colors duration-150 hover:bg-leaf-soft active:bg-leaf/15 disabled:cursor-not-allowed disabled:text-muted ${className}`}
    />
  )
}
