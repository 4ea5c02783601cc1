export interface ToastMessage {
  kind: 'success' | 'info' | 'error'
  text: string
  /** An action that the visitor may take. */
  action?: { label: string; run: () => void }
}

type Listener = (message: ToastMessage) => void

const waiting: ToastMessage[] = []
let listener: Listener | null = null
let wake: (() => void) | null = null

function show(message: ToastMessage): void {
  if (listener) return listener(message)
  waiting.push(message)
  wake?.()
}

/** Calls back when a toast waits and no listener shows it. Returns the function that ends it. */
export function onFirstToast(call: () => void): () => void {
  wake = call
  if (waiting.length > 0) call()
  return () => {
    wake = null
  }
}

/** Listens to all toasts, also those that wait already. Returns the function that ends it. */
export function listenForToasts(next: Listener): () => void {
  listener = next
  for (const message of waiting.splice(0)) next(message)
  return () => {
    listener = null
  }
}

const toast = {
  success: (text: string, action?: ToastMessage['action']) => show({ kind: 'success', text, ...(action && { action }) }),
  info: (text: string) => show({ kind: 'info', text }),
  error: (text: string) => show({ kind: 'error', text }),
}

/** Short notes that close by themselves after 5 s. */
export const useToast = () => toast
