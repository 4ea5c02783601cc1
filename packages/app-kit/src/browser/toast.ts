export interface ToastMessage {
  kind: 'success' | 'info' | 'error'
  text: string
  /** An action that the visitor may take. */
  action?: { label: string; run: () => void }
  /** How long it stays: 5 s where it does not say. */
  timeoutMs?: number
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

/** As long as an action can be taken back. */
const undoMs = 10_000

const toast = {
  success: (text: string, action?: ToastMessage['action']) =>
    show({ kind: 'success', text, ...(action && { action }) }),
  info: (text: string) => show({ kind: 'info', text }),
  error: (text: string) => show({ kind: 'error', text }),
  /** Tells what was done, with a button that takes it back for 10 s. */
  undoable: (text: string, undo: { label: string; run: () => void }) =>
    show({ kind: 'success', text, action: undo, timeoutMs: undoMs }),
}

/** Short notes that close by themselves. */
export const useToast = () => toast
