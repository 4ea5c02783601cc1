export interface ToastMessage {
  kind: 'success' | 'info' | 'error'
  text: string
  /** Something that the visitor may do about it. */
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

/** Calls back when there is a toast and nobody to show it. Answers with what ends the waiting. */
export function onFirstToast(call: () => void): () => void {
  wake = call
  if (waiting.length > 0) call()
  return () => {
    wake = null
  }
}

/** Hears of every toast, also of those that came before it. Answers with what ends the listening. */
export function listenForToasts(hear: Listener): () => void {
  listener = hear
  for (const message of waiting.splice(0)) hear(message)
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
