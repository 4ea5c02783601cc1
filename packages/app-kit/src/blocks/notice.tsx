import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import type { ReactNode } from 'react'

const looks = {
  success: { icon: IconCircleCheck, className: 'border-leaf/30 bg-leaf-soft text-leaf' },
  warning: { icon: IconAlertTriangle, className: 'border-apricot/60 bg-apricot-soft text-ink' },
  error: { icon: IconAlertTriangle, className: 'border-red/30 bg-red-soft text-red' },
} as const

/** A message on the page itself, read out when it appears. In a grid, the gap is its margin. */
export function Notice({ kind, children }: { kind: keyof typeof looks; children: ReactNode }) {
  const { icon: Icon, className } = looks[kind]
  return (
    <div
      role={kind === 'success' ? 'status' : 'alert'}
      className={`mb-4 [.grid>&]:mb-0 flex items-start gap-3 rounded-card border px-4 py-3 ${className}`}
    >
      <Icon size={22} aria-hidden className="mt-0.5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
