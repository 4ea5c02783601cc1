import { Toast } from '@base-ui/react/toast'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, type MouseEvent } from 'react'
import { useUiTexts } from './ui-texts.tsx'

/** Milliseconds that a toast is shown. */
const shownMs = 5000

export interface ToastMessage {
  kind: 'success' | 'info' | 'error'
  text: string
  /** A button next to the text. */
  action?: { label: string; run: () => void }
  /** How long it stays. */
  timeoutMs?: number
}

/** Calls the listener with every message. Returns the function that ends it. */
export type ToastSource = (listener: (message: ToastMessage) => void) => () => void

interface ToastRegionProps {
  source: ToastSource
}

/**
 * The toasts; on a phone the newest shows alone. Their timeout stops while they are hovered or focused. The class `toasts` of
 * the application says where they are, since it knows its bars.
 */
export function ToastRegion({ source }: ToastRegionProps) {
  const texts = useUiTexts()
  return (
    <Toast.Provider timeout={shownMs} limit={4}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={texts.notifications}
          className="toasts fixed z-60 mx-auto flex max-w-md flex-col gap-2 outline-none"
        >
          <Toasts source={source} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

/**
 * Base UI reads errors out beside the toasts, and hides these until they have the focus, which the keyboard reaches all the same. They are
 * shown to assistive technology too, but not read out twice.
 */
const spokenOnce = { 'aria-hidden': false, 'aria-live': 'off' } as const

function Toasts({ source }: { source: ToastSource }) {
  const { toasts, add, close } = Toast.useToastManager()
  const texts = useUiTexts()
  useEffect(
    () =>
      source(({ kind, text, action, timeoutMs = shownMs }) => {
        // What the person did: the row that was moved, or its menu.
        const from = document.activeElement
        const id = add({
          title: text,
          type: kind,
          timeout: timeoutMs,
          priority: kind === 'error' ? 'high' : 'low',
          ...(action && {
            actionProps: {
              children: action.label,
              onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
                const isByKeyboard = currentTarget.matches(':focus-visible')
                close(id)
                action.run()
                if (isByKeyboard && from instanceof HTMLElement) from.focus({ preventScroll: true })
              },
            },
          }),
        })
      }),
    [source, add, close],
  )
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      data-toast
      {...(toast.type === 'error' && spokenOnce)}
      swipeDirection={['right', 'down', 'up']}
      className="rounded-control bg-ink text-white shadow-lg shadow-ink/25 transition duration-200 data-ending-style:translate-y-3 data-ending-style:opacity-0 data-limited:hidden max-md:not-first:hidden data-starting-style:translate-y-3 data-starting-style:opacity-0 motion-reduce:transition-none"
    >
      <Toast.Content className="flex items-center gap-3 py-1 pr-1 pl-4">
        <ToastIcon kind={toast.type} />
        {/* A long word beside the text has a row of its own on a phone. */}
        <div className="flex min-w-0 flex-1 flex-wrap items-center">
          <Toast.Title className="min-w-0 flex-1 basis-40 py-2 leading-snug font-medium" />
          <Toast.Action className="-mx-3 min-h-11 shrink-0 cursor-pointer rounded-control px-3 font-bold text-apricot hover:bg-white/15 focus-visible:outline-white" />
        </div>
        {/* Base UI hides it from assistive technology until it has focus, though the keyboard reaches it. */}
        <Toast.Close
          aria-label={texts.close}
          aria-hidden={false}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-white/15 focus-visible:outline-white"
        >
          <IconX size={20} aria-hidden />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}

const icons: Partial<Record<string, typeof IconX>> = {
  info: IconInfoCircle,
  error: IconAlertTriangle,
}

function ToastIcon({ kind = 'success' }: { kind: string | undefined }) {
  const Icon = icons[kind] ?? IconCircleCheck
  return <Icon size={22} aria-hidden className="shrink-0 text-apricot" />
}
