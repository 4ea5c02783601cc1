import { useMemo } from 'react'

export interface ToastMessage {
  kind: 'success' | 'error'
  text: string
}

type Listener = (message: ToastMessage) => void

const waiting: ToastMessage[] = []
let listener: Listener | null = null

function show(message: ToastMessage): void {
  if (listener) listener(message)
  else waiting.push(message)
}

/** Hears of every toast, also of those that came before it. Answers with what ends the listening. */
export function listenForToasts(hear: Listener): () => void {
  listener = hear
  for (const message of waiting.splice(0)) hear(message)
  return () => {
    listener = null
  }
}

/** Short notes that close by themselves after 5 s. */
export function useToast() {
  return useMemo(
    () => ({
      success: (text: string) => show({ kind: 'success', text }),
      error: (text: string) => show({ kind: 'error', text }),
    }),
    [],
  )
}
